import { Plus } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import type { Paged } from '#contracts/shared/paging.ts'
import { failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { FormCallbacks } from '../../forms/dialog-form.tsx'
import { useLoaded } from '../../use-loaded.ts'
import { NamedRows, type RowName } from './named-rows.tsx'

type DeletionCallbacks = { onClose: () => void; onDeleted: () => void }

type Props<Item> = {
	title: string
	description: string
	/** One of the items, for example "category". */
	noun: string
	/** Loads a page. It must be a stable function, because a new one loads again. */
	load: (page: number) => Promise<Pick<Paged<Item>, 'content' | 'totalPages'>>
	/** Only for lists with several pages. */
	pages?: { size: number; first?: number; hrefFor: (page: number) => string }
	/** The message if `load` fails without one from the server. */
	loadFailed: string
	empty: string
	rowOf: (item: Item) => RowName
	/** The label of the pencil button. */
	change?: 'Rename' | 'Edit'
	/** null adds a new one. */
	form: (item: Item | null, steps: FormCallbacks) => ReactNode
	/** Renders the confirmation. Without it, items cannot be deleted. */
	deletion?: (item: Item, steps: DeletionCallbacks) => ReactNode
	onClose: () => void
	/** Reloads the page behind the dialog, which shows the names too. */
	onChanged: () => void
}

/** A dialog to add, rename and delete items with a name. */
export function NamesDialog<Item>(props: Props<Item>) {
	const { title, description, noun, load, pages, loadFailed, empty, rowOf, change = 'Rename', form, deletion } = props
	const { onClose, onChanged } = props
	const [page, setPage] = useState(pages?.first ?? 1)
	const [edited, setEdited] = useState<{ item: Item | null } | null>(null)
	const [deleted, setDeleted] = useState<{ item: Item } | null>(null)
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
				// The form has its own buttons.
				!edited && (
					<>
						<Button variant="secondary" onClick={onClose}>
							Close
						</Button>
						<Button onClick={() => setEdited({ item: null })}>
							<Plus aria-hidden="true" className="size-5" />
							Add {noun}
						</Button>
					</>
				)
			}
		>
			{edited ? (
				form(edited.item, { onCancel: () => setEdited(null), onStartOver: startOver, onSaved: changed })
			) : failure ? (
				<Alert tone="danger" action={{ label: 'Try again', onClick: reload }}>
					{failureText(failure, loadFailed)}
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
						onDelete={deletion && ((item) => setDeleted({ item }))}
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
			{deleted && deletion?.(deleted.item, { onClose: () => setDeleted(null), onDeleted: changed })}
		</Dialog>
	)
}

/** Falls back to the last page if deletions have removed the wanted one. */
async function loadPage<Item>(load: Props<Item>['load'], wanted: number) {
	const asked = await load(wanted)
	if (asked.content.length > 0 || asked.totalPages === 0) return { ...asked, page: wanted }
	return { ...(await load(asked.totalPages)), page: asked.totalPages }
}
