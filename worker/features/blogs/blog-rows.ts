import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Blog, BlogListed, BlogRow } from '#contracts/content/blogs.ts'
import type { Picture } from '#contracts/content/publishable.ts'
import type { Database } from '#worker/data/db.ts'
import { editedBy } from '#worker/editing/rows/edited-table.ts'
import { filesAs, type MediaUrl, pictureOf } from '#worker/publishing/publishable.ts'
import { recleanIfOutdated } from '#worker/publishing/rich-text.ts'
import { scheduledOf, scheduleOf, withinSchedule } from '#worker/publishing/schedule.ts'
import { blogCategories, blogPictures, blogs, blogTagLinks, blogTags } from './blogs.table.ts'

/** The condition of active blogs at a time. */
export const isActiveAt = (now: Date) => and(eq(blogs.active, true), withinSchedule(blogs, now))

/** The order of blogs for visitors, the newest first. */
export const byDate = sql`${blogs.date} desc, ${blogs.id} desc`

const thumbnail = filesAs('thumbnail')
const cover = filesAs('cover')
const profile = filesAs('profile')
const share = filesAs('share')
const inside = filesAs('inside')

type File = Parameters<typeof pictureOf>[0]

/** The file of a picture in one column. D1 returns a batch by column names, which two joined files would share. */
const fileAs = (name: string, { key, name: fileName, width, height }: typeof cover) =>
	sql`iif(${key} is null, null, json_object('key', ${key}, 'name', ${fileName}, 'width', ${width}, 'height', ${height}))`
		.mapWith((text: string): File | null => JSON.parse(text))
		.as(name)

const tagNames = sql`(
	select json_group_object(${blogTags.id}, ${blogTags.name})
	from ${blogTagLinks} join ${blogTags} on ${blogTags.id} = ${blogTagLinks.tagId}
	where ${blogTagLinks.blogId} = ${blogs.id}
)`
	.mapWith((names: string): Record<string, string> => JSON.parse(names))
	.as('tag_names')

const listed = {
	blogsId: blogs.id,
	heading: blogs.heading,
	subHeading: blogs.subHeading,
	authorName: blogs.authorName,
	date: blogs.date,
	categoryId: blogs.categoryId,
	categoryName: blogCategories.name,
	tags: tagNames,
	active: blogs.active,
	...scheduleOf(blogs),
	priorityBlog: blogs.priority,
	updatedAt: blogs.updatedAt,
	thumbnail: fileAs('thumbnail_file', thumbnail),
	thumbnailAlt: blogs.thumbnailAlt,
	cover: fileAs('cover_file', cover),
	coverAlt: blogs.coverAlt,
}

/** Blogs as lists show them. The caller adds the condition and the order. */
export const selectBlogs = (db: Database) =>
	db
		.select(listed)
		.from(blogs)
		.leftJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
		.leftJoin(thumbnail, eq(thumbnail.key, blogs.thumbnailKey))
		.leftJoin(cover, eq(cover.key, blogs.coverKey))

/** A whole blog, without the pictures inside its text. */
export const selectWholeBlog = (db: Database, where: SQL | undefined) =>
	db
		.select({
			...listed,
			...editedBy(blogs),
			content: blogs.content,
			cleanedBy: blogs.cleanedBy,
			profile: fileAs('profile_file', profile),
			profileAlt: blogs.profileAlt,
			share: fileAs('share_file', share),
		})
		.from(blogs)
		.leftJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
		.leftJoin(thumbnail, eq(thumbnail.key, blogs.thumbnailKey))
		.leftJoin(cover, eq(cover.key, blogs.coverKey))
		.leftJoin(profile, eq(profile.key, blogs.profileKey))
		.leftJoin(share, eq(share.key, blogs.shareKey))
		.where(where)

/** The pictures inside the text of a blog. */
export const selectPictures = (db: Database, blogId: number) =>
	db
		.select({ placeholder: blogPictures.name, file: fileAs('inside_file', inside) })
		.from(blogPictures)
		.innerJoin(inside, eq(inside.key, blogPictures.fileKey))
		.where(eq(blogPictures.blogId, blogId))

type Row = Awaited<ReturnType<typeof selectBlogs>>[number]
type WholeRow = Awaited<ReturnType<typeof selectWholeBlog>>[number]
type PictureRow = Awaited<ReturnType<typeof selectPictures>>[number]
const pictureOrNull = async (file: File | null, alt: string, urlOf: MediaUrl): Promise<Picture | null> =>
	file && pictureOf(file, alt, urlOf)

async function blogRowOf(row: Row, urlOf: MediaUrl): Promise<BlogRow> {
	const { thumbnailAlt, coverAlt, publishAt: _, unpublishAt: __, ...fields } = row
	const shownThumbnail = await pictureOrNull(row.thumbnail, thumbnailAlt, urlOf)
	const shownCover = await pictureOrNull(row.cover, coverAlt, urlOf)
	return {
		...fields,
		thumbnail: shownThumbnail,
		thumbnailImage: shownThumbnail?.url ?? null,
		cover: shownCover,
		coverImage: shownCover?.url ?? null,
		slideshowImage: row.priorityBlog ? (shownCover?.url ?? null) : null,
	}
}

export const blogRowsOf = (rows: readonly Row[], urlOf: MediaUrl) =>
	Promise.all(rows.map((row) => blogRowOf(row, urlOf)))

/** The rows of the list of staff. */
export const blogsListedOf = (rows: readonly Row[], urlOf: MediaUrl, now: Date): Promise<BlogListed[]> =>
	Promise.all(rows.map(async (row) => ({ ...(await blogRowOf(row, urlOf)), ...scheduledOf(row, row.active, now) })))

/** Cleans the text again if older rules have cleaned it. */
export async function blogOf(row: WholeRow, pictures: readonly PictureRow[], urlOf: MediaUrl): Promise<Blog> {
	const { version: _version, updatedBy: _updatedBy, content, cleanedBy, profile, profileAlt, share, ...listedRow } = row
	const images: Record<string, Picture> = {}
	// The text holds the alternative text of its pictures.
	for (const { placeholder, file } of pictures) if (file) images[placeholder] = await pictureOf(file, '', urlOf)
	const shownProfile = await pictureOrNull(profile, profileAlt, urlOf)
	return {
		...(await blogRowOf(listedRow, urlOf)),
		content: await recleanIfOutdated(content, cleanedBy),
		images,
		profile: shownProfile,
		profileImage: shownProfile?.url ?? null,
		share: await pictureOrNull(share, row.coverAlt, urlOf),
	}
}
