import { idsIn } from './list-address.ts'

/** A filter that narrows a list down now, in words, and the change of the address that takes it away. */
export type UsedFilter = { key: string; label: string; text: string; without: Record<string, string | null> }

/** What a list is narrowed down by at this part of the address. */
export type FiltersIn = (params: URLSearchParams) => readonly UsedFilter[]

export type StatusOptions = readonly { value: string; label: string }[]

type Options = readonly (readonly [value: string | number, label: string])[]

/** A filter that a user types. `read` puts it into words; null where it narrows nothing down. */
export function typedFilter(
	params: URLSearchParams,
	name: string,
	label: string,
	read: (value: string) => string | null = (value) => value,
): UsedFilter[] {
	const value = params.get(name)
	const text = value ? read(value) : null
	return text === null ? [] : [{ key: name, label, text, without: { [name]: null } }]
}

/** A filter with a fixed set of values; any other value narrows nothing down. */
export const chosenFilter = (params: URLSearchParams, name: string, label: string, options: Options): UsedFilter[] =>
	typedFilter(params, name, label, (value) => labelOf(options, value))

/**
 * A filter by the ids of other rows, each with a chip of its own. The server filters by an id that has no name any more, so it has a chip
 * too.
 */
export function idsFilter(params: URLSearchParams, name: string, label: string, options: Options): UsedFilter[] {
	const ids = idsIn(params.get(name))
	return ids.map((id) => ({
		key: `${name}-${id}`,
		label,
		text: labelOf(options, String(id)) ?? `No. ${id}`,
		without: { [name]: ids.filter((other) => other !== id).join(',') || null },
	}))
}

/** The Status filter. "All" is no filter. */
export const statusFilter = (params: URLSearchParams, statuses: StatusOptions) =>
	chosenFilter(
		params,
		'status',
		'Status',
		statuses.filter(({ value }) => value !== 'all').map(({ value, label }) => [value, label]),
	)

/** The change of the address that takes them all away. */
export const withoutAll = (used: readonly UsedFilter[]): Record<string, null> =>
	Object.fromEntries(used.flatMap(({ without }) => Object.keys(without)).map((name) => [name, null]))

const labelOf = (options: Options, value: string): string | null =>
	options.find(([option]) => String(option) === value)?.[1] ?? null
