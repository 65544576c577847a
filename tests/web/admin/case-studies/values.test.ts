import { expect, test } from 'vitest'
import { caseStudyForm } from '#contracts/content/case-studies.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'
import { caseStudiesQueryOf } from '#web/admin/case-studies/case-studies-list.ts'
import { heightHint, newCaseStudy, valuesOf } from '#web/admin/case-studies/case-study-values.ts'
import { listedItem, listedItems, savedItems } from '#web/admin/case-studies/items.ts'
import { partsOf } from '#web/admin/forms/form-data.ts'

const stored = {
	id: 7,
	title: 'Accounts in minutes',
	description: 'A bank.',
	categoryId: 3,
	categoryName: 'Banking',
	publishedDate: '2026-03-02',
	isPublished: true,
	firstBenefit: 'One',
	thumbnailImage: '/media/a/a.webp',
	thumbnailAlt: 'A counter',
	thumbnailWidth: 1434,
	thumbnailHeight: 956,
	challenges: 'One///Two',
	benefits: 'Three',
	pdfAttachment: '/media/b/b.pdf',
	pdfName: 'b.pdf',
	pdfSize: 10,
	publishAt: null,
	unpublishAt: null,
	state: 'published' as const,
	version: 4,
	updatedAt: '2026-03-05T10:00:00.000Z',
	updatedBy: 'Meenal Karvekar',
}

test('a case study that is opened and saved as it is passes, and names the version it started from', () => {
	const parts = partsOf(valuesOf(stored))
	expect(messagesOf(caseStudyForm, parts)).toEqual({})
	expect(parts).toMatchObject({ id: '7', version: '4', hasThumbnailImageChanged: 'false', challenges: 'One///Two' })
})

test('a new one has everything but its date still to be filled in', () => {
	expect(Object.keys(messagesOf(caseStudyForm, newCaseStudy())).sort()).toEqual([
		'benefits',
		'categoryId',
		'challenges',
		'description',
		'pdfAttachment',
		'thumbnailImage',
		'title',
	])
})

test('items stand on one line each, and two that read alike are two', () => {
	expect(listedItem('  typed\nover  lines ').text).toBe('typed over lines')
	const items = listedItems('One///One')
	expect(savedItems(items)).toBe('One///One')
	expect(items[0]?.key).not.toBe(items[1]?.key)
	expect(listedItems('')).toEqual([])
})

test('another height than 956 is a hint and no error', () => {
	expect(heightHint(956)).toBe('At most 70 KB.')
	expect(heightHint(null)).toBe('At most 70 KB.')
	expect(heightHint(640)).toBe('This picture is 640 pixels high. It can be saved, but 956 look best.')
})

const newestFirst = { sortBy: 'publishedDate', sortDirection: 'desc' }

test.each([
	['', { pageNumber: 1, pageSize: 10, categoryId: null, isPublished: null, title: null, ...newestFirst }],
	[
		'page=3&category=5&status=unpublished',
		{ pageNumber: 3, pageSize: 10, categoryId: 5, isPublished: false, title: null, ...newestFirst },
	],
	[
		'status=published',
		{ pageNumber: 1, pageSize: 10, categoryId: null, isPublished: true, title: null, ...newestFirst },
	],
	['search=bank', { pageNumber: 1, pageSize: 10, categoryId: null, isPublished: null, title: 'bank', ...newestFirst }],
	['category=x', { pageNumber: 1, pageSize: 10, categoryId: null, isPublished: null, title: null, ...newestFirst }],
])('the list at ?%s asks for %j', (part, expected) => {
	expect(caseStudiesQueryOf(new URLSearchParams(part))).toEqual(expected)
})
