import type { z } from 'zod/mini'
import { blogForm } from '#contracts/content/blogs.ts'
import { caseStudyForm, listSeparator } from '#contracts/content/case-studies.ts'
import { documentForm } from '#contracts/content/documents.ts'
import { eventForm } from '#contracts/content/events.ts'
import { newsForm } from '#contracts/content/news.ts'
import { type Database, openDatabase } from '#worker/data/db.ts'
import { saveLabel } from '#worker/features/blogs/labels.ts'
import { saveBlog } from '#worker/features/blogs/save-blog.ts'
import { saveCategory } from '#worker/features/case-studies/categories.ts'
import { saveCaseStudy } from '#worker/features/case-studies/save-case-study.ts'
import { type DocumentKind, flyerKind, saveDocument, whitepaperKind } from '#worker/features/documents/save-document.ts'
import { saveEvent } from '#worker/features/events/save-event.ts'
import { news } from '#worker/features/news/news.table.ts'
import { saveNews } from '#worker/features/news/save-news.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { type Bindings, isLocal } from '#worker/http/request-context.ts'
import { Refusal } from '../command/steps.ts'
import { firstUser } from './first-user.ts'
import { demoAuthors } from './publishing/authors.ts'
import { demoBlogCategories, demoBlogTags } from './publishing/blog-labels.ts'
import { demoBlogs } from './publishing/blogs.ts'
import { demoCaseStudies, demoCaseStudyCategories } from './publishing/case-studies.ts'
import { altOf, demoPaper, demoPicture } from './publishing/demo-files.ts'
import { demoEvents } from './publishing/events.ts'
import { demoFlyers } from './publishing/flyers.ts'
import { demoNews } from './publishing/news.ts'
import type { DemoBlog, DemoCaseStudy, DemoDocument, DemoEvent, DemoNews } from './publishing/types.ts'
import { demoWhitepapers } from './publishing/whitepapers.ts'

/** How many items of each kind were written, or null where the database had some already. */
export type Published = Record<string, number> | null

type Filling = { db: Database; bindings: Bindings; editor: Pick<Editor, 'staff' | 'requestId'> }

/** Fills a local database that has nothing published with content of all kinds, by the functions that staff save with. */
export async function fillPublishing(bindings: Bindings): Promise<Published> {
	if (!isLocal(bindings)) throw new Refusal('Demo data goes into a local database only: ENVIRONMENT is not "local"')
	const db = openDatabase(bindings.DB, 'primary')
	if ((await db.$count(news)) > 0) return null
	const filling = { db, bindings, editor: await firstUser(db) }
	return {
		blogs: await fillBlogs(filling),
		'case studies': await fillCaseStudies(filling),
		news: await each(demoNews, byDate, (item) => addNews(filling, item)),
		flyers: await each(demoFlyers, byCreation, (item) => addPaper(filling, flyerKind, 'flyer', item)),
		whitepapers: await each(demoWhitepapers, byCreation, (item) =>
			addPaper(filling, whitepaperKind, 'whitepaper', item),
		),
		events: await each(demoEvents, byCreation, (item) => addEvent(filling, item)),
	}
}

const byDate = ({ publishedDate }: { publishedDate: string }) => publishedDate
const byCreation = ({ createdOn }: { createdOn: string }) => createdOn

/** Adds the items in the order of their dates, as they would have been written. */
async function each<Item>(
	items: readonly Item[],
	dateOf: (item: Item) => string,
	add: (item: Item) => Promise<unknown>,
) {
	for (const item of [...items].sort((one, other) => dateOf(one).localeCompare(dateOf(other)))) await add(item)
	return items.length
}

/** Nine in the morning in Kolkata. */
const onDay = (date: string) => new Date(`${date}T03:30:00Z`)

/** What the contract makes of a form that must pass. */
function formOf<Form>(contract: z.ZodMiniType<Form>, values: unknown): Form {
	const form = contract.safeParse(values)
	if (!form.success) throw new Refusal(`The demo content breaks its contract: ${JSON.stringify(form.error.issues)}`)
	return form.data
}

const thumbnail = (name: string) => ({ thumbnailImage: demoPicture(name), thumbnailAlt: altOf(name) })

