import { Plus } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import type { Paged } from '#contracts/shared/paging.ts'
import { failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useLoaded } from '../use-loaded.ts'
import { type NamedRow, NamedRows } from './named-rows.tsx'

export type FormSteps = {
	onCancel: () => void
	/** Loads the list anew and drops what was typed. */
	onStartOver: () => void
	onSaved: () => void
}

type DeletionSteps = { onClose: () => void; onDeleted: () => void }

type Props<Item> = {
	title: string
	description: string
	/** One of them: "category". */
	what: string
	/** One of its pages; the same function as long as the list is the same. */
	load: (page: number) => Promise<Pick<Paged<Item>, 'content' | 'totalPages'>>
	/** Where there is more than one page. */
	pages?: { size: number; first?: number; hrefFor: (page: number) => string }
	/** What is said where `load` failed without a word of the server. */
	failed: string
	empty: string
	rowOf: (item: Item) => NamedRow
	/** What the pencil does. */
	change?: 'Rename' | 'Edit'
	/** null adds one. */
	form: (item: Item | null, steps: FormSteps) => ReactNode
	/** Asks, and deletes. Without it, nothing here can be deleted. */
	deletion?: (item: Item, steps: DeletionSteps) => ReactNode
	onClose: () => void
	/** What is behind the dialog shows the names too. */
	onChanged: () => void
}

/** A list of names in a dialog: to add to, to rename in and, where it may be, to delete from. */
export function NamesDialog<Item>(props: Props<Item>) {
	const { title, description, what, load, pages, failed, empty, rowOf, change = 'Rename', form, deletion } = props
	const { onClose, onChanged } = props
	const [page, setPage] = useState(pages?.first ?? 1)
	const [edited, setEdited] = useState<{ item: Item | null } | null>(null)
	const [leaving, setLeaving] = useState<{ item: Item } | null>(null)
	const { data, failure, reload } = useLoaded(useCallback(() => loadPage(load, page), [load, page]))

	function startOver() {
		setEdited(null)
		reload()
	}

	function changed() {
		startOver()
		onChanged()
	}

	return (
		<Dialog
			title={title}
			description={description}
			open
			onOpenChange={onClose}
			footer={
				// The form brings its own way out.
				!edited && (
					<>
						<Button variant="secondary" onClick={onClose}>
							Close
						</Button>
						<Button onClick={() => setEdited({ item: null })}>
							<Plus aria-hidden="true" className="size-5" />
							Add {what}
						</Button>
					</>
				)
			}
		>
			{edited ? (
				form(edited.item, { onCancel: () => setEdited(null), onStartOver: startOver, onSaved: changed })
			) : failure ? (
				<Alert tone="danger">
					<p>{failureText(failure, failed)}</p>
					<Button variant="secondary" size="small" className="mt-3" onClick={reload}>
						Try again
					</Button>
				</Alert>
			) : data ? (
				<>
					<NamedRows
						items={data.content}
						rowOf={rowOf}
						serial={pages && { page: data.page, size: pages.size }}
						empty={empty}
						change={change}
						onChange={(item) => setEdited({ item })}
						onDelete={deletion && ((item) => setLeaving({ item }))}
					/>
					{pages && data.totalPages > 1 && (
						<div className="mt-4">
							<Pagination page={data.page} totalPages={data.totalPages} hrefFor={pages.hrefFor} onNavigate={setPage} />
						</div>
					)}
				</>
			) : (
				<p className="flex h-48 items-center justify-center text-muted">
					<Spinner label="Loading" className="text-title" />
				</p>
			)}
			{leaving && deletion?.(leaving.item, { onClose: () => setLeaving(null), onDeleted: changed })}
		</Dialog>
	)
}

/** A page behind the last one is the last one: what stood on it has been deleted. */
async function loadPage<Item>(load: Props<Item>['load'], wanted: number) {
	const asked = await load(wanted)
	if (asked.content.length > 0 || asked.totalPages === 0) return { ...asked, page: wanted }
	return { ...(await load(asked.totalPages)), page: asked.totalPages }
}
