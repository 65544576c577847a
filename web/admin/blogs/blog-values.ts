import type { z } from 'zod/mini'
import {
	type BlogPictureField,
	type blogForm,
	blogPictureFields,
	blogSharePicture,
} from '#contracts/content/blog-form.ts'
import type { BlogDetails } from '#contracts/content/blogs.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { PictureSlot } from '../pictures/picture-slot.ts'
import { noTimes, timesOf } from '../schedule/schedule-values.ts'

export type BlogValues = z.input<typeof blogForm>

const noFiles = {
	thumbnailImage: null,
	hasThumbnailImageChanged: false,
	coverImage: null,
	hasCoverImageChanged: false,
	profileImage: null,
	hasProfileImageChanged: false,
	shareImage: null,
	hasShareImageChanged: false,
	images: {},
	hasImagesChanged: false,
} as const satisfies Partial<BlogValues>

type PictureField = BlogPictureField | typeof blogSharePicture.field

export const pictureLabels: Record<PictureField, string> = {
	profileImage: 'Profile image',
	coverImage: 'Cover',
	thumbnailImage: 'Thumbnail',
	shareImage: 'Share card',
}

export const blogFiles = [
	...blogPictureFields,
	blogSharePicture,
	{ field: 'images', changed: 'hasImagesChanged' },
] as const

export const newBlog = (): BlogValues => ({
	...noFiles,
	blogsId: null,
	heading: '',
	subHeading: '',
	authorName: '',
	date: companyToday(),
	category: '',
	tags: '',
	active: false,
	...noTimes,
	content: '',
	priorityBlog: '0',
	thumbnailAlt: '',
	coverAlt: '',
	profileAlt: '',
	version: null,
})

export const valuesOf = (blog: BlogDetails): BlogValues => ({
	...noFiles,
	blogsId: blog.blogsId,
	heading: blog.heading,
	subHeading: blog.subHeading,
	authorName: blog.authorName,
	date: blog.date ?? '',
	category: String(blog.categoryId ?? ''),
	tags: Object.keys(blog.tags).join(','),
	active: blog.active,
	...timesOf(blog),
	content: blog.content,
	priorityBlog: String(blog.priorityBlog ?? ''),
	thumbnailAlt: blog.thumbnail?.alt ?? '',
	coverAlt: blog.cover?.alt ?? '',
	profileAlt: blog.profile?.alt ?? '',
	version: blog.version,
})

export const storedPictures = (blog: BlogDetails | null): BlogPictureField[] =>
	blogPictureFields.map(({ field }) => field).filter((field) => blog?.[field])

const kilobyte = 1024
const exact = (width: number, height: number, maxBytes: number): PictureSlot => ({
	width,
	height,
	exact: true,
	maxBytes,
})

export const pictureSlots: Record<PictureField, PictureSlot> = {
	coverImage: exact(760, 427, 150 * kilobyte),
	thumbnailImage: exact(336, 247, 60 * kilobyte),
	profileImage: exact(40, 40, 20 * kilobyte),
	/** The size that Open Graph recommends. */
	shareImage: { width: 1200, height: 630, exact: false, maxBytes: 150 * kilobyte },
}

/** The form resizes pictures in the content to this. The server accepts any proportions up to 1 MB. */
export const contentPictureSlot: PictureSlot = { width: 1600, height: 3200, exact: false, maxBytes: 300 * kilobyte }