const addNews = ({ db, bindings, editor }: Filling, { slug, unpublished, ...item }: DemoNews) =>
	saveNews(db, bindings, formOf(newsForm, { ...item, isPublished: !unpublished, ...thumbnail(`news-${slug}`) }), {
		...editor,
		now: onDay(item.publishedDate),
	})

function addPaper({ db, bindings, editor }: Filling, kind: DocumentKind, prefix: string, item: DemoDocument) {
	const name = `${prefix}-${item.slug}`
	const { title, description, unpublished } = item
	const form = { title, description, isPublished: !unpublished, ...thumbnail(name), file: demoPaper(name) }
	return saveDocument(db, bindings, kind, formOf(documentForm, form), { ...editor, now: onDay(item.createdOn) })
}

async function fillBlogs(filling: Filling): Promise<number> {
	const { db, editor } = filling
	const idsOf = async (kind: 'category' | 'tag', names: readonly string[]) => {
		const ids = new Map<string, number>()
		for (const name of names) ids.set(name, await saveLabel(db, kind, { id: null, name }, editor))
		return ids
	}
	const categories = await idsOf('category', demoBlogCategories)
	const tags = await idsOf('tag', demoBlogTags)
	return each(
		demoBlogs,
		({ date }) => date,
		(blog) => addBlog(filling, blog, { categories, tags }),
	)
}

type Labels = Record<'categories' | 'tags', Map<string, number>>

function addBlog({ db, bindings, editor }: Filling, blog: DemoBlog, { categories, tags }: Labels) {
	const { slug, author, category, priority, inactive, ...fields } = blog
	const inside = fields.content.includes('{{inside}}') ? { inside: demoPicture(`blog-${slug}-inside`) } : {}
	const form = {
		heading: fields.heading,
		subHeading: fields.subHeading,
		authorName: demoAuthors[author]?.name,
		date: fields.date,
		category: categories.get(category),
		tags: fields.tags.map((tag) => tags.get(tag)).join(','),
		active: !inactive,
		content: fields.content,
		priorityBlog: priority,
		coverImage: demoPicture(`blog-${slug}`),
		coverAlt: altOf(`blog-${slug}`),
		thumbnailImage: demoPicture(`blog-${slug}-thumbnail`),
		thumbnailAlt: altOf(`blog-${slug}`),
		profileImage: demoPicture(`author-${author}`),
		profileAlt: altOf(`author-${author}`),
		images: inside,
		hasImagesChanged: true,
	}
	return saveBlog(db, bindings, formOf(blogForm, form), { ...editor, now: onDay(blog.date) })
}

async function fillCaseStudies(filling: Filling): Promise<number> {
	const { db, editor } = filling
	const categories = new Map<string, number>()
	for (const categoryName of demoCaseStudyCategories) {
		const added = await saveCategory(db, { categoryId: null, categoryName }, editor)
		if (added) categories.set(categoryName, added.categoryId)
	}
	return each(demoCaseStudies, byDate, (item) => addCaseStudy(filling, item, categories))
}

function addCaseStudy({ db, bindings, editor }: Filling, item: DemoCaseStudy, categories: Map<string, number>) {
	const { slug, category, unpublished, challenges, benefits, paper: _, ...fields } = item
	const form = {
		...fields,
		...thumbnail(`case-${slug}`),
		isPublished: !unpublished,
		categoryId: categories.get(category),
		challenges: challenges.join(listSeparator),
		benefits: benefits.join(listSeparator),
		pdfAttachment: demoPaper(`case-${slug}`),
	}
	return saveCaseStudy(db, bindings, formOf(caseStudyForm, form), { ...editor, now: onDay(item.publishedDate) })
}

function addEvent({ db, bindings, editor }: Filling, { slug, unpublished, createdOn, ...fields }: DemoEvent) {
	const gallery = [2, 3, 4].map((number) => `event-${slug}-${number}`)
	const form = {
		...fields,
		...thumbnail(`event-${slug}-1`),
		isPublished: !unpublished,
		thumbnailImages: Object.fromEntries(gallery.map((name, index) => [index, demoPicture(name)])),
		thumbnailImagesAlt: Object.fromEntries(gallery.map((name, index) => [index, altOf(name)])),
	}
	return saveEvent(db, bindings, formOf(eventForm, form), { ...editor, now: onDay(createdOn) })
}
