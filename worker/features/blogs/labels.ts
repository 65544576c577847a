import { asc, eq, sql } from 'drizzle-orm'
import type { BlogCategory, BlogTag } from '#contracts/content/blog-labels.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import type { Database } from '#worker/data/db.ts'
import { deleteNamedRow, type NamedKind, nameTaken, saveNamedRow } from '#worker/editing/rows/named-row.ts'
import { AppError, isReferenceBroken } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { isActiveAt } from './blog-rows.ts'
import { blogCategories, blogs, blogTagLinks, blogTags } from './blogs.table.ts'

type Label = { id: number; name: string }

/** Categories and tags, with the refusal of a name that is taken and the form field that shows it. */
export const labelKinds = {
	category: {
		table: blogCategories,
		tags: ['blogs'],
		audit: { section: 'blogCategories' },
		notFound: 'blog-category.not-found',
		nameTaken: 'blog-category.name-taken',
		field: 'categoryName',
	},
	tag: {
		table: blogTags,
		tags: ['blogs'],
		audit: { section: 'blogTags' },
		notFound: 'blog-tag.not-found',
		nameTaken: 'blog-tag.name-taken',
		field: 'tagsName',
	},
} satisfies Record<string, NamedKind & { nameTaken: ErrorCode; field: string }>

export const asCategory = ({ id, name }: Label): BlogCategory => ({ categoryId: id, categoryName: name })
export const asTag = ({ id, name }: Label): BlogTag => ({ tagsId: id, tagsName: name })

/** The categories of active blogs, by name. */
export const selectUsedCategories = (db: Database, now: Date) =>
	db
		.select({ categoryId: blogCategories.id, categoryName: blogCategories.name })
		.from(blogCategories)
		.where(sql`exists (select 1 from ${blogs} where ${blogs.categoryId} = ${blogCategories.id} and ${isActiveAt(now)})`)
		.orderBy(asc(blogCategories.nameKey))

/** The tags of active blogs, by name. SQLite keeps the order of a cross join, so it looks at the blogs of one tag only. */
export const selectUsedTags = (db: Database, now: Date) =>
	db
		.select({ tagsId: blogTags.id, tagsName: blogTags.name })
		.from(blogTags)
		.where(
			sql`exists (
				select 1 from ${blogTagLinks} cross join ${blogs} on ${blogs.id} = ${blogTagLinks.blogId}
				where ${blogTagLinks.tagId} = ${blogTags.id} and ${isActiveAt(now)}
			)`,
		)
		.orderBy(asc(blogTags.nameKey))

/** Adds or renames a category or a tag and returns its id. */
export async function saveLabel(
	db: Database,
	kind: keyof typeof labelKinds,
	{ id, name }: { id: number | null; name: string },
	editor: Editor,
): Promise<number> {
	const { nameTaken: code, field, ...named } = labelKinds[kind]
	const saved = await saveNamedRow<typeof named.table>(db, named, { id }, () => ({ name }), editor)
	if (!saved) throw nameTaken(code, field)
	return saved.id
}

/** Deletes a category. Throws `blog-category.in-use` if a blog has it. */
export async function deleteBlogCategory(db: Database, id: number, editor: Editor): Promise<void> {
	try {
		await deleteNamedRow(db, labelKinds.category, id, [], editor)
	} catch (error) {
		throw isReferenceBroken(error) ? new AppError('blog-category.in-use') : error
	}
}

/** Deletes a tag and takes it off its blogs. */
export const deleteBlogTag = (db: Database, id: number, editor: Editor): Promise<void> =>
	deleteNamedRow(db, labelKinds.tag, id, [db.delete(blogTagLinks).where(eq(blogTagLinks.tagId, id))], editor)
