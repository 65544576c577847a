import type { textFormats } from '../text-formats.ts'

/** A format's tag, or a link with its address. */
export type Mark = (typeof textFormats)[number]['tag'] | `a ${string}`

export type Leaf = { marks: readonly Mark[] } & (
	| { kind: 'text'; text: string }
	| { kind: 'break' }
	| { kind: 'picture'; name: string; alt: string }
)

export const linkMark = (address: string): Mark => `a ${address}`

/** The address of a link mark; null for other marks. */
export const addressOf = (mark: Mark): string | null => (mark.startsWith('a ') ? mark.slice(2) : null)

/** Collapses whitespace as browsers do: one space for a run, none at line ends, and no line break at the end of a block. */
export function collapseWhitespace(leaves: readonly Leaf[]): Leaf[] {
	const tidy: Leaf[] = []
	let afterSpace = true
	for (const leaf of leaves) {
		if (leaf.kind !== 'text') {
			if (leaf.kind === 'break') trimLine(tidy)
			afterSpace = leaf.kind === 'break'
			tidy.push(leaf)
			continue
		}
		const spaced = leaf.text.replace(/[ \t\r\n\f]+/g, ' ')
		const text = afterSpace ? spaced.replace(/^ /, '') : spaced
		if (text === '') continue
		afterSpace = text.endsWith(' ')
		tidy.push({ ...leaf, text })
	}
	trimLine(tidy)
	while (tidy.at(-1)?.kind === 'break') {
		tidy.pop()
		trimLine(tidy)
	}
	return tidy
}

function trimLine(leaves: Leaf[]): void {
	for (let last = leaves.at(-1); last?.kind === 'text'; last = leaves.at(-1)) {
		const text = last.text.replace(/ $/, '')
		leaves.pop()
		if (text === '') continue
		leaves.push({ ...last, text })
		return
	}
}
