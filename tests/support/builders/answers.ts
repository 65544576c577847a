import type { z } from 'zod/mini'
import { exampleOf } from '#worker/openapi/examples.ts'
import { answerSchema } from '#worker/openapi/json-schema.ts'

/** Makes an answer of the example in the API's document. A test names the fields that matter to it. */
export function anAnswer<Answer extends object>(
	contract: z.ZodMiniType<Answer>,
	parts: Partial<NoInfer<Answer>> = {},
): Answer {
	const { schema, named } = answerSchema(contract)
	return { ...contract.parse(exampleOf(schema, named)), ...parts }
}
