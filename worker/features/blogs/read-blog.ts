import { eq, sql } from 'drizzle-orm'
import { type BlogInput, type BlogPictureField, missingPictures, picturesOf } from '#contracts/content/blog-form.ts'
import type { Database } from '#worker/data/db.ts'
import { auditedOf } from '#worker/editing/field-columns.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { textDifference } from '#worker/editing/text-difference.ts'
import { detach } from './blog-attachments.ts'
import { blogSnapshot } from './blog-snapshot.ts'
import { blogCategories, blogFieldColumns, blogPictures, blogs, blogTagLinks, blogTags } from './blogs.table.ts'

const noId = -1

/** Reads what a save or a deletion needs, in one round trip. */
export async function findStoredBlog(
	db: Database,
	{ blogsId, category, tags }: Pick<BlogInput, 'blogsId' | 'category' | 'tags'>,
) {
	const id = blogsId ?? noId
	const wantedTags = JSON.stringify(tags)
	const [[before], links, pictures, [known], unknownTags] = await db.batch([
		db.select().from(blogs).where(eq(blogs.id, id)),
		db.select({ tagId: blogTagLinks.tagId }).from(blogTagLinks).where(eq(blogTagLinks.blogId, id)),
		db
			.select({ name: blogPictures.name, key: blogPictures.fileKey })
			.from(blogPictures)
			.where(eq(blogPictures.blogId, id)),
		db
			.select({ id: blogCategories.id })
			.from(blogCategories)
			.where(eq(blogCategories.id, category ?? noId)),
		db
			.select({ id: sql<number>`value` })
			.from(sql`json_each(${wantedTags})`)
			.where(sql`value not in (select ${blogTags.id} from ${blogTags})`),
	])
	return {
		before: before ?? null,
		tags: links.map(({ tagId }) => tagId),
		/** The keys of the files inside the text, by name. */
		pictures: new Map(pictures.map(({ name, key }) => [name, key ?? ''])),
		isCategoryUnknown: category !== null && !known,
		areTagsUnknown: unknownTags.length > 0,
	}
}

export type StoredBlog = Awaited<ReturnType<typeof findStoredBlog>>

type Before = StoredBlog['before']

/** The pictures that a blog has, of its three. */
export const storedPictureFields = (before: Before): BlogPictureField[] => [
	...(before?.thumbnailKey ? (['thumbnailImage'] as const) : []),
	...(before?.coverKey ? (['coverImage'] as const) : []),
	...(before?.profileKey ? (['profileImage'] as const) : []),
]

/** The missing pictures of a form that its contract has refused for other reasons. */
export async function missingPicturesOf(db: Database, sent: unknown): Promise<Record<string, string>> {
	const form = picturesOf(sent)
	if (!form?.active) return {}
	const { before } = await findStoredBlog(db, { blogsId: form.blogsId, category: null, tags: [] })
	return missingPictures(form, storedPictureFields(before))
}

/** The snapshot of a stored blog; null if there is none. */
export const snapshotOf = ({ before, tags, pictures }: StoredBlog): Snapshot | null =>
	before && blogSnapshot(before, tags, pictures)

/** Reads a blog with all that belongs to it; null if there is none. */
export async function readBlog(db: Database, id: number): Promise<ReadItem | null> {
	const { before, tags, pictures } = await findStoredBlog(db, { blogsId: id, category: null, tags: [] })
	if (!before) return null
	const [content] = textDifference(before.content, '')
	const { version, createdAt, updatedAt, updatedBy } = before
	return {
		table: blogs,
		row: before,
		first: detach(db, id),
		item: {
			kind: 'blogs',
			title: before.heading,
			wasPublished: before.active,
			snapshot: blogSnapshot(before, tags, pictures),
			rows: [
				{ table: blogs, rows: [before] },
				{ table: blogTagLinks, rows: tags.map((tagId) => ({ blogId: id, tagId })) },
				{ table: blogPictures, rows: Array.from(pictures, ([name, fileKey]) => ({ blogId: id, name, fileKey })) },
			],
		},
		tags: ['blogs'],
		audit: {
			section: 'blogs',
			before: {
				id,
				version,
				createdAt,
				updatedAt,
				updatedBy,
				...auditedOf(blogFieldColumns, before, { content, tags }),
			},
		},
	}
}
