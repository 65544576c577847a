import type { LeftOutKind } from '../nodes/left-out-kinds.ts'

/** Pictures that are being added, and what was left out. */
export type PlaceCounts = { adding: number; leftOut: Readonly<Partial<Record<LeftOutKind, number>>> }

const names: readonly { kind: LeftOutKind; one: string; many: string }[] = [
	{ kind: 'picture', one: 'picture', many: 'pictures' },
	{ kind: 'film', one: 'film', many: 'films' },
	{ kind: 'sound', one: 'recording', many: 'recordings' },
	{ kind: 'page', one: 'embedded page', many: 'embedded pages' },
]

/** For example "2 pictures and 1 film were left out". '' if there are none. */
export function leftOutText({ adding, leftOut }: PlaceCounts): string {
	if (adding > 0) return adding === 1 ? 'Adding a picture…' : `Adding ${adding} pictures…`
	const counted = names.flatMap(({ kind, one, many }) => {
		const count = leftOut[kind] ?? 0
		return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
	})
	if (counted.length === 0) return ''
	const isOne = counted.length === 1 && counted[0]?.startsWith('1 ')
	return `${new Intl.ListFormat('en').format(counted)} ${isOne ? 'was' : 'were'} left out`
}
