// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { ItemValues } from '#contracts/items/drafts.ts'
import { descriptions } from '#web/admin/item-descriptions.ts'
import { type Choice, mergeContents, resolved } from '#web/admin/items/merge/merged-content.ts'
import { aVersion, keysOf, merge } from './versions.ts'

const p = (texts: string) =>
	texts
		.split('/')
		.filter(Boolean)
		.map((text) => `<p>${text.trim()}</p>`)
		.join('')

type Case = {
	name: string
	/** Paragraphs with a slash between. */
	base: string | null
	mine: string
	theirs: string
	asked?: string[]
	taken?: string[]
	results: Partial<Record<Choice, string>>
}

const one = 'The harbour opens at six'
const two = 'Boats leave with the tide'
const three = 'Tickets are sold at the pier'

const texts: Case[] = [
	{
		name: 'a paragraph that only the colleague has changed is theirs',
		base: `${one}/${two}/${three}`,
		mine: `${one}, mine/${two}/${three}`,
		theirs: `${one}/${two}/${three}, theirs`,
		taken: [`content: mine ${one}, mine`, `content: theirs ${three}, theirs`],
		results: { mine: `${one}, mine/${two}/${three}, theirs` },
	},
	{
		name: 'neighbouring paragraphs that each side has changed are both taken',
		base: `${one}/${two}/${three}`,
		mine: `${one}, mine/${two}/${three}`,
		theirs: `${one}/${two}, theirs/${three}`,
		results: { mine: `${one}, mine/${two}, theirs/${three}` },
	},
	{
		name: 'neighbouring paragraphs that both have changed are two choices, and both doubles none of them',
		base: `${one}/${two}`,
		mine: `${one}, mine/${two}, mine`,
		theirs: `${one}, theirs/${two}, theirs`,
		asked: [`content: ${one}, mine|${one}, theirs`, `content: ${two}, mine|${two}, theirs`],
		results: {
			mine: `${one}, mine/${two}, mine`,
			theirs: `${one}, theirs/${two}, theirs`,
			both: `${one}, mine/${one}, theirs/${two}, mine/${two}, theirs`,
		},
	},
	{
		name: 'the same paragraph is a choice, however little the versions resemble each other',
		base: `${one}/Two/${three}`,
		mine: `${one}/Mine/${three}`,
		theirs: `${one}/Theirs/${three}`,
		asked: ['content: Mine|Theirs'],
		results: { mine: `${one}/Mine/${three}`, theirs: `${one}/Theirs/${three}`, both: `${one}/Mine/Theirs/${three}` },
	},
	{
		name: 'the same change on both sides is none to ask about',
		base: `${one}/${two}`,
		mine: `${one}/${two} again`,
		theirs: `${one}/${two} again`,
		results: { mine: `${one}/${two} again` },
	},
	{
		name: 'a paragraph that I have deleted and they have changed is a choice',
		base: `${one}/${two}/${three}`,
		mine: `${one}/${three}`,
		theirs: `${one}/${two}, theirs/${three}`,
		asked: [`content: |${two}, theirs`],
		results: { mine: `${one}/${three}`, theirs: `${one}/${two}, theirs/${three}` },
	},
	{
		name: 'a paragraph that they have deleted and I have changed is a choice',
		base: `${one}/${two}/${three}`,
		mine: `${one}/${two}, mine/${three}`,
		theirs: `${one}/${three}`,
		asked: [`content: ${two}, mine|`],
		results: { mine: `${one}/${two}, mine/${three}`, theirs: `${one}/${three}` },
	},
	{
		name: 'a paragraph that one has deleted and the other has left alone is gone',
		base: `${one}/${two}/${three}`,
		mine: `${one}/${three}`,
		theirs: `${one}/${two}/${three}, theirs`,
		taken: ['content: mine ', `content: theirs ${three}, theirs`],
		results: { mine: `${one}/${three}, theirs` },
	},
	{
		name: 'what both have added at one place is kept, mine first',
		base: `${one}/${two}`,
		mine: `${one}/A sail/${two}`,
		theirs: `${one}/An oar/${two}`,
		taken: ['content: mine A sail', 'content: theirs An oar'],
		results: { mine: `${one}/A sail/An oar/${two}` },
	},
	{
		name: 'what both have added alike is a choice',
		base: `${one}`,
		mine: `${one}/The ferry sails at nine`,
		theirs: `${one}/The ferry sails at ten`,
		asked: ['content: The ferry sails at nine|The ferry sails at ten'],
		results: { mine: `${one}/The ferry sails at nine` },
	},
	{
		name: 'a paragraph that I have moved keeps their change',
		base: `${one}/${two}/${three}`,
		mine: `${two}/${three}/${one}`,
		theirs: `${one}, theirs/${two}/${three}`,
		taken: [`content: theirs ${one}, theirs`, 'content: order of mine'],
		results: { mine: `${two}/${three}/${one}, theirs` },
	},
	{
		name: 'a paragraph that I have split is one choice if they have changed it',
		base: `${one} and closes at ten/${three}`,
		mine: `${one}/and closes at ten/${three}`,
		theirs: `${one} and closes at eleven/${three}`,
		asked: [`content: ${one}+and closes at ten|${one} and closes at eleven`],
		results: { mine: `${one}/and closes at ten/${three}`, theirs: `${one} and closes at eleven/${three}` },
	},
	{
		name: 'two texts that both began with nothing are asked about',
		base: '',
		mine: 'A sail/An oar',
		theirs: 'The moon',
		asked: ['content: A sail+An oar|The moon'],
		results: { mine: 'A sail/An oar', theirs: 'The moon', both: 'A sail/An oar/The moon' },
	},
	{
		name: 'without a common version each difference is asked about',
		base: null,
		mine: `${one}, mine/${two}/Mine alone`,
		theirs: `${one}, theirs/${two}`,
		asked: [`content: ${one}, mine|${one}, theirs`, 'content: Mine alone|'],
		results: { mine: `${one}, mine/${two}/Mine alone`, theirs: `${one}, theirs/${two}` },
	},
]

