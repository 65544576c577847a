// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { wordMarks } from '#web/admin/items/compare/word-marks.ts'
import { aligned, type Entry } from '#web/admin/items/merge/aligned.ts'
import { likenesses } from '#web/admin/items/merge/likeness.ts'
import { aVersion, merge } from './versions.ts'

const common = 'the of and to in a is that for it as was with be by on not at are this'.split(' ')

/** Each third word is one that no other version has. */
const paragraph = (name: string, number: number, words: number) =>
	Array.from({ length: words }, (_, place) =>
		place % 3 === 0 ? `${name}${number}-${place}` : common[(number * 7 + place) % common.length],
	).join(' ')

const paragraphs = (name: string, count: number, words: number) =>
	Array.from({ length: count }, (_, number) => paragraph(name, number, words))

const entriesOf = (texts: readonly string[]): Entry[] =>
	texts.map((text) => ({ id: text, key: text, value: text, text }))

const rules = { leastLikeness: 0, mayMove: true }

describe('of long texts', () => {
	test.each([5_000, 20_000])('two rewritten ones of %i words get no marks', (words) => {
		expect(wordMarks(paragraph('old', 1, words), paragraph('new', 2, words))).toEqual({ before: [], after: [] })
	})

	test('a changed word among 20,000 is marked', () => {
		const text = paragraph('old', 1, 20_000)
		const { before, after } = wordMarks(`${text} slow ${text}`, `${text} quick ${text}`)
		expect([before, after]).toEqual([[[text.length + 1, text.length + 5]], [[text.length + 1, text.length + 6]]])
	})
})

describe('of many paragraphs', () => {
	const few = { before: entriesOf(paragraphs('old', 100, 30)), after: entriesOf(paragraphs('new', 100, 30)) }
	const many = { before: entriesOf(paragraphs('old', 300, 60)), after: entriesOf(paragraphs('new', 301, 60)) }

	test('each is compared with each, up to a limit of the work', () => {
		expect(likenesses(few.before, few.after)).toHaveLength(100)
		expect(likenesses(many.before, many.after)).toBeNull()
	})

	test('below the limit the most alike are versions of one, whatever is between', () => {
		const changed = few.before.map((entry) => ({ ...entry, id: `${entry.id}, changed` }))
		const found = aligned(few.before, [...few.after.slice(0, 5), ...changed], rules)
		expect(found.slice(5)).toEqual(few.before.map((_, place) => place))
	})

	test('beyond it they are paired in their order, and none is new', () => {
		const places = many.before.map((_, place) => place)
		expect(aligned(many.before, many.after, rules)).toEqual([...places, 299])
		expect(aligned(many.after, many.before, rules)).toEqual(places)
	})

	test('beyond it equal ones are still found', () => {
		const [kept, ...old] = many.before
		const later = kept ? [...many.after, kept] : []
		expect(aligned([...old, ...(kept ? [kept] : [])], later, rules).at(-1)).toBe(299)
	})
})

describe('the merge of texts that are too long to compare', () => {
	const blog = (texts: readonly string[]) => aVersion({ content: texts.map((text) => `<p>${text}</p>`).join('') })
	const [base, mine, theirs] = ['old', 'mine', 'theirs'].map((name) => paragraphs(name, 180, 60)) as [
		string[],
		string[],
		string[],
	]

	test('asks about each paragraph that both have rewritten, and takes none', () => {
		const merged = merge('blogs', blog(base), blog(mine), blog([...theirs, 'One more']))
		expect(merged.taken).toEqual([])
		expect(merged.asked).toHaveLength(180)
		expect(merged.asked.at(-1)).toBe(`content: ${mine.at(-1)}|${theirs.at(-1)}+One more`)
		expect(merged.result('mine').values).toEqual(blog(mine).values)
		expect(merged.result('theirs').values).toEqual(blog([...theirs, 'One more']).values)
	})

	test('asks about what one has rewritten and the other has changed or deleted', () => {
		const changed = base.with(4, 'Another').toSpliced(9, 1)
		const { asked, result } = merge('blogs', blog(base), blog(mine), blog(changed))
		expect(asked).toEqual([`content: ${mine[4]}|Another`, `content: ${mine[9]}|`])
		expect(result('mine').values).toEqual(blog(mine).values)
	})

	test('makes what both have added at one place one choice', () => {
		const [start, end] = [['The start'], ['The end']]
		const merged = merge(
			'blogs',
			blog([...start, ...end]),
			blog([...start, ...mine, ...end]),
			blog([...start, ...theirs, ...end]),
		)
		expect(merged.taken).toEqual([])
		expect(merged.asked).toEqual([`content: ${mine.join('+')}|${theirs.join('+')}`])
		expect(merged.result('theirs').values).toEqual(blog([...start, ...theirs, ...end]).values)
		expect(merged.result('both').values).toEqual(blog([...start, ...mine, ...theirs, ...end]).values)
	})
})
