import { zValidator } from '@hono/zod-validator'
import type { z } from 'zod/mini'
import { z as zod } from 'zod/mini'
import { rowId } from '#contracts/shared/fields.ts'
import { describe } from './describe.ts'
import { AppError } from './errors.ts'

/** Validates a request by its contract. Throws `request.invalid` with one message per field. */
export const validate = <Target extends 'json' | 'query' | 'param', Schema extends z.ZodMiniType>(
	target: Target,
	schema: Schema,
) =>
	describe(
		zValidator(target, schema, (result) => {
			if (!result.success) throw new AppError('request.invalid', { fields: messagesByField(result.error.issues) })
		}),
		{ inputs: [{ from: target, schema }] },
	)

/** For routes that end in `/:id`. */
export const byId = zod.object({ id: rowId() })

type Issue = Readonly<{ code?: string; path: readonly PropertyKey[]; message: string; keys?: readonly string[] }>

/** The first message of each field. */
export function messagesByField(issues: readonly Issue[]): Record<string, string> {
	const fields: Record<string, string> = {}
	const keep = (field: string, message: string) => {
		// A field may be named `constructor`.
		if (!Object.hasOwn(fields, field)) fields[field] = message
	}
	for (const issue of issues) {
		if (issue.code === 'unrecognized_keys') for (const key of issue.keys ?? []) keep(key, 'Unknown field')
		else keep(String(issue.path[0] ?? 'body'), issue.message)
	}
	return fields
}