describe('in a rich text', () => {
	test.each(texts)('$name', ({ base, mine, theirs, asked = [], taken, results }) => {
		const blog = (text: string) => aVersion({ content: p(text) })
		const merged = merge('blogs', base === null ? null : blog(base), blog(mine), blog(theirs))
		expect(merged.asked).toEqual(asked)
		if (taken) expect(merged.taken).toEqual(taken)
		for (const [choice, text] of Object.entries(results))
			expect(merged.result(choice as Choice).values.content, choice).toBe(p(text))
	})

	test('each of two neighbouring choices is made by itself', () => {
		const blog = (text: string) => aVersion({ content: p(text) })
		const merged = merge(
			'blogs',
			blog(`${one}/${two}`),
			blog(`${one}, mine/${two}, mine`),
			blog(`${one}, theirs/${two}, theirs`),
		)
		expect(merged.result('mine', 'theirs').values.content).toBe(p(`${one}, mine/${two}, theirs`))
	})

	test('spellings that the Worker changes and space between tags are no change', () => {
		const base = aVersion({
			content: '<p>See <a href="/x" rel="noopener"><span>this</span></a></p><ul><li>One</li></ul>',
		})
		const mine = aVersion({ content: '<p>See\n<a href="/x">this</a></p>\n\n<ul><li>One</li></ul>\n' })
		const { asked, taken, result } = merge('blogs', base, mine, base)
		expect([asked, taken]).toEqual([[], []])
		expect(result().values.content, 'it stays as I have it').toBe(mine.values.content)
	})

	test('text without a block is a paragraph', () => {
		const [base, mine] = [aVersion({ content: p('One') }), aVersion({ content: p('Mine') })]
		const merged = merge('blogs', base, mine, aVersion({ content: `Bare <em>text</em>${p('One/Two')}` }))
		expect(merged.result().values.content).toBe(`<p>Bare <em>text</em></p>${p('Mine/Two')}`)
	})
})

