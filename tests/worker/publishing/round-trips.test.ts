import { beforeAll, expect, test } from 'vitest'
import type { PublicEvent } from '#contracts/content/events.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { roundTripsOf } from '#tests/support/worker/round-trips.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import { cachedPage } from '#worker/cache/page-cache.ts'
import type { Database } from '#worker/data/db.ts'
import { findSession } from '#worker/features/auth/sessions.ts'
import { findArticle } from '#worker/features/blogs/article.queries.ts'
import { findBlog, listBlogs } from '#worker/features/blogs/blogs.queries.ts'
import { readBlogsPage } from '#worker/features/blogs/published-blogs.queries.ts'
import { findCaseStudy, listCaseStudies } from '#worker/features/case-studies/case-studies.queries.ts'
import { findCaseStudyPage, readCaseStudiesPage } from '#worker/features/case-studies/published-case-studies.queries.ts'
import { findDocument, listDocuments } from '#worker/features/documents/documents.queries.ts'
import { flyers, whitepapers } from '#worker/features/documents/documents.table.ts'
import { listPublishedResources } from '#worker/features/documents/published-documents.queries.ts'
import { findEvent, listEvents } from '#worker/features/events/events.queries.ts'
import { findNeighbours, findPublishedEvent, readEventsPage } from '#worker/features/events/published-events.queries.ts'
import { findNews, listNews } from '#worker/features/news/news.queries.ts'
import { listPublishedNews } from '#worker/features/news/published-news.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'

type Act = (db: Database) => Promise<unknown>

const sized = { pageNumber: 1, size: 10, isPublished: null, title: null }
const paged = { pageNumber: 1, pageSize: 10, isPublished: null, published: null, active: null, title: null }
const blogs = { ...paged, headingFilter: 'a', categoryInt: 1, selectedTags: [1, 2] }
const studies = { ...paged, categoryId: 1, title: 'a' }
const plainPaths = { flyers: mediaPath, whitepapers: mediaPath }

let authorization: string
beforeAll(async () => {
	authorization = (await signedInAs(['Admin'])).Authorization
})

test('the session and the content version take one round trip each', async () => {
	expect(await roundTripsOf((db) => findSession(db, bindings, authorization))).toBe(1)
	const page = { status: 200, headers: [], body: '', route: '', etag: null, tags: null, until: null }
	const kept = async () => ({ page, keep: true })
	expect(await roundTripsOf((db) => cachedPage(db, crypto.randomUUID(), kept))).toBe(1)
})

test.each<[string, Act]>([
	['blogs for staff', (db) => listBlogs(db, mediaPath, blogs)],
	['blogs for visitors', (db) => readBlogsPage(db, mediaPath, blogs)],
	['case studies for staff', (db) => listCaseStudies(db, mediaPath, studies)],
	['case studies for visitors', (db) => readCaseStudiesPage(db, mediaPath, studies)],
	['events for staff', (db) => listEvents(db, mediaPath, paged)],
	['events for visitors', (db) => readEventsPage(db, mediaPath, paged)],
	['news for staff', (db) => listNews(db, mediaPath, sized)],
	['news for visitors', (db) => listPublishedNews(db, mediaPath, sized)],
	['flyers for staff', (db) => listDocuments(db, flyers, mediaPath, paged)],
	['whitepapers for staff', (db) => listDocuments(db, whitepapers, mediaPath, paged)],
	['both for visitors', (db) => listPublishedResources(db, plainPaths)],
])('a list costs two round trips with that one: %s', async (_, act) => {
	expect(await roundTripsOf(act)).toBe(1)
})

test.each<[string, Act]>([
	['a blog for staff', (db) => findBlog(db, mediaPath, 1)],
	['an article', (db) => findArticle(db, mediaPath, 1)],
	['a case study for staff', (db) => findCaseStudy(db, mediaPath, 1)],
	['a case study for visitors', (db) => findCaseStudyPage(db, mediaPath, 1)],
	[
		'the page of an event',
		async (db) => {
			await findPublishedEvent(db, mediaPath, 1)
			await findNeighbours(db, mediaPath, { id: 1, startsAt: null } as PublicEvent)
		},
	],
	['an event for staff', (db) => findEvent(db, mediaPath, 1)],
	['news for staff', (db) => findNews(db, mediaPath, 1)],
	['a flyer for staff', (db) => findDocument(db, flyers, mediaPath, 1)],
])('details cost at most three with that one: %s', async (_, act) => {
	expect(await roundTripsOf(act)).toBeLessThanOrEqual(2)
})
