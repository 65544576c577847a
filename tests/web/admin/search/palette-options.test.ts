import { expect, test } from 'vitest'
import type { FoundItem, SearchAnswer } from '#contracts/operations/search.ts'
import { menuFor } from '#web/admin/frame/menu.ts'
import { groupsFor, localOptions, type OptionGroup } from '#web/admin/search/palette-options.ts'
import { partsOf } from '#web/ui/marked-text.tsx'

const ofRole = (permission: string) => localOptions(menuFor([{ permission }]))
const admin = ofRole('Admin')
const nothing = { titles: null, texts: null, isEarlier: false }
const none = { items: [], people: [], enquiries: [], applications: [], site: [], more: false } satisfies SearchAnswer

const anItem = (item: Partial<FoundItem>): FoundItem => ({
	...{ kind: 'news', id: 7, draftId: null, title: 'A moon', excerpt: null, state: 'published' },
	...{ publishAt: null, hasDraft: false, changesAt: null },
	...item,
})
const lines = (groups: readonly OptionGroup[]) =>
	groups.map(({ heading, options }) => [heading, ...options.map(({ text }) => text)])

test('pages and commands are those of the sections of the user', () => {
	const { pages, commands } = ofRole('Blogs')
	expect(pages.map(({ text }) => text)).toEqual(['Overview', 'Blogs', 'Account'])
	const texts = commands.map(({ text }) => text)
	expect(texts).toEqual(expect.arrayContaining(['Add blog', 'Trash of blogs', 'Dark theme', 'Shortcuts', 'Sign out']))
	expect(texts).not.toContain('Add news')
})

test('without a text all pages and commands are there, with one those that have its words in any order', () => {
	expect(lines(groupsFor('', admin, nothing)).map(([heading]) => heading)).toEqual(['Pages', 'Commands'])
	expect(lines(groupsFor('NEWS trash', admin, nothing))).toEqual([['Commands', 'Trash of news']])
	expect(lines(groupsFor('out sign', admin, nothing))).toEqual([['Commands', 'Sign out']])
})

test('titles come first, then people, the website and texts; an item found by its title is not repeated', () => {
	const titles = {
		...none,
		items: [anItem({}), anItem({ kind: 'blogs', id: 3, title: 'Blog of the moon' })],
		people: [{ id: 1, userName: 'moon', fullName: 'Mo On', email: 'mo' }],
		enquiries: [
			{
				...{ id: 2, name: 'Moona', organization: '', department: 'Sales', emailId: '', createdAt: '' },
				...{ reference: 'K7M-4QX', state: 'waiting' as const },
			},
		],
		applications: [{ id: 4, name: 'Moonda', jobPost: 'Engineer', createdAt: '' }],
		site: [{ group: 'pages' as const, title: 'About the moon', path: '/about', page: null, excerpt: '' }],
	}
	const texts = { ...none, items: [anItem({}), anItem({ id: 9, title: 'By text', excerpt: '… a moon …' })] }
	expect(lines(groupsFor('moon', admin, { ...nothing, titles, texts }))).toEqual([
		['Blogs', 'Blog of the moon'],
		['News', 'A moon'],
		['Users', 'Mo On'],
		['Contact requests', 'Moona'],
		['Received applications', 'Moonda'],
		['On the website', 'About the moon'],
		['In texts', 'By text'],
	])
})

test('a person has the whole address', () => {
	const people = [{ id: 1, userName: 'moon', fullName: 'Mo On', email: 'mo' }]
	const [group] = groupsFor('moon', admin, { ...nothing, titles: { ...none, people } }, 'company.test')
	expect(group?.options[0]?.note).toBe('moon · mo@company.test')
})

test('a page of the website says what it is, and a PDF on which page the words are', () => {
	const site = [
		{ group: 'pages' as const, title: 'About', path: '/about', page: null, excerpt: 'The moon …' },
		{ group: 'documents' as const, title: 'Report', path: '/documents/report.pdf#page=4', page: 4, excerpt: '' },
	]
	const [group] = groupsFor('moon', admin, { ...nothing, titles: { ...none, site } })
	expect(group?.options).toMatchObject([
		{ text: 'About', note: 'The moon …', sort: 'Pages', href: '/about', isOutside: true },
		{ text: 'Report', sort: 'Documents, page 4', href: '/documents/report.pdf#page=4', isOutside: true },
	])
})

test('each result leads to the thing itself, and an item says its state', () => {
	const items = [
		anItem({ hasDraft: true }),
		anItem({ id: null, draftId: 17, title: '', state: 'draft' }),
		anItem({ kind: 'careers', id: 5, state: 'ended' }),
	]
	const found = groupsFor('moon', admin, { ...nothing, titles: { ...none, items } }).flatMap(({ options }) => options)
	expect(found.filter(({ icon }) => icon === null)).toEqual([])
	expect(found.map((option) => ['href' in option && option.href, option.text, option.state?.text])).toEqual([
		['/Admin/NewsAdmin/AddNewsPage/7', 'A moon', 'Live with changes'],
		['/Admin/NewsAdmin/AddNewsPage?draft=17', 'Untitled', 'Draft'],
		['/Admin/CareersAdmin/AddJobPage/5', 'A moon', 'Ended'],
	])
})

test('the searched words are marked where a text has them, in every spelling', () => {
	const marked = (text: string, searched: string) =>
		partsOf(text, searched)
			.map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
			.join('')
	expect(marked('The Étude of tides', 'TIDES etude')).toBe('The [Étude] of [tides]')
	expect(marked('e\u0301tude, re-used “C#”', 'etude reused c#')).toBe('[e\u0301tude], [re-used] “[C#]”')
	expect(marked('Straße 🌙 lang', 'strasse lang')).toBe('[Straße] 🌙 [lang]')
	expect(marked('കൊച്ചിയിലെ വാർത്ത', 'വാർത്ത')).toBe('കൊച്ചിയിലെ [വാർത്ത]')
	expect(marked('No word', 'absent')).toBe('No word')
	expect(marked('', 'absent')).toBe('')
})