describe('of fields', () => {
	test('what only one side has changed is taken, and a choice is asked for the others', () => {
		const base = { title: 'Tide', description: 'It rises', isPublished: false, thumbnailAlt: 'Sea', url: '/a' }
		const merged = merge(
			'news',
			aVersion({ ...base, extra: 'kept' }, { thumbnailImage: 'old' }),
			aVersion({ ...base, title: 'Ebb', description: 'It falls', extra: 'kept' }, { thumbnailImage: 'old' }),
			aVersion({ ...base, isPublished: true, description: 'It stays', url: '/b' }, { thumbnailImage: 'new' }),
		)
		expect(merged.asked).toEqual(['description: It falls|It stays'])
		const result = merged.result('both')
		expect(result.values).toEqual({
			title: 'Ebb',
			description: 'It falls\n\nIt stays',
			isPublished: true,
			thumbnailAlt: 'Sea',
			url: '/b',
			extra: 'kept',
		})
		expect(keysOf(result)).toEqual({ thumbnailImage: 'new' })
	})

	const whole: [
		kind: 'news' | 'flyers' | 'blogs' | 'careers' | 'events',
		field: string,
		values: [unknown, unknown, unknown],
		canTakeBoth: boolean,
	][] = [
		['news', 'title', ['The tide', 'The low tide', 'The high tide'], true],
		['news', 'description', ['One', 'Two', 'Three'], true],
		['news', 'url', ['/a', '/b', '/c'], false],
		['blogs', 'date', ['2026-03-02', '2026-03-03', '2026-03-04'], false],
		['blogs', 'category', ['1', '2', '3'], false],
		['blogs', 'priorityBlog', ['1', '2', '3'], false],
		['careers', 'salaryMin', ['1', '2', '3'], false],
		['events', 'startsAt', ['2026-03-02T10:00:00Z', '2026-03-02T11:00:00Z', '2026-03-02T12:00:00Z'], false],
	]
	test.each(whole)('of %s the field %s is one choice', (kind, field, values, canTakeBoth) => {
		const [base, mine, theirs] = values.map((value) => aVersion({ [field]: value } as ItemValues))
		const { questions, result } = merge(kind, base ?? null, mine ?? aVersion({}), theirs ?? aVersion({}))
		expect(questions.map((question) => question.canTakeBoth)).toEqual([canTakeBoth])
		expect(result('theirs')).toEqual(theirs)
		expect(result('mine')).toEqual(mine)
	})

	test('a flag, a moment or an end of a line in another spelling is no change', () => {
		const base = aVersion({ isPublished: null, startsAt: '2026-03-02T10:00:00Z', title: '', description: 'a\r\nb' })
		const mine = aVersion({
			isPublished: false,
			startsAt: '2026-03-02T15:30:00+05:30',
			title: null,
			description: 'a\nb',
		})
		const { asked, taken } = merge('events', base, mine, base)
		expect([asked, taken]).toEqual([[], []])
	})

	test('a picture that both have replaced is a choice without both', () => {
		const version = (key: string) => aVersion({}, { thumbnailImage: key })
		const { questions, result } = merge('news', version('old'), version('mine'), version('theirs'))
		expect(questions.map(({ canTakeBoth }) => canTakeBoth)).toEqual([false])
		expect(keysOf(result('theirs'))).toEqual({ thumbnailImage: 'theirs' })
	})

	test('a file that one side has removed is gone if the other left it alone', () => {
		const base = aVersion({}, { file: 'paper', thumbnailImage: 'sea' })
		const merged = merge('flyers', base, base, aVersion({}, { thumbnailImage: 'sea' }))
		expect(keysOf(merged.result())).toEqual({ thumbnailImage: 'sea' })
	})

	test('without a common version each difference is asked about, and nothing is taken', () => {
		const { asked, taken } = merge(
			'news',
			null,
			aVersion({ title: 'Ebb', description: 'Same' }, { thumbnailImage: 'mine' }),
			aVersion({ title: 'Flow', description: 'Same' }),
		)
		expect([asked, taken]).toEqual([['title: Ebb|Flow', 'thumbnailImage: mine.webp|'], []])
	})
})

