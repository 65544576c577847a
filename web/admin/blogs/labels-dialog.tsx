import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { blogLabelsPageSize } from '#contracts/blogs.ts'
import { serialNumber } from '#contracts/paging.ts'
import { failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DeleteDialog } from '../publishing/delete-dialog.tsx'
import { useLoaded } from '../use-loaded.ts'
import { LabelForm } from './label-form.tsx'
import type { Label, LabelCalls } from './label-kinds.ts'

type Props = {
	kind: LabelCalls
	hrefForPage: (page: number) => string
	onClose: () => void
	/** The list behind shows and offers the names. */
	onChanged: () => void
}

/** The categories or the tags that blogs can have, ten to a page. */
export function LabelsDialog({ kind, hrefForPage, onClose, onChanged }: Props) {
	const [page, setPage] = useState(1)
	const [edited, setEdited] = useState<Label | 'new' | null>(null)
	const [leaving, setLeaving] = useState<Label | null>(null)
	const { data, failure, reload } = useLoaded(useCallback(() => loadPage(kind, page), [kind, page]))

	function changed() {
		setEdited(null)
		reload()
		onChanged()
	}

	return (
		<Dialog
			title={kind.title}
			description={kind.description}
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
							Add {kind.what}
						</Button>
					</>
				)
			}
		>
			{edited ? (
				<LabelForm
					kind={kind}
					label={edited === 'new' ? null : edited}
					onCancel={() => setEdited(null)}
					onSaved={changed}
				/>
			) : failure ? (
				<Alert tone="danger">
					<p>{failureText(failure, 'The list could not be loaded. Check your connection.')}</p>
					<Button variant="secondary" size="small" className="mt-3" onClick={reload}>
						Try again
					</Button>
				</Alert>
			) : data ? (
				<>
					<Labels {...data} empty={kind.empty} onEdit={setEdited} onDelete={setLeaving} />
					<div className="mt-4">
						<Pagination page={data.page} totalPages={data.totalPages} hrefFor={hrefForPage} onNavigate={setPage} />
					</div>
				</>
			) : (
				<p className="flex h-48 items-center justify-center text-muted">
					<Spinner label="Loading" className="text-title" />
				</p>
			)}
			{leaving && (
				<DeleteDialog
					what={kind.what}
					unknown={kind.unknown}
					erase={() => kind.erase(leaving.id)}
					onClose={() => setLeaving(null)}
					onDeleted={changed}
				>
					<bdi className="font-semibold text-ink">{leaving.name}</bdi> {kind.afterDelete}
				</DeleteDialog>
			)}
		</Dialog>
	)
}

type LabelsProps = {
	content: readonly Label[]
	page: number
	empty: string
	onEdit: (label: Label) => void
	onDelete: (label: Label) => void
}

function Labels({ content, page, empty, onEdit, onDelete }: LabelsProps) {
	if (content.length === 0)
		return <p className="rounded-md border border-dashed border-line px-4 py-10 text-center text-muted">{empty}</p>
	return (
		<ol className="divide-y divide-line rounded-md border border-line">
			{content.map((label, index) => (
				<li key={label.id} className="flex items-center gap-2 py-1.5 pr-2 pl-4">
					<span className="w-7 text-sm text-muted tabular-nums">{serialNumber(page, blogLabelsPageSize, index)}</span>
					<span className="min-w-0 flex-1 font-semibold wrap-anywhere">{label.name}</span>
					<IconButton label={`Rename ${label.name}`} onClick={() => onEdit(label)}>
						<Pencil aria-hidden="true" />
					</IconButton>
					<IconButton label={`Delete ${label.name}`} onClick={() => onDelete(label)}>
						<Trash2 aria-hidden="true" />
					</IconButton>
				</li>
			))}
		</ol>
	)
}

/** A page behind the last one is the last one: what stood on it has been deleted. */
async function loadPage(kind: LabelCalls, wanted: number) {
	const asked = await kind.page(wanted)
	if (asked.content.length > 0 || asked.totalPages === 0) return { ...asked, page: wanted }
	return { ...(await kind.page(asked.totalPages)), page: asked.totalPages }
}
