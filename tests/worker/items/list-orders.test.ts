import { beforeAll, describe, expect, test } from 'vitest'
import { jobsQuery } from '#contracts/careers/careers.ts'
import { blogsQuery } from '#contracts/content/blogs.ts'
import { caseStudiesQuery } from '#contracts/content/case-studies.ts'
import { documentsQuery } from '#contracts/content/documents.ts'
import { eventsQuery } from '#contracts/content/events.ts'
import { newsQuery } from '#contracts/content/news.ts'
import { enquiriesQuery } from '#contracts/enquiries/enquiries.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import type { Database } from '#worker/data/db.ts'
import { listBlogs } from '#worker/features/blogs/blogs.queries.ts'
import { listJobs } from '#worker/features/careers/careers.queries.ts'
import { listCaseStudies } from '#worker/features/case-studies/case-studies.queries.ts'
import { listDocuments } from '#worker/features/documents/documents.queries.ts'
import { flyers } from '#worker/features/documents/documents.table.ts'
import { listEnquiries } from '#worker/features/enquiries/enquiries.queries.ts'
import { listEvents } from '#worker/features/events/events.queries.ts'
import { listNews } from '#worker/features/news/news.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'

type List = (db: Database, order: object) => Promise<unknown>

/** The lists with their orders, alone and with a filter by which an index finds rows in another order. */
const lists: [string, readonly string[], List][] = [
	['news', ['publishedDate', 'title'], (db, order) => listNews(db, mediaPath, newsQuery.parse(order))],
	[
		'published news',
		['publishedDate', 'title'],
		(db, order) => listNews(db, mediaPath, newsQuery.parse({ isPublished: true, ...order })),
	],
	['events', ['startsAt', 'title'], (db, order) => listEvents(db, mediaPath, eventsQuery.parse(order))],
	[
		'published events',
		['startsAt', 'title'],
		(db, order) => listEvents(db, mediaPath, eventsQuery.parse({ published: true, ...order })),
	],
	['flyers', ['title'], (db, order) => listDocuments(db, flyers, mediaPath, documentsQuery(6).parse(order))],
	[
		'unpublished flyers',
		['title'],
		(db, order) => listDocuments(db, flyers, mediaPath, documentsQuery(6).parse({ isPublished: false, ...order })),
	],
	[
		'case studies',
		['publishedDate', 'title'],
		(db, order) => listCaseStudies(db, mediaPath, caseStudiesQuery.parse(order)),
	],
	[
		'published case studies of a category',
		['publishedDate', 'title'],
		(db, order) =>
			listCaseStudies(db, mediaPath, caseStudiesQuery.parse({ categoryId: 1, isPublished: true, ...order })),
	],
	['blogs', ['date', 'heading'], (db, order) => listBlogs(db, mediaPath, blogsQuery.parse(order))],
	[
		'active blogs',
		['date', 'heading'],
		(db, order) => listBlogs(db, mediaPath, blogsQuery.parse({ active: true, ...order })),
	],
	['jobs', ['dueDate', 'jobPosition'], (db, order) => listJobs(db, jobsQuery.parse(order))],
	[
		'jobs of a type',
		['dueDate', 'jobPosition'],
		(db, order) => listJobs(db, jobsQuery.parse({ jobTypeId: 1, ...order })),
	],
	['enquiries', ['createdAt'], (db, order) => listEnquiries(db, enquiriesQuery.parse(order))],
	[
		'enquiries of a department',
		['createdAt'],
		(db, order) => listEnquiries(db, enquiriesQuery.parse({ selectedDepartmentId: 1, ...order })),
	],
]

/** The steps that sort rows. The total of a filter reads an index. */
const sorts = (plans: readonly string[]) =>
	unindexed(plans).filter((plan) => !/^SCAN \w+ USING (COVERING )?INDEX/.test(plan))

describe.each(lists)('the list of %s', (name, orders, list) => {
	// An index finds the ids of a page of blogs. Then their rows are sorted.
	const pages = name.endsWith('blogs') ? 1 : 0

	test.each(
		orders.flatMap((sortBy) => [
			{ sortBy, sortDirection: 'asc' },
			{ sortBy, sortDirection: 'desc' },
		]),
	)('by $sortBy, $sortDirection, is read in the order of an index', async (order) => {
		expect(sorts(await plansOf((db) => list(db, order))).slice(pages)).toEqual([])
	})
})

let ask: (query: Record<string, unknown>) => Promise<string[]>
beforeAll(async () => {
	const { saved, list } = await callsOf(newsCalls)
	for (const [title, publishedDate] of [
		['Éclair', '2026-01-02'],
		['zebra', '2026-01-03'],
		['Apple', '2026-01-01'],
	] as const)
		await saved({ ...newsCalls.form(), title, publishedDate })
	ask = async (query) => ((await list(query)) as Paged<{ title: string }>).content.map(({ title }) => title)
})

test('a list is sorted as it is asked, titles without case and accents', async () => {
	expect(await ask({})).toEqual(['zebra', 'Éclair', 'Apple'])
	expect(await ask({ sortBy: null, sortDirection: null })).toEqual(['zebra', 'Éclair', 'Apple'])
	expect(await ask({ sortBy: 'publishedDate', sortDirection: 'asc' })).toEqual(['Apple', 'Éclair', 'zebra'])
	expect(await ask({ sortBy: 'title', sortDirection: 'asc' })).toEqual(['Apple', 'Éclair', 'zebra'])
	expect(await ask({ sortBy: 'title' })).toEqual(['zebra', 'Éclair', 'Apple'])
})
