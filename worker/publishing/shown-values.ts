import { getTableColumns } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { ItemValues } from '#contracts/items/drafts.ts'
import { fileFields, type ValueType, valueFields } from '#contracts/items/fields.ts'
import { optionalDate, optionalMoment } from '#contracts/shared/calendar.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { ShownRows } from '#worker/data/shadowed-database.ts'
import type { FieldColumns } from '#worker/editing/field-columns.ts'
import type { BaseRow } from '#worker/editing/item-kind.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'

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

type Shown = ReturnType<typeof shownValues>
type Read = (shown: Shown, field: string, rule: z.ZodMiniType | undefined) => unknown

const asText: Read = ({ text }, field) => text(field)
const asRuled: Read = ({ valid }, field, rule) => rule && valid(field, rule)

/** How a column gets the value of a field; null: the draft has none that is right. */
const readers: Record<ValueType, Read> = {
	text: asText,
	paragraphs: asText,
	html: asText,
	list: asText,
	address: asRuled,
	date: ({ date }, field) => date(field),
	moment: ({ moment }, field) => moment(field),
	flag: ({ flag }, field) => flag(field),
	number: asRuled,
	option: asRuled,
	choice: asRuled,
	choices: asRuled,
	questions: asRuled,
}

const missingFiles = { picture: missingPicture, pictures: missingPicture, file: missingPdf }

/**
 * The row of a draft as pages read it.
 *
 * @param rules those of its form, by field
 * @param otherwise the columns that no field fills, or only one with a right value. A picture, a PDF or a date that a row
 * cannot lack has a placeholder anyway
 */
export function shownRow<Item extends FieldColumns>(
	{ fields, table, columns }: Item,
	{ shape: rules }: { shape: Readonly<Record<string, z.ZodMiniType>> },
	{ values, files }: Snapshot,
	base: BaseRow,
	otherwise: Partial<Item['table']['$inferSelect']> = {},
): ShownRows {
	const shown = shownValues(values)
	const own = getTableColumns(table)
	const row: Record<string, unknown> = { ...base, ...otherwise }
	const fill = (name: string, valueFor: (isNeeded: boolean) => unknown) => {
		const column = columns[name]
		const value = column ? valueFor(own[column]?.notNull === true && row[column] === undefined) : null
		if (column && value !== null) row[column] = value
	}
	for (const [name, type] of valueFields(fields)) {
		fill(
			name,
			(isNeeded) => readers[type](shown, name, rules[name]) ?? (type === 'date' && isNeeded ? companyToday() : null),
		)
	}
	for (const [name, { type }] of fileFields(fields))
		fill(name, (isNeeded) => files[name] ?? (isNeeded ? missingFiles[type] : null))
	return { table, owner: 'id', ids: [base.id], rows: [row] }
}
