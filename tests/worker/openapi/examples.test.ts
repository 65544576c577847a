import { expect, test } from 'vitest'
import { judgeOf } from '#tests/support/openapi/faults-of.ts'
import { api } from '#worker/api.ts'
import { openApiDocument } from '#worker/openapi/document.ts'

const { document, faultsOf } = judgeOf(openApiDocument(api.routes))

type Content = Record<string, { schema?: object; example?: string }>
type Operation = { requestBody?: { content: Content }; responses: Record<string, { content?: Content }> }

const contents = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
	([path, methods]) =>
		Object.entries(methods).flatMap(([method, { requestBody, responses }]) => [
			...Object.entries(requestBody?.content ?? {}).map((each) => [`${method} ${path} request`, ...each] as const),
			...Object.values(responses).flatMap(({ content = {} }) =>
				Object.entries(content).map((each) => [`${method} ${path} answer`, ...each] as const),
			),
		]),
)

test('every request and every JSON answer has an example that its schema accepts', () => {
	expect(contents.length).toBeGreaterThan(150)
	for (const [name, type, { schema, example }] of contents) {
		if (!schema) continue
		expect(example, `${name}, ${type}`).toBeDefined()
		expect(faultsOf(JSON.parse(example ?? ''), schema), name).toEqual([])
	}
})
