import { type CaseStudyCategory, caseStudyCategoriesPageSize } from '#contracts/content/case-studies.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf, notFalse } from '#web/api.ts'
import { DeleteDialog } from '../acts/delete-dialog.tsx'
import type { FormCallbacks } from '../forms/dialog-form.tsx'
import { NameForm } from '../lists/names/name-form.tsx'
import { NamesDialog } from '../lists/names/names-dialog.tsx'
import { caseStudyCategoriesApi } from '../staff-api.ts'

type Props = {
	firstPage: number
	hrefForPage: (page: number) => string
	onClose: () => void
	/** Reloads the list behind the dialog, which shows the names. */
	onChanged: () => void
}

/** The categories of case studies, two to a page. */
export function CategoriesDialog({ firstPage, hrefForPage, onClose, onChanged }: Props) {
	return (
		<NamesDialog
			title="Categories"
			description="Visitors choose from those with a live case study."
			noun="category"
			load={load}
			pages={{ size: caseStudyCategoriesPageSize, first: firstPage, hrefFor: hrefForPage }}
			loadFailed="The categories could not be loaded. Check your connection."
			empty={messages.noCategories}
			rowOf={({ categoryId, categoryName }) => ({ id: categoryId, name: categoryName })}
			form={(category, steps) => <CategoryForm {...steps} category={category} />}
			deletion={({ categoryId, categoryName }, steps) => (
				<DeleteDialog
					{...steps}
					noun="category"
					notFoundCode="case-study-category.not-found"
					erase={() => erase(categoryId)}
				>
					The category <bdi>{categoryName}</bdi> will no longer be offered to case studies.
				</DeleteDialog>
			)}
			onClose={onClose}
			onChanged={onChanged}
		/>
	)
}

type FormProps = FormCallbacks & {
	category: CaseStudyCategory | null
	/** Gets the saved category. For a dialog above a page's form. */
	onAdded?: (category: CaseStudyCategory) => void
}

/** Adds a category (null) or renames one. */
export function CategoryForm({ category, onAdded, ...steps }: FormProps) {
	const categoryId = category?.categoryId ?? null
	return (
		<NameForm
			{...steps}
			noun="category"
			name={category?.categoryName ?? null}
			required="Category name is required"
			field="categoryName"
			nested={onAdded !== undefined}
			save={async (categoryName) => {
				const saved = await save({ categoryId, categoryName, version: category?.version })
				onAdded?.(saved)
			}}
			check={{
				ask: (categoryName) =>
					answerOf(caseStudyCategoriesApi.checkIfCategoryNameExists.$post({ json: { categoryName, categoryId } })),
				taken: messages.categoryNameTaken,
			}}
		/>
	)
}

const load = (pageNumber: number) =>
	answerOf(caseStudyCategoriesApi.listcategories.$post({ json: { pageNumber, size: caseStudyCategoriesPageSize } }))

type Saved = Parameters<typeof caseStudyCategoriesApi.savecategory.$post>[0]['json']

const save = (json: Saved) =>
	// The specification: "savecategory ... returns the new item or false."
	notFalse(answerOf(caseStudyCategoriesApi.savecategory.$post({ json })), messages.categoryRefused(json.categoryName))

const erase = (id: number) =>
	// The specification: "deletecategory/{id} (returns false when referenced)."
	notFalse(
		answerOf(caseStudyCategoriesApi.deletecategory[':id'].$delete({ param: { id: String(id) } })),
		messages.categoryReferenced(id),
	)