describe('of lists', () => {
	const challenges = (text: string) => aVersion({ challenges: text.split(' ').join('///') })
	const lists: [name: string, base: string, mine: string, theirs: string, result: string][] = [
		['added items are both kept', 'Paper Cost', 'Paper Cost Delay', 'Paper Cost Audit', 'Paper Cost Delay Audit'],
		[
			'an item that both have added is there once',
			'Paper Cost',
			'Audit Paper Cost',
			'Paper Cost Audit',
			'Audit Paper Cost',
		],
		['a removed item is gone', 'Paper Cost Delay', 'Paper Delay', 'Paper Cost Delay Audit', 'Paper Delay Audit'],
		['an item that I have moved stays there', 'A B C', 'C A B', 'A B D C', 'C A B D'],
		['an item that they have moved is moved', 'A B C', 'A B D C', 'C A B', 'C A B D'],
		['neighbouring items that each side has changed are both taken', 'A B', 'A2 B', 'A B2', 'A2 B2'],
	]
	test.each(lists)('%s', (_, base, mine, theirs, result) => {
		const merged = merge('caseStudies', challenges(base), challenges(mine), challenges(theirs))
		expect(merged.asked).toEqual([])
		expect(merged.result().values.challenges).toBe(challenges(result).values.challenges)
	})

	test('an item that both have changed is a choice, also of both', () => {
		const merged = merge('caseStudies', challenges('A B C'), challenges('A Mine C'), challenges('A Theirs C'))
		expect(merged.asked).toEqual(['challenges: Mine|Theirs'])
		expect(merged.result('both').values.challenges).toBe('A///Mine///Theirs///C')
	})

	test('two orders are a choice', () => {
		const merged = merge('caseStudies', challenges('A B C'), challenges('B A C'), challenges('A C B'))
		expect(merged.asked).toEqual(['challenges: order'])
		expect(merged.result('mine').values.challenges).toBe('B///A///C')
		expect(merged.result('theirs').values.challenges).toBe('A///C///B')
	})

	test('tags are added and removed one by one, and their order means nothing', () => {
		const tags = (text: string) => aVersion({ tags: text })
		const merged = merge('blogs', tags('4,12,9'), tags('4,9,7'), tags('12,4,8'))
		expect(merged.asked).toEqual([])
		expect(merged.taken).toEqual(['tags: mine 7', 'tags: theirs 8', 'tags: mine ', 'tags: theirs '])
		expect(merged.result().values.tags).toBe('4,7,8')
		expect(merge('blogs', tags('12,4'), tags('4,12'), tags('12,4')).taken).toEqual([])
	})

	test('without a common version a tag that one side has is a choice', () => {
		const merged = merge('blogs', null, aVersion({ tags: '1,2' }), aVersion({ tags: '2,3' }))
		expect(merged.asked).toEqual(['tags: 1|', 'tags: |3'])
		expect(merged.result('theirs').values.tags).toBe('2,3')
	})
})

