import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { BlogCategory, BlogTag } from '#contracts/content/blogs.ts'
import { type ErrorCode, errors } from '#contracts/shared/errors.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import { type Changes, changesBetween, recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { AppError, isDuplicate, isReferenceBroken } from '#worker/http/errors.ts'
import type { Staff } from '#worker/http/request-context.ts'
import { blogCategories, blogs, blogTagLinks, blogTags } from './blogs.table.ts'

type Kind = 'category' | 'tag'
type Label = { id: number; name: string }

const kinds = {
	category: {
		table: blogCategories,
		section: 'blogCategories',
		field: 'categoryName',
		key: 'blog_categories.name_key',
		unknown: 'blog-category.not-found',
		taken: 'blog-category.name-taken',
	},
	tag: {
		table: blogTags,
		section: 'blogTags',
		field: 'tagsName',
		key: 'blog_tags.name_key',
		unknown: 'blog-tag.not-found',
		taken: 'blog-tag.name-taken',
	},
} as const satisfies Record<Kind, { unknown: ErrorCode; taken: ErrorCode } & Record<string, unknown>>

export const asCategory = ({ id, name }: Label): BlogCategory => ({ categoryId: id, categoryName: name })
export const asTag = ({ id, name }: Label): BlogTag => ({ tagsId: id, tagsName: name })

const selectLabels = (db: Database, kind: Kind) => {
	const { table } = kinds[kind]
	return db.select({ id: table.id, name: table.name }).from(table)
}

/** Categories or tags, the last added first. */
export function listLabels(
	db: Database,
	kind: Kind,
	{ pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Promise<Paged<Label>> {
	const { table } = kinds[kind]
	const rows = selectLabels(db, kind).orderBy(desc(table.id))
	return selectPage(db, { rows, table, where: undefined }, { pageNumber, size: pageSize })
}

/** All of them by name, to choose from. */
export const allLabels = (db: Database, kind: Kind): Promise<Label[]> =>
	selectLabels(db, kind).orderBy(asc(kinds[kind].table.nameKey))

export async function findLabel(db: Database, kind: Kind, id: number): Promise<Label> {
	const [label] = await selectLabels(db, kind).where(eq(kinds[kind].table.id, id))
	if (!label) throw new AppError(kinds[kind].unknown)
	return label
}

/** The categories of active blogs, by name. */
export const selectUsedCategories = (db: Database) =>
	db
		.select({ categoryId: blogCategories.id, categoryName: blogCategories.name })
		.from(blogCategories)
		.where(
			sql`exists (select 1 from ${blogs} where ${blogs.categoryId} = ${blogCategories.id} and ${blogs.active} = 1)`,
		)
		.orderBy(asc(blogCategories.nameKey))

/** The tags of active blogs, by name. A cross join is read from left to right, so that one tag's blogs are looked at and not all. */
export const selectUsedTags = (db: Database) =>
	db
		.select({ tagsId: blogTags.id, tagsName: blogTags.name })
		.from(blogTags)
		.where(
			sql`exists (
				select 1 from ${blogTagLinks} cross join ${blogs} on ${blogs.id} = ${blogTagLinks.blogId}
				where ${blogTagLinks.tagId} = ${blogTags.id} and ${blogs.active} = 1
			)`,
		)
		.orderBy(asc(blogTags.nameKey))

type Editor = { staff: Staff; requestId: string; now?: Date }

/** Adds a category or tag, or renames one; answers its id. */
export async function saveLabel(
	db: Database,
	kind: Kind,
	{ id, name }: { id: number | null; name: string },
	{ staff, requestId, now = new Date() }: Editor,
): Promise<number> {
	const { table, section, field, key, unknown, taken } = kinds[kind]
	const before = id === null ? null : await findLabel(db, kind, id)
	const columns = { name, nameKey: normalised(name), updatedAt: now.toISOString(), updatedBy: staff.id }
	const itemId: number | SQL<number> = id ?? sql<number>`(select max(${table.id}) from ${table})`
	const changes = changesBetween({ name: before?.name }, { name })
	const act = { actor: staff, section, action: before ? 'changed' : 'added', itemId, changes, requestId }
	const write = before
		? db
				.update(table)
				.set({ ...columns, version: sql`${table.version} + 1` })
				.where(eq(table.id, before.id))
				.returning({ id: table.id })
		: db
				.insert(table)
				.values({ ...columns, createdAt: columns.updatedAt })
				.returning({ id: table.id })
	try {
		const [[saved]] = await db.batch([
			write,
			refuseUnlessChanged(db),
			...contentChanged(db, ['blogs'], now),
			recordAct(db, act, now),
		])
		if (!saved) throw new Error('The saved label has no id')
		return saved.id
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError(unknown)
		if (!isDuplicate(error, key)) throw error
		throw new AppError(taken, { fields: { [field]: errors[taken].message } })
	}
}

/** Deletes a category that no blog has, or a tag, which is taken off its blogs. */
export async function deleteLabel(
	db: Database,
	kind: Kind,
	id: number,
	{ staff, requestId, now = new Date() }: Editor,
): Promise<void> {
	const { table, section, unknown } = kinds[kind]
	const { name } = await findLabel(db, kind, id)
	const changes: Changes = { name: [name, null] }
	const act = { actor: staff, section, action: 'deleted', itemId: id, changes, requestId }
	const takeOff = kind === 'tag' ? [db.delete(blogTagLinks).where(eq(blogTagLinks.tagId, id))] : []
	try {
		await db.batch([
			recordAct(db, act, now),
			...takeOff,
			db.delete(table).where(eq(table.id, id)),
			refuseUnlessChanged(db),
			...contentChanged(db, ['blogs'], now),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError(unknown)
		if (isReferenceBroken(error)) throw new AppError('blog-category.in-use')
		throw error
	}
}
