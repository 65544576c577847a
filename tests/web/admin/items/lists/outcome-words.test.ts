import { expect, test } from 'vitest'
import { descriptions } from '#web/admin/item-descriptions.ts'
import { outcomeOf, undoneOutcome, withoutMissing } from '#web/admin/items/lists/outcome-words.ts'

const { blogs, news, caseStudies } = descriptions
const items = [
	{ id: 3, title: 'The weir' },
	{ id: 4, title: 'The lock' },
]
const refusal = {
	id: 4,
	title: 'The lock',
	reason: 'Somebody else has changed this in the meantime.',
	code: 'request.invalid',
}

test('one item is named, several are counted', () => {
	expect(outcomeOf(news, 'delete', items, { batch: 'a', done: [3], refused: [] }).text).toBe('“The weir” deleted.')
	expect(outcomeOf(caseStudies, 'publish', items, { batch: 'a', done: [3, 4], refused: [] })).toEqual({
		tone: 'success',
		text: '2 case studies published.',
		refused: [],
	})
})

test('a refusal has its reason and leads to the form; without a title there is none', () => {
	const gone = { id: 5, title: '', reason: 'There is no such news any more.', code: 'news.not-found' }
	expect(outcomeOf(news, 'unpublish', items, { batch: 'a', done: [3], refused: [refusal, gone] })).toEqual({
		tone: 'warning',
		text: '“The weir” unpublished. 2 refused:',
		refused: [
			{ title: 'The lock', reason: refusal.reason, href: '/Admin/NewsAdmin/AddNewsPage/4' },
			{ title: 'No. 5', reason: gone.reason, href: null },
		],
	})
})

test('where nothing is done the outcome says whether all was refused or all was so already', () => {
	expect(outcomeOf(news, 'publish', items, { batch: null, done: [], refused: [refusal] })).toMatchObject({
		tone: 'danger',
		text: 'Nothing was published:',
	})
	expect(outcomeOf(news, 'publish', items, { batch: null, done: [], refused: [] }).text).toBe(
		'Nothing to change. 2 news items were published already.',
	)
})

test('Undo tells what is back and what is not', () => {
	expect(undoneOutcome(news, { batch: null, done: [3], refused: [refusal] }).text).toBe(
		'Undone. 1 news item is as it was before. Not undone:',
	)
	expect(undoneOutcome(news, { batch: null, done: [], refused: [refusal] }).text).toBe('Nothing was undone:')
})

test('Undo names what is back as a draft only, and leads to the draft', () => {
	const missing = [{ field: 'category', names: ['Records'] }]
	const drafts = [{ id: 4, title: 'The lock', draftVersion: '17.1', missing }]
	expect(undoneOutcome(blogs, { batch: null, done: [3], refused: [], drafts })).toEqual({
		tone: 'warning',
		text: 'Undone. 1 blog is as it was before. The others:',
		refused: [
			{
				title: 'The lock',
				reason: 'It is back as a draft without its category “Records”.',
				href: '/Admin/Blogs/Add?draft=17',
			},
		],
	})
	expect(undoneOutcome(blogs, { batch: null, done: [], refused: [], drafts })).toMatchObject({
		tone: 'warning',
		text: 'Undone in part:',
	})
})

test('what an item has lost is named by the labels of its form, as far as names are known', () => {
	const tags = { field: 'tags', names: ['Ports', 'Tides'] }
	expect(withoutMissing(blogs, { missing: [{ field: 'category', names: [] }, tags] })).toBe(
		'without its category and its tags “Ports” and “Tides”',
	)
	expect(withoutMissing(caseStudies, { missing: [{ field: 'categoryId', names: [] }] })).toBe('without its category')
})