describe('of a gallery', () => {
	const gallery = (...pictures: [key: string, alt: string][]) =>
		aVersion(
			{ galleryAlts: pictures.map(([, alt]) => alt) },
			Object.fromEntries(pictures.map(([key], place) => [`gallery.${place}`, key])),
		)
	const sea: [string, string] = ['sea', 'The sea']
	const pier: [string, string] = ['pier', 'The pier']

	test('pictures that both have added are kept with their alternative texts', () => {
		const merged = merge('events', gallery(sea), gallery(sea, ['hall', 'A hall']), gallery(['bell', 'A bell'], sea))
		expect(merged.asked).toEqual([])
		expect(merged.result()).toEqual(gallery(['bell', 'A bell'], sea, ['hall', 'A hall']))
	})

	test('a picture that I have moved takes their alternative text along', () => {
		const merged = merge('events', gallery(sea, pier), gallery(pier, sea), gallery(['sea', 'The calm sea'], pier))
		expect(merged.asked).toEqual([])
		expect(merged.result()).toEqual(gallery(pier, ['sea', 'The calm sea']))
	})

	test('two alternative texts of a picture are a choice without both', () => {
		const merged = merge('events', gallery(sea), gallery(['sea', 'Mine']), gallery(['sea', 'Theirs']))
		expect(merged.questions.map(({ canTakeBoth }) => canTakeBoth)).toEqual([false])
		expect(merged.result('theirs')).toEqual(gallery(['sea', 'Theirs']))
	})

	test('a picture that one has removed and the other has described anew is a choice', () => {
		const merged = merge('events', gallery(sea, pier), gallery(pier), gallery(['sea', 'Theirs'], pier))
		expect(merged.asked).toEqual(['gallery: |Theirs'])
		expect(merged.result('theirs')).toEqual(gallery(['sea', 'Theirs'], pier))
	})
})

describe('the pictures inside a text', () => {
	const picture = (name: string) => `<p><img src="{{${name}}}" alt=""></p>`
	const blog = (content: string, files: Record<string, string> = {}) => aVersion({ content }, files)

	test('move with the blocks that show them', () => {
		const merged = merge(
			'blogs',
			blog(`<p>A</p>${picture('cat')}`, { 'images.cat': 'cat' }),
			blog(`<p>A</p>${picture('cat')}${picture('owl')}`, { 'images.cat': 'cat', 'images.owl': 'owl' }),
			blog(`${picture('dog')}<p>A</p>`, { 'images.dog': 'dog', coverImage: 'cover' }),
		)
		expect(merged.asked).toEqual([])
		expect(merged.result().values.content).toBe(`${picture('dog')}<p>A</p>${picture('owl')}`)
		expect(keysOf(merged.result())).toEqual({ 'images.dog': 'dog', 'images.owl': 'owl', coverImage: 'cover' })
	})

	test('one name for two pictures: both are kept, the second one under another name', () => {
		const merged = merge(
			'blogs',
			blog('<p>A</p>'),
			blog(`<p>A</p>${picture('cat')}`, { 'images.cat': 'mine' }),
			blog(`${picture('cat')}<p>A</p>`, { 'images.cat': 'theirs' }),
		)
		expect(merged.result().values.content).toBe(`${picture('cat')}<p>A</p>${picture('cat-2')}`)
		expect(keysOf(merged.result())).toEqual({ 'images.cat': 'theirs', 'images.cat-2': 'mine' })
	})

	test('a replaced picture under its old name is a change', () => {
		const version = (key: string) => blog(`<p>A</p>${picture('cat')}`, { 'images.cat': key })
		expect(keysOf(merge('blogs', version('old'), version('old'), version('new')).result())).toEqual({
			'images.cat': 'new',
		})
		const merged = merge('blogs', version('old'), version('mine'), version('theirs'))
		expect(merged.questions).toHaveLength(1)
		expect(keysOf(merged.result('both'))).toEqual({ 'images.cat': 'mine', 'images.cat-2': 'theirs' })
	})
})

test('a question without a choice has no result', () => {
	const versions = { base: null, mine: aVersion({ title: 'Ebb' }), theirs: aVersion({ title: 'Flow' }) }
	expect(() => resolved(mergeContents(descriptions.news, versions), {}, versions)).toThrow('No choice for title')
})
