import { and, eq, ne } from 'drizzle-orm'
import type { CaseStudyCategory, CaseStudyCategoryInput, CategoriesQuery } from '#contracts/content/case-studies.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import {
	allNames,
	deleteNamedRow,
	findName,
	listNames,
	type NamedKind,
	type NamedRow,
	saveNamedRow,
} from '#worker/editing/rows/named-row.ts'
import { isReferenceBroken } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { caseStudyCategories } from './case-studies.table.ts'

export const categoryKind = {
	table: caseStudyCategories,
	tags: ['caseStudies'],
	audit: { section: 'caseStudies', noun: 'category' },
	notFound: 'case-study-category.not-found',
} satisfies NamedKind

const categoryOf = ({ id, name, version }: NamedRow): CaseStudyCategory => ({
	categoryId: id,
	categoryName: name,
	version,
})

/** Categories, the newest first. */
export async function listCategories(db: Database, query: CategoriesQuery): Promise<Paged<CaseStudyCategory>> {
	const page = await listNames(db, caseStudyCategories, query)
	return { ...page, content: page.content.map(categoryOf) }
}

export const allCategories = async (db: Database): Promise<CaseStudyCategory[]> =>
	(await allNames(db, caseStudyCategories)).map(categoryOf)

export const findCategory = async (db: Database, id: number): Promise<CaseStudyCategory> =>
	categoryOf(await findName(db, categoryKind, id))

/** Whether another category has the name. The form calls this while the editor types; the unique index decides. */
export async function isCategoryNameTaken(db: Database, name: string, exceptId: number | null): Promise<boolean> {
	const other = exceptId === null ? undefined : ne(caseStudyCategories.id, exceptId)
	return (await db.$count(caseStudyCategories, and(eq(caseStudyCategories.nameKey, normalised(name)), other))) > 0
}

/** Adds or renames a category and returns it, or `false` if another category has the name. */
export async function saveCategory(
	db: Database,
	{ categoryId: id, categoryName: name, version }: CaseStudyCategoryInput,
	editor: Editor,
): Promise<CaseStudyCategory | false> {
	const saved = await saveNamedRow(db, categoryKind, { id, version }, () => ({ name }), editor)
	return saved ? categoryOf({ ...saved, name }) : false
}

/** Deletes a category and returns `true`, or `false` if a case study has it. */
export async function deleteCategory(db: Database, id: number, editor: Editor): Promise<boolean> {
	try {
		await deleteNamedRow(db, categoryKind, id, [], editor)
		return true
	} catch (error) {
		// The foreign key decides: a case study may be given the category at any moment.
		if (isReferenceBroken(error)) return false
		throw error
	}
}
