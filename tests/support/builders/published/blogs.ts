import type { Blog, BlogRow } from '#contracts/content/blogs.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { onceAFile } from '#tests/support/builders/once-a-file.ts'
import { call } from '../../worker/app.ts'
import { dummyToken } from '../../worker/siteverify.ts'
import { signedInAs } from '../../worker/staff.ts'
import { coverFile, profileFile, thumbnailFile } from './blog-files.ts'
import type { Publishable } from './publishable.ts'

export type Parts = Record<string, string | File | null>

let made = 0

/** A draft with a heading and nothing else. */
export const aDraft = (parts: Parts = {}): Parts => ({ heading: `Draft ${++made}`, active: 'false', ...parts })

type Labels = { category: number; tag: number }

/** The required fields of an active blog. */
const complete = (labels: Labels) => ({
	heading: `Blog ${++made}`,
	subHeading: 'What four fields on a card are for',
	authorName: 'Meera Raghavan',
	date: '2026-05-04',
	category: String(labels.category),
	tags: String(labels.tag),
	active: 'true',
	content: '<p>A file is found by what stands on its card.</p>',
	priorityBlog: '0',
	coverImage: coverFile(),
	thumbnailImage: thumbnailFile(),
	profileImage: profileFile(),
})

/** The same with the values of a test; null omits a field. */
export const anActiveBlog = (labels: Labels, parts: Parts = {}): Parts => ({ ...complete(labels), ...parts })

/** The calls of blogs. Category 1 and tag 1 must exist. */
export const blogCalls: Publishable = {
	role: 'Blogs',
	table: 'blogs',
	section: 'blogs',
	base: '/api/blogscontroller',
	save: 'saveblog',
	list: 'fetchAllBlogs',
	paging: 'pageSize',
	filter: 'active',
	flag: 'active',
	search: 'headingFilter',
	id: 'blogsId',
	title: 'heading',
	details: (id) => ({ path: `fetchblogsbyid/${id}`, method: 'GET' }),
	notFound: 'blog.not-found',
	publicBase: '/api/public/blogscontroller',
	publicList: { path: 'fetchAllBlogs', method: 'POST', body: { pageSize: 100 } },
	form: () => complete({ category: 1, tag: 1 }),
	picture: {
		part: 'thumbnailImage',
		changed: 'hasThumbnailImageChanged',
		wrongType: 'Please upload only image files (e.g., JPG, PNG).',
		width: 336,
		height: 247,
	},
}

function formOf(parts: Parts): FormData {
	const form = new FormData()
	for (const [name, value] of Object.entries(parts)) if (value !== null) form.append(name, value)
	return form
}

/** The headers of a blog editor. */
const blogEditor = onceAFile(() => signedInAs(['Blogs']))

export const staffCall = async (path: string, options: Parameters<typeof call>[1] = {}) =>
	call(`/api/blogscontroller/${path}`, { headers: await blogEditor(), ...options })

export const visitorCall = (path: string, options: Parameters<typeof call>[1] = {}) =>
	call(`/api/public/blogscontroller/${path}`, { headers: { 'X-Token': dummyToken }, ...options })

export const saveBlog = (parts: Parts) => staffCall('saveblog', { body: formOf(parts) })

async function answered<Answer>(answer: Response): Promise<Answer> {
	if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
	return answer.json()
}

/** Saves a blog that must pass and returns its id. */
export const savedBlog = async (parts: Parts) => answered<number>(await saveBlog(parts))

/** The messages of a refused blog by field. */
export async function refusedFields(parts: Parts): Promise<Record<string, string>> {
	const answer = await saveBlog(parts)
	if (answer.status !== 400) throw new Error(`${answer.status} instead of 400`)
	const { fields }: { fields: Record<string, string> } = await answer.json()
	return fields
}

export const addedCategory = async (categoryName: string) =>
	answered<number>(await staffCall('saveBlogsCategories', { json: { categoryName } }))

export const addedTag = async (tagsName: string) =>
	answered<number>(await staffCall('saveBlogsTags', { json: { tagsName } }))

export const staffBlog = async (id: number) =>
	answered<Blog & { version: number; updatedBy: string }>(await staffCall(`fetchblogsbyid/${id}`))

export const staffList = async (json: object = {}) =>
	answered<Paged<BlogRow>>(await staffCall('fetchAllBlogs', { json }))

export const visitorList = async (json: object = {}) =>
	answered<Paged<BlogRow>>(await visitorCall('fetchAllBlogs', { json }))

export const idsOf = ({ content }: Paged<BlogRow>) => content.map(({ blogsId }) => blogsId)
