import { blogForm } from '#contracts/content/blogs.ts'
import { caseStudyForm, listSeparator } from '#contracts/content/case-studies.ts'
import { eventForm } from '#contracts/content/events.ts'
import { newsForm } from '#contracts/content/news.ts'
import { paperForm } from '#contracts/content/papers.ts'
import { type Database, openDatabase } from '#worker/data/db.ts'
import { saveLabel } from '#worker/features/blogs/labels.ts'
import { saveBlog } from '#worker/features/blogs/save-blog.ts'
import { saveCategory } from '#worker/features/case-studies/categories.ts'
import { saveCaseStudy } from '#worker/features/case-studies/save-case-study.ts'
import { saveEvent } from '#worker/features/events/save-event.ts'
import { news } from '#worker/features/news/news.table.ts'
import { saveNews } from '#worker/features/news/save-news.ts'
import { flyerKind, type PaperKind, savePaper, whitepaperKind } from '#worker/features/papers/save-paper.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import type { Editor } from '#worker/publishing/save-item.ts'
import { Refusal } from '../command/steps.ts'
import {
	type DemoBlog,
	type DemoCaseStudy,
	type DemoEvent,
	type DemoFlyer,
	type DemoNews,
	type DemoWhitepaper,
	demoAuthors,
	demoBlogLabels,
	demoBlogs,
	demoCaseStudies,
	demoCaseStudyCategories,
	demoEvents,
	demoFlyers,
	demoNews,
	demoWhitepapers,
} from './demo-content.ts'
import { firstUser } from './first-user.ts'
import { altOf, type Item, uploadOf } from './load-content.ts'
import { checked } from './parse-content.ts'

type Filling = { db: Database; bindings: Bindings; editor: Pick<Editor, 'staff' | 'requestId'> }

/** Adds content of all kinds to a database that has no news, as staff would. Returns how many of each, or null where it has some. */
export async function fillPublishing(bindings: Bindings) {
	const db = openDatabase(bindings.DB, 'primary')
	if ((await db.$count(news)) > 0) return null
	const filling = { db, bindings, editor: await firstUser(db) }
	return {
		blogs: await fillBlogs(filling),
		'case studies': await fillCaseStudies(filling),
		news: await each(demoNews, (item) => addNews(filling, item)),
		flyers: await each(demoFlyers, (item) => addPaper(filling, flyerKind, 'flyer', item)),
		whitepapers: await each(demoWhitepapers, (item) => addPaper(filling, whitepaperKind, 'whitepaper', item)),
		events: await each(demoEvents, (item) => addEvent(filling, item)),
	}
}

/** Adds one item after the other, so that ids follow dates. */
async function each<Item>(items: readonly Item[], add: (item: Item) => Promise<unknown>) {
	for (const item of items) await add(item)
	return items.length
}

/** Nine in the morning in India. */
const onDay = (date: string) => new Date(`${date}T03:30:00Z`)

const pictureOf = (item: Item, file = 'picture.webp') => uploadOf(item, file, `${item.slug}-${file}`)

const thumbnail = (item: Item) => ({ thumbnailImage: pictureOf(item), thumbnailAlt: altOf(item) })

function addNews({ db, bindings, editor }: Filling, item: DemoNews) {
	const { folder, title, description, url, publishedDate, unpublished } = item
	const form = { title, description, url, publishedDate, isPublished: !unpublished, ...thumbnail(item) }
	return saveNews(db, bindings, checked(newsForm, folder, form), { ...editor, now: onDay(publishedDate) })
}

function addPaper(
	{ db, bindings, editor }: Filling,
	kind: PaperKind,
	prefix: string,
	item: DemoFlyer | DemoWhitepaper,
) {
	const { folder, slug, title, description, unpublished, createdOn } = item
	const file = uploadOf(item, 'document.pdf', `${prefix}-${slug}.pdf`)
	const form = { title, description, isPublished: !unpublished, ...thumbnail(item), file }
	return savePaper(db, bindings, kind, checked(paperForm, folder, form), { ...editor, now: onDay(createdOn) })
}

async function fillBlogs(filling: Filling): Promise<number> {
	const { db, editor } = filling
	const idsOf = async (kind: 'category' | 'tag', names: readonly string[]) => {
		const ids = new Map<string, number>()
		for (const name of names) ids.set(name, await saveLabel(db, kind, { id: null, name }, editor))
		return ids
	}
	const categories = await idsOf('category', demoBlogLabels.categories)
	const tags = await idsOf('tag', demoBlogLabels.tags)
	return each(demoBlogs, (blog) => addBlog(filling, blog, { categories, tags }))
}

type Labels = Record<'categories' | 'tags', Map<string, number>>

function addBlog({ db, bindings, editor }: Filling, blog: DemoBlog, { categories, tags }: Labels) {
	const { folder, heading, subHeading, date, html } = blog
	const author = demoAuthors.find(({ slug }) => slug === blog.author)
	if (!author) throw new Refusal(`${folder}: there is no author ${blog.author}`)
	const form = {
		heading,
		subHeading,
		authorName: author.name,
		date,
		category: categories.get(blog.category),
		tags: blog.tags.map((tag) => tags.get(tag)).join(','),
		active: !blog.inactive,
		content: html,
		priorityBlog: blog.priority,
		coverImage: pictureOf(blog),
		coverAlt: altOf(blog),
		thumbnailImage: pictureOf(blog, 'thumbnail.webp'),
		thumbnailAlt: altOf(blog),
		profileImage: pictureOf(author),
		profileAlt: altOf(author),
		images: html.includes('{{inside}}') ? { inside: pictureOf(blog, 'inside.webp') } : {},
		hasImagesChanged: true,
	}
	return saveBlog(db, bindings, checked(blogForm, folder, form), { ...editor, now: onDay(date) })
}

async function fillCaseStudies(filling: Filling): Promise<number> {
	const { db, editor } = filling
	const categories = new Map<string, number>()
	for (const categoryName of demoCaseStudyCategories) {
		const added = await saveCategory(db, { categoryId: null, categoryName }, editor)
		if (added) categories.set(categoryName, added.categoryId)
	}
	return each(demoCaseStudies, (item) => addCaseStudy(filling, item, categories))
}

function addCaseStudy({ db, bindings, editor }: Filling, item: DemoCaseStudy, categories: Map<string, number>) {
	const { folder, slug, title, description, publishedDate } = item
	const form = {
		title,
		description,
		publishedDate,
		...thumbnail(item),
		isPublished: !item.unpublished,
		categoryId: categories.get(item.category),
		challenges: item.challenges.join(listSeparator),
		benefits: item.benefits.join(listSeparator),
		pdfAttachment: uploadOf(item, 'document.pdf', `case-${slug}.pdf`),
	}
	return saveCaseStudy(db, bindings, checked(caseStudyForm, folder, form), { ...editor, now: onDay(publishedDate) })
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
