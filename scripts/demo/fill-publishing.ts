import { documentForm } from '#contracts/content/documents.ts'
import { eventForm } from '#contracts/content/events.ts'
import { newsForm } from '#contracts/content/news.ts'
import { openDatabase } from '#worker/data/db.ts'
import { type DocumentKind, flyerKind, whitepaperKind } from '#worker/features/documents/document-kinds.ts'
import { saveDocument } from '#worker/features/documents/save-document.ts'
import { saveEvent } from '#worker/features/events/save-event.ts'
import { news } from '#worker/features/news/news.table.ts'
import { saveNews } from '#worker/features/news/save-news.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import {
	type DemoEvent,
	type DemoFlyer,
	type DemoNews,
	type DemoWhitepaper,
	demoEvents,
	demoFlyers,
	demoNews,
	demoWhitepapers,
} from './demo-content.ts'
import { fillBlogs } from './fill-blogs.ts'
import { fillCaseStudies } from './fill-case-studies.ts'
import { each, type Filling, onDay, pictureOf, thumbnail } from './filling.ts'
import { firstUser } from './first-user.ts'
import { altOf, uploadOf } from './load-content.ts'
import { checked } from './parse-content.ts'

/** Adds content of all kinds to a database without news, as staff would. Returns how many of each, or null with news. */
export async function fillPublishing(bindings: Bindings) {
	const db = openDatabase(bindings.DB, 'primary')
	if ((await db.$count(news)) > 0) return null
	const filling = { db, bindings, editor: await firstUser(db) }
	return {
		blogs: await fillBlogs(filling),
		'case studies': await fillCaseStudies(filling),
		news: await each(demoNews, (item) => addNews(filling, item)),
		flyers: await each(demoFlyers, (item) => addDocument(filling, flyerKind, 'flyer', item)),
		whitepapers: await each(demoWhitepapers, (item) => addDocument(filling, whitepaperKind, 'whitepaper', item)),
		events: await each(demoEvents, (item) => addEvent(filling, item)),
	}
}

function addNews({ db, bindings, editor }: Filling, item: DemoNews) {
	const { folder, title, description, url, publishedDate, unpublished } = item
	const form = { title, description, url, publishedDate, isPublished: !unpublished, ...thumbnail(item) }
	return saveNews(db, bindings, checked(newsForm, folder, form), { ...editor, now: onDay(publishedDate) })
}

function addDocument(
	{ db, bindings, editor }: Filling,
	kind: DocumentKind,
	prefix: string,
	item: DemoFlyer | DemoWhitepaper,
) {
	const { folder, slug, title, description, unpublished, createdOn } = item
	const file = uploadOf(item, 'document.pdf', `${prefix}-${slug}.pdf`)
	const form = { title, description, isPublished: !unpublished, ...thumbnail(item), file }
	return saveDocument(db, bindings, kind, checked(documentForm, folder, form), { ...editor, now: onDay(createdOn) })
}

const gallery = ['gallery-1', 'gallery-2', 'gallery-3']

function addEvent({ db, bindings, editor }: Filling, item: DemoEvent) {
	const { folder, slug: _, unpublished, createdOn, ...fields } = item
	const form = {
		...fields,
		...thumbnail(item),
		isPublished: !unpublished,
		thumbnailImages: { ...gallery.map((name) => pictureOf(item, `${name}.webp`)) },
		thumbnailImagesAlt: { ...gallery.map((name) => altOf(item, `${name}.svg`)) },
	}
	return saveEvent(db, bindings, checked(eventForm, folder, form), { ...editor, now: onDay(createdOn) })
}
