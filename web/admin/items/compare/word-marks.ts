import { diffArrays } from 'diff'
import type { Entry } from '../merge/aligned.ts'

/** From the first character to the one behind the last. */
export type Range = readonly [from: number, to: number]

/** Words that may differ in one part. The search takes time with the square of it, and past it marks do not help. */
const mostEdits = 300

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Splits a text into words, with their combining marks, and the characters between them. */
const wordsIn = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The part of the shorter text that both must share. Below it, marks on nearly every word do not help. */
const leastShared = 1 / 3

/** Finds the words that only one of two texts has. Texts that have little in common get no marks. */
export function wordMarks(before: string, after: string): Record<'before' | 'after', Range[]> {
	const marks = { before: [] as Range[], after: [] as Range[] }
	let [place, placeAfter] = [0, 0]
	const changes = diffArrays(wordsIn(before), wordsIn(after), { maxEditLength: mostEdits }) ?? []
	for (const { added, removed, value } of changes) {
		const { length } = value.join('')
		if (removed) marks.before.push([place, place + length])
		if (added) marks.after.push([placeAfter, placeAfter + length])
		if (!added) place += length
		if (!removed) placeAfter += length
	}
	const found = { before: tidy(marks.before, before), after: tidy(marks.after, after) }
	const shared = Math.min(unmarked(found.before, before), unmarked(found.after, after))
	return shared <= leastShared * Math.min(before.length, after.length) ? { before: [], after: [] } : found
}

const unmarked = (ranges: readonly Range[], text: string) =>
	ranges.reduce((count, [from, to]) => count - (to - from), text.length)

const tidy = (ranges: readonly Range[], text: string) => joined(ranges, text).map((range) => trimmed(range, text))

/** Space at the ends of a mark is not marked, unless there is nothing else. */
function trimmed([from, to]: Range, text: string): Range {
	const words = text.slice(from, to)
	if (words.trim() === '') return [from, to]
	return [to - words.trimStart().length, from + words.trimEnd().length]
}

/** Joins marks with nothing but space between, so that a marked phrase is one mark. */
function joined(ranges: readonly Range[], text: string): Range[] {
	const joint: Range[] = []
	for (const range of ranges) {
		const last = joint.at(-1)
		if (last && text.slice(last[1], range[0]).trim() === '') joint.splice(-1, 1, [last[0], range[1]])
		else joint.push(range)
	}
	return joint
}

/** The marks inside a part of the text, counted from its start. */
export const marksWithin = (ranges: readonly Range[], start: number, end: number): Range[] =>
	ranges
		.filter(([from, to]) => from < end && to > start)
		.map(([from, to]) => [Math.max(from, start) - start, Math.min(to, end) - start])

/** The words to mark in each entry of a part. In tables and beside pictures marks would hide what they belong to. */
export function marksOf(before: readonly Entry[], after: readonly Entry[]): Record<'before' | 'after', Range[][]> {
	const [one, other] = [before, after].map((entries) => entries.map(({ text }) => text).join('\n'))
	const hasMarks = [...before, ...after].every(({ value }) => !/<(?:table|img)\b/.test(value))
	const marks = hasMarks && one && other ? wordMarks(one, other) : { before: [], after: [] }
	return { before: marksByEntry(before, marks.before), after: marksByEntry(after, marks.after) }
}

function marksByEntry(entries: readonly Entry[], ranges: readonly Range[]): Range[][] {
	let start = 0
	return entries.map(({ text }) => {
		const marks = marksWithin(ranges, start, start + text.length)
		start += text.length + 1
		return marks
	})
}

/** A text in pieces, marked or not. */
export function piecesOf(text: string, ranges: readonly Range[]): { at: number; text: string; marked: boolean }[] {
	const ends = ranges.flat()
	return [0, ...ends]
		.map((at, place) => ({ at, text: text.slice(at, ends[place] ?? text.length), marked: place % 2 === 1 }))
		.filter((piece) => piece.text !== '')
}
