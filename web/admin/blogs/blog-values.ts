import type { z } from 'zod/mini'
import {
	type BlogPictureField,
	blogFields,
	type blogForm,
	blogPictureFields,
	type blogSharePicture,
} from '#contracts/content/blog-form.ts'
import type { BlogDetails } from '#contracts/content/blogs.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { PictureSlot } from '../pictures/picture-slot.ts'
import { emptyValues, loadedValues } from '../publishing/form-values.ts'

export type BlogValues = z.input<typeof blogForm>

type PictureField = BlogPictureField | typeof blogSharePicture.field

export const pictureLabels: Record<PictureField, string> = {
	profileImage: 'Profile image',
	coverImage: 'Cover',
	thumbnailImage: 'Thumbnail',
	shareImage: 'Share card',
}

export const newBlog = (): BlogValues => emptyValues('blogs', blogFields, { date: companyToday(), priorityBlog: '0' })

export const valuesOf = (blog: BlogDetails): BlogValues =>
	loadedValues('blogs', blogFields, blog, {
		category: String(blog.categoryId ?? ''),
		tags: Object.keys(blog.tags).join(','),
		thumbnailAlt: blog.thumbnail?.alt ?? '',
		coverAlt: blog.cover?.alt ?? '',
		profileAlt: blog.profile?.alt ?? '',
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
