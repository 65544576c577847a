/** A piece of text and how it is drawn. */
export type Run = { text: string; kind: 'plain' | 'mark' | 'ins' | 'del' }

const bare = (word: string) =>
	word
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\d,]|,+$/gu, '')

export const queryWords = (query: string) => query.split(/\s+/).map(bare).filter(Boolean)

const isHit = (word: string, words: readonly string[]) => words.some((each) => bare(word).startsWith(each))

/** The number of words that begin with one of the query's words. Zero unless each of them occurs. */
export function hits(text: string, words: readonly string[]): number {
	const found = text.split(/\s+/)
	if (!words.every((word) => found.some((each) => bare(each).startsWith(word)))) return 0
	return found.filter((word) => isHit(word, words)).length
}

function joined(runs: readonly Run[]): Run[] {
	const result: Run[] = []
	for (const { text, kind } of runs) {
		const last = result.at(-1)
		if (last?.kind === kind) last.text += ` ${text}`
		else result.push({ text, kind })
	}
	return result
}

/** The text with the words of the query marked. */
export const marked = (text: string, words: readonly string[]): Run[] =>
	joined(text.split(' ').map((word) => ({ text: word, kind: isHit(word, words) ? 'mark' : 'plain' })))

/** Compares two texts word by word, along their longest common sequence. */
export function compared(before: string, after: string): Run[] {
	const [old, now] = [before.split(' '), after.split(' ')]
	const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
	const at = (row: number, column: number) => common[row]?.[column] ?? 0
	for (let row = old.length - 1; row >= 0; row--)
		for (let column = now.length - 1; column >= 0; column--) {
			const length =
				old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
			common[row]?.splice(column, 1, length)
		}
	const runs: Run[] = []
	let [row, column] = [0, 0]
	while (row < old.length || column < now.length) {
		const [was, is] = [old[row], now[column]]
		if (was === is) {
			runs.push({ text: was ?? '', kind: 'plain' })
			row++
			column++
		} else if (is === undefined || (was !== undefined && at(row + 1, column) >= at(row, column + 1))) {
			runs.push({ text: was ?? '', kind: 'del' })
			row++
		} else {
			runs.push({ text: is, kind: 'ins' })
			column++
		}
	}
	return joined(runs)
}
