import type { APIRequestContext } from '@playwright/test'
import { companyMoment, companyToday } from '#contracts/shared/company-time.ts'
import { inDays } from '../builders/days.ts'
import { adminHeaders, asAdmin, unique } from './colleague.ts'
import { type ChosenFile, pdfFile, pictureFile } from './publishing-page.ts'

type Values = Record<string, string | number | boolean | ChosenFile>

/** An item that a test has saved, and its public address. */
export type SavedItem = { id: number; title: string; publicPath: string }

type Sender = { Authorization: string }

/** Sends a multipart form, by default as the demo administrator. Returns the saved id. */
async function saved(request: APIRequestContext, path: string, multipart: Values, sender?: Sender): Promise<number> {
	const answer = await request.post(path, { multipart, headers: sender ?? (await adminHeaders(request)) })
	if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
	return answer.json()
}

/** The day after tomorrow at this time of the company. */
export const soonAt = (hour: string) => companyMoment(`${inDays(2)}T${hour}`)

export async function addNews(request: APIRequestContext, wanted: Values = {}, sender?: Sender): Promise<SavedItem> {
	const title = `A bridge of paper ${unique()}`
	const values = {
		title,
		description: 'Two colleagues walked over it, one after the other.',
		url: 'https://www.company.example/about',
		isPublished: true,
		thumbnailImage: pictureFile(800, 450),
		thumbnailAlt: 'A bridge of folded paper over a stream.',
		...wanted,
	}
	const id = await saved(request, '/api/newscontroller/savenewsdetails', values, sender)
	return { id, title, publicPath: '/news' }
}

const addPaper =
	(path: string) =>
	async (request: APIRequestContext, wanted: Values = {}): Promise<SavedItem> => {
		const title = `The queue, measured ${unique()}`
		const values = {
			title,
			description: 'Where an application waits, hour by hour.',
			isPublished: true,
			thumbnailImage: pictureFile(800, 450),
			file: pdfFile('sheet.pdf'),
			...wanted,
		}
		return { id: await saved(request, path, values), title, publicPath: '/resources' }
	}
export const addFlyer = addPaper('/api/flyerscontroller/saveflyer')
export const addWhitepaper = addPaper('/api/whitepaperscontroller/savewhitepaper')

/** Adds a category of case studies. */
export async function addCategory(request: APIRequestContext): Promise<{ categoryId: number; categoryName: string }> {
	const categoryName = `Harbours ${unique()}`
	return asAdmin(request, '/api/casestudycategoriescontroller/savecategory', { categoryName })
}

export async function addCaseStudy(request: APIRequestContext, wanted: Values = {}): Promise<SavedItem> {
	const title = `Nine counters and one queue ${unique()}`
	const values = {
		title,
		description: 'A bank asked why its customers waited.',
		categoryId: wanted.categoryId ?? (await addCategory(request)).categoryId,
		challenges: 'Nine queues///No numbers',
		benefits: 'One queue, eleven minutes shorter',
		publishedDate: '2026-11-01',
		isPublished: true,
		thumbnailImage: pictureFile(1434, 956),
		pdfAttachment: pdfFile('nine-counters.pdf'),
		...wanted,
	}
	const id = await saved(request, '/api/casestudiescontroller/savecasestudy', values)
	return { id, title, publicPath: `/CasestudyView/${id}` }
}

export async function addEvent(request: APIRequestContext, wanted: Values = {}): Promise<SavedItem> {
	const title = `An evening at the weir ${unique()}`
	const values = {
		title,
		description: 'Talks first, then a walk along the water.',
		isPublished: true,
		startsAt: soonAt('18:30'),
		endsAt: soonAt('20:00'),
		venue: 'The old mill',
		address: 'Weir Lane, Kochi 682 030',
		thumbnailImage: pictureFile(800, 450, 'thumbnail.png', 20),
		'thumbnailImages[0]': pictureFile(1600, 900, 'banner.png', 60),
		'thumbnailImages[1]': pictureFile(1600, 900, 'second.png', 120),
		...wanted,
	}
	const id = await saved(request, '/api/eventscontroller/saveevent', values)
	return { id, title, publicPath: `/EventsView/${id}` }
}

export async function addBlogCategory(request: APIRequestContext): Promise<{ id: number; name: string }> {
	const name = `Tides ${unique()}`
	return { id: await asAdmin(request, '/api/blogscontroller/saveBlogsCategories', { categoryName: name }), name }
}

export async function addBlogTag(request: APIRequestContext): Promise<{ id: number; name: string }> {
	const name = `ebb ${unique()}`
	return { id: await asAdmin(request, '/api/blogscontroller/saveBlogsTags', { tagsName: name }), name }
}

/** Saves an active blog without priority, with its own category and tag. */
export async function addBlog(request: APIRequestContext, wanted: Values = {}): Promise<SavedItem> {
	const title = `What the tide table knew ${unique()}`
	const values = {
		heading: title,
		subHeading: 'A harbour office read its own notes.',
		authorName: 'Ananya Pillai',
		date: companyToday(),
		category: wanted.category ?? (await addBlogCategory(request)).id,
		tags: wanted.tags ?? (await addBlogTag(request)).id,
		active: true,
		content: '<p>The notes were older than the harbour.</p>',
		priorityBlog: 0,
		coverImage: pictureFile(760, 427, 'cover.png', 20),
		thumbnailImage: pictureFile(336, 247, 'thumbnail.png', 90),
		profileImage: pictureFile(40, 40, 'profile.png', 160),
		...wanted,
	}
	const id = await saved(request, '/api/blogscontroller/saveblog', values)
	return { id, title, publicPath: `/BlogView/${id}` }
}
