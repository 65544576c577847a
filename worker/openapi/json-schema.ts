import { z } from 'zod/mini'

export type JsonSchema = z.core.JSONSchema.BaseSchema

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>

/** A leading transform accepts a missing field, which zod's required list ignores. A refinement may require more. */
const requireAsParsed: Override = ({ zodSchema, jsonSchema }) => {
	const { def } = zodSchema._zod
	if (def.type !== 'object') return
	const { shape } = def as z.core.$ZodObjectDef
	const parsed = Object.keys(shape).filter((field) => shape[field]?._zod.optin === undefined)
	const required = parsed.concat((z.globalRegistry.get(zodSchema)?.required as string[] | undefined) ?? [])
	if (required.length > 0) jsonSchema.required = required
	else delete jsonSchema.required
}

/** zod leaves out the default of a schema that begins with a transform. */
const keepDefault: Override = ({ zodSchema, jsonSchema }) => {
	const { default: value } = z.globalRegistry.get(zodSchema) ?? {}
	if (value !== undefined) jsonSchema.default = value
}

/** A later release may add fields to an answer. */
const leaveOpen: Override = ({ jsonSchema }) => {
	if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}

/** zod writes the limits of safe integers, which say nothing here. */
const leaveOutSafeLimits: Override = ({ jsonSchema }) => {
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
	if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

const convert = (schema: z.ZodMiniType, io: 'input' | 'output', ...overrides: Override[]): JsonSchema => {
	const { $schema: _, ...converted } = z.toJSONSchema(schema, {
		io,
		// A refinement has no counterpart. Its schema stays without it.
		unrepresentable: 'any',
		override: (context) => {
			for (const override of [...overrides, leaveOutSafeLimits]) override(context)
		},
	})
	// The result carries zod's own methods too.
	return JSON.parse(JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

/** The JSON schema of a part of a request. */
export const inputSchema = (schema: z.ZodMiniType) => convert(schema, 'input', requireAsParsed, keepDefault)

/** The JSON schema of an answer, with its named parts in `named`. */
export function answerSchema(schema: z.ZodMiniType): { schema: JsonSchema; named: Record<string, JsonSchema> } {
	const { $defs: named = {}, ...converted } = convert(schema, 'output', leaveOpen)
	return { schema: converted, named }
}
