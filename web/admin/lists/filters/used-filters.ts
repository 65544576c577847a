import { idsIn } from '../list-address.ts'

/** A filter in use: its text and the parameter change that removes it. */
export type UsedFilter = { key: string; label: string; text: string; without: Record<string, string | null> }

/** Finds the filters in use in a list's parameters. */
export type FiltersIn = (params: URLSearchParams) => readonly UsedFilter[]

export type StatusOptions = readonly { value: string; label: string }[]

type Options = readonly (readonly [value: string | number, label: string])[]

/** A free-text filter. `read` turns it into words, or into null if it filters nothing. */
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

/** A filter with fixed values. Other values filter nothing. */
export const chosenFilter = (params: URLSearchParams, name: string, label: string, options: Options): UsedFilter[] =>
	typedFilter(params, name, label, (value) => labelOf(options, value))

/** A filter by ids, with one chip each. An id without a name still gets a chip, because the server filters by it. */
export function idsFilter(params: URLSearchParams, name: string, label: string, options: Options): UsedFilter[] {
	const ids = idsIn(params.get(name))
	return ids.map((id) => ({
		key: `${name}-${id}`,
		label,
		text: labelOf(options, String(id)) ?? `No. ${id}`,
		without: { [name]: ids.filter((other) => other !== id).join(',') || null },
	}))
}

/** The Status filter. "All" filters nothing. */
export const usedStatus = (params: URLSearchParams, statuses: StatusOptions) =>
	chosenFilter(
		params,
		'status',
		'Status',
		statuses.filter(({ value }) => value !== 'all').map(({ value, label }) => [value, label]),
	)

/** The parameter change that removes all filters in use. */
export const withoutAll = (used: readonly UsedFilter[]): Record<string, null> =>
	Object.fromEntries(used.flatMap(({ without }) => Object.keys(without)).map((name) => [name, null]))

export const labelOf = (options: Options, value: string): string | null =>
	options.find(([option]) => String(option) === value)?.[1] ?? null
