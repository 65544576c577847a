import { z } from 'zod/mini'

/*
 * Parts of answers. The annotations let a bundler drop the answers that a page does not use.
 */

/** Names a schema: `/openapi.json` lists it once under this name. */
/* @__NO_SIDE_EFFECTS__ */
export function named<Schema extends z.ZodMiniType>(id: string, schema: Schema): Schema {
	return schema.check(z.meta({ id }))
}

/** Adds a description for the API reference, and an example if the field's name suggests none. */
/* @__NO_SIDE_EFFECTS__ */
export function described<Schema extends z.ZodMiniType>(
	description: string,
	schema: Schema,
	example?: unknown,
): Schema {
	return schema.check(z.meta(example === undefined ? { description } : { description, examples: [example] }))
}

/** A moment in UTC, ISO 8601. */
/* @__NO_SIDE_EFFECTS__ */
export function moment(description = 'UTC.') {
	return z.string().check(z.meta({ format: 'date-time', description }))
}

/** A calendar date. */
/* @__NO_SIDE_EFFECTS__ */
export function calendarDate() {
	return z.string().check(z.meta({ format: 'date' }))
}

/** The answer of a save. */
export const savedId = described('The id of the row.', z.int())

/** The answer of a deletion, and of a sign-out. */
export const done = z.literal(true)
