import type { z } from 'zod/mini'
import type { ItemValues } from '#contracts/items/drafts.ts'
import { optionalDate, optionalMoment } from '#contracts/shared/calendar.ts'

/** The keys of the files that a preview shows for an item without files. */
export const missingPicture = 'no-picture'
export const missingPdf = 'no-pdf'

const valid = <Value>(schema: z.ZodMiniType<Value>, value: unknown): Value | null =>
	schema.safeParse(value).data ?? null

/** Reads the values of a draft, which may be incomplete or wrong, for the rows of a preview. */
export const shownValues = (values: ItemValues) => ({
	text: (field: string) => (typeof values[field] === 'string' ? values[field] : ''),
	/** A calendar date that exists. */
	date: (field: string) => valid(optionalDate(), values[field]),
	/** A moment in UTC. */
	moment: (field: string) => valid(optionalMoment(), values[field]),
	number: (field: string) => Number(values[field]) || null,
	/** The value that a rule of the form makes of it; null if it refuses it. */
	valid: <Value>(field: string, rule: z.ZodMiniType<Value>): Value | null => valid(rule, values[field]),
	flag: (field: string) => values[field] === true || values[field] === 'true',
	list: (field: string) => (Array.isArray(values[field]) ? values[field].map((value) => String(value ?? '')) : []),
	/** Ids with commas between. */
	ids: (field: string) =>
		String(values[field] ?? '')
			.split(',')
			.map(Number)
			.filter((id) => id > 0),
})
