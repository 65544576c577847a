import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { type CaseStudyCategory, caseStudyCategoriesPageSize } from '#contracts/case-studies.ts'
import { messages } from '#contracts/messages.ts'
import { serialNumber } from '#contracts/paging.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { caseStudyCategoriesApi } from '../staff-api.ts'
import { useLoaded } from '../use-loaded.ts'
import { CategoryForm } from './category-form.tsx'
import { DeleteCategory } from './delete-category.tsx'

type Props = {
	firstPage: number
	hrefForPage: (page: number) => string
	onClose: () => void
	/** The list behind shows and offers the names. */
	onChanged: () => void
}

/** The categories that case studies can have, two to a page. */
export function CategoriesDialog({ firstPage, hrefForPage, onClose, onChanged }: Props) {
	const [page, setPage] = useState(firstPage)
	const [edited, setEdited] = useState<CaseStudyCategory | 'new' | null>(null)
	const [deleting, setDeleting] = useState<CaseStudyCategory | null>(null)
	const { data, failure, reload } = useLoaded(useCallback(() => loadPage(page), [page]))

	function changed() {
		setEdited(null)
		reload()
		onChanged()
	}

	return (
		<Dialog
			title="Categories"
			description="Visitors choose from those with a published case study."
			open
			onOpenChange={onClose}
			footer={
				// The form brings its own way out.
				!edited && (
					<>
						<Button variant="secondary" onClick={onClose}>
							Close
						</Button>
						<Button onClick={() => setEdited('new')}>
							<Plus aria-hidden="true" className="size-5" />
							Add category
						</Button>
					</>
				)
			}
		>
			{edited ? (
				<CategoryForm
					category={edited === 'new' ? null : edited}
					onCancel={() => setEdited(null)}
					onStartOver={() => {
						setEdited(null)
						reload()
					}}
					onSaved={changed}
				/>
			) : failure ? (
				<Alert tone="danger">
					<p>{failureText(failure, 'The categories could not be loaded. Check your connection.')}</p>
					<Button variant="secondary" size="small" className="mt-3" onClick={reload}>
						Try again
					</Button>
				</Alert>
			) : data ? (
				<>
					{data.content.length > 0 ? (
						<ol className="divide-y divide-line rounded-md border border-line">
							{data.content.map((category, index) => (
								<li key={category.categoryId} className="flex items-center gap-2 py-2 pr-2 pl-4">
									<span className="w-7 text-sm text-muted tabular-nums">
										{serialNumber(data.page, caseStudyCategoriesPageSize, index)}
									</span>
									<span className="min-w-0 flex-1 font-semibold wrap-anywhere">{category.categoryName}</span>
									<IconButton label={`Rename ${category.categoryName}`} onClick={() => setEdited(category)}>
										<Pencil aria-hidden="true" />
									</IconButton>
									<IconButton label={`Delete ${category.categoryName}`} onClick={() => setDeleting(category)}>
										<Trash2 aria-hidden="true" />
									</IconButton>
								</li>
							))}
						</ol>
					) : (
						<p className="rounded-md border border-dashed border-line px-4 py-10 text-center text-muted">
							{messages.noCategories}
						</p>
					)}
					<div className="mt-4">
						<Pagination page={data.page} totalPages={data.totalPages} hrefFor={hrefForPage} onNavigate={setPage} />
					</div>
				</>
			) : (
				<p className="flex h-48 items-center justify-center text-muted">
					<Spinner label="Loading" className="text-title" />
				</p>
			)}
			{deleting && <DeleteCategory category={deleting} onClose={() => setDeleting(null)} onDeleted={changed} />}
		</Dialog>
	)
}

/** A page behind the last one is the last one: what stood on it has been deleted. */
async function loadPage(wanted: number) {
	const ask = (pageNumber: number) =>
		answerOf(caseStudyCategoriesApi.listcategories.$post({ json: { pageNumber, size: caseStudyCategoriesPageSize } }))
	const asked = await ask(wanted)
	if (asked.content.length > 0 || asked.totalPages === 0) return { ...asked, page: wanted }
	return { ...(await ask(asked.totalPages)), page: asked.totalPages }
}
