import { and, asc, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { CaseStudyCategory, CaseStudyCategoryForm, CategoriesQuery } from '#contracts/content/case-studies.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import { changesBetween, recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { staleWrite } from '#worker/data/stale-write.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { AppError, isDuplicate, isReferenceBroken } from '#worker/http/errors.ts'
import { lastChangeOf, newestId } from '#worker/publishing/publishable.ts'
import { added, asRead, changed, type Editor, lastWriteWins, refuseStale } from '#worker/publishing/save-item.ts'
import { caseStudyCategories } from './case-studies.table.ts'

const selectCategories = (db: Database) =>
	db
		.select({
			categoryId: caseStudyCategories.id,
			categoryName: caseStudyCategories.name,
			version: caseStudyCategories.version,
		})
		.from(caseStudyCategories)

/** Categories, the last added first. */
export const listCategories = (db: Database, query: CategoriesQuery): Promise<Paged<CaseStudyCategory>> =>
	selectPage(
		db,
		{
			rows: selectCategories(db).orderBy(desc(caseStudyCategories.id)),
			table: caseStudyCategories,
			where: undefined,
		},
		query,
	)

/** All of them by name, to choose from. */
export const allCategories = (db: Database): Promise<CaseStudyCategory[]> =>
	selectCategories(db).orderBy(asc(caseStudyCategories.nameKey))

export async function findCategory(db: Database, id: number): Promise<CaseStudyCategory> {
	const [found] = await selectCategories(db).where(eq(caseStudyCategories.id, id))
	if (!found) throw new AppError('case-study-category.not-found')
	return found
}

/** Whether the name is another category's than this one's. The save asks the index, which decides. */
export async function isCategoryNameTaken(db: Database, name: string, exceptId: number | null): Promise<boolean> {
	const other = exceptId === null ? undefined : ne(caseStudyCategories.id, exceptId)
	return (await db.$count(caseStudyCategories, and(eq(caseStudyCategories.nameKey, normalised(name)), other))) > 0
}

/** Adds a category, or renames one; answers it as it is now, or `false` where another one has the name. */
export const saveCategory = (
	db: Database,
	form: CaseStudyCategoryForm,
	editor: Editor,
): Promise<CaseStudyCategory | false> => lastWriteWins(form.version, () => tryToSave(db, form, editor))

async function tryToSave(
	db: Database,
	{ categoryId: id, categoryName: name, version }: CaseStudyCategoryForm,
	editor: Editor,
): Promise<CaseStudyCategory | false> {
	const before = id === null ? null : await findCategory(db, id)
	const read = before && { id: before.categoryId, version: before.version }
	await refuseStale(db, caseStudyCategories, read, version)
	const columns = { name, nameKey: normalised(name) }
	const returned = { categoryId: caseStudyCategories.id, version: caseStudyCategories.version }
	const write = read
		? db
				.update(caseStudyCategories)
				.set({ ...columns, ...changed(caseStudyCategories, editor) })
				.where(asRead(caseStudyCategories, read))
				.returning(returned)
		: db
				.insert(caseStudyCategories)
				.values({ ...columns, ...added(editor) })
				.returning(returned)
	const changes = changesBetween({ name: before?.categoryName }, { name })
	const itemId = id ?? newestId(caseStudyCategories)
	try {
		const [[saved]] = await db.batch([
			write,
			refuseUnlessChanged(db),
			...contentChanged(db, ['caseStudies'], editor.now),
			recordCategory(db, before ? 'changed' : 'added', { itemId, changes }, editor),
		])
		if (!saved) throw new Error('The saved category has no id')
		return { categoryName: name, ...saved }
	} catch (error) {
		if (isDuplicate(error, 'case_study_categories.name_key')) return false
		if (read && isRefusedByGuard(error)) throw await staleWrite(() => lastChangeOf(db, caseStudyCategories, read.id))
		throw error
	}
}

/** Deletes a category; `false` where case studies have it. */
export async function deleteCategory(db: Database, id: number, editor: Editor): Promise<boolean> {
	const { categoryName } = await findCategory(db, id)
	const changes = { name: [categoryName, null] satisfies [string, null] }
	try {
		await db.batch([
			db.delete(caseStudyCategories).where(eq(caseStudyCategories.id, id)),
			refuseUnlessChanged(db),
			...contentChanged(db, ['caseStudies'], editor.now),
			recordCategory(db, 'deleted', { itemId: id, changes }, editor),
		])
		return true
	} catch (error) {
		// Nobody counts first: a case study may be given the category at this very moment.
		if (isReferenceBroken(error)) return false
		if (isRefusedByGuard(error)) throw new AppError('case-study-category.not-found')
		throw error
	}
}

const recordCategory = (
	db: Database,
	verb: 'added' | 'changed' | 'deleted',
	what: { itemId: number | SQL<number>; changes: Parameters<typeof recordAct>[1]['changes'] },
	{ staff, requestId, now }: Editor,
) => recordAct(db, { actor: staff, section: 'caseStudies', action: `category ${verb}`, requestId, ...what }, now)
