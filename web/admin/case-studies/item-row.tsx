import { Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import { MoveButtons } from '../move-buttons.tsx'
import type { KeyedText } from './items.ts'

type Props = {
	item: KeyedText
	/** Counted from 0. */
	place: number
	count: number
	itemName: string
	/** The text while the item is edited, else null. */
	edited: string | null
	/** The error of that text. */
	error: string | undefined
	editorId: string
	onEdit: (text: string | null) => void
	onApply: () => void
	onMove: (by: -1 | 1) => void
	onRemove: () => void
}

const labels = { up: 'Move up', down: 'Move down' }

/** One item, as text or in its editor. */
export function ItemRow({ item, place, count, itemName, edited, onEdit, onMove, onRemove, ...editor }: Props) {
	const pencil = useRef<HTMLButtonElement>(null)
	const isEdited = edited !== null
	const wasEdited = useRef(false)
	useEffect(() => {
		if (wasEdited.current && !isEdited) pencil.current?.focus()
		wasEdited.current = isEdited
	}, [isEdited])

	const name = `${itemName} ${place + 1}`
	return (
		<li className="flex flex-wrap items-start gap-x-2 rounded-md border border-line bg-surface py-2 pe-2 ps-3.5">
			<span aria-hidden="true" className="w-6 pt-1.5 text-sm text-muted tabular-nums">
				{place + 1}
			</span>
			{isEdited ? (
				<Editor name={name} text={edited} onType={onEdit} {...editor} />
			) : (
				<>
					<span dir="auto" className="min-w-40 flex-1 py-1.5 text-base wrap-anywhere">
						{item.text}
					</span>
					<span className="ms-auto flex">
						<IconButton ref={pencil} label={`Edit ${name}`} onClick={() => onEdit(item.text)}>
							<Pencil aria-hidden="true" />
						</IconButton>
						<MoveButtons
							name={name}
							labels={labels}
							isFirst={place === 0}
							isLast={place === count - 1}
							onMove={onMove}
						/>
						<IconButton label={`Delete ${name}`} onClick={onRemove} data-delete>
							<Trash2 aria-hidden="true" />
						</IconButton>
					</span>
				</>
			)}
		</li>
	)
}

function Editor({
	name,
	text,
	error,
	editorId,
	onType,
	onApply,
}: { name: string; text: string; onType: Props['onEdit'] } & Pick<Props, 'error' | 'editorId' | 'onApply'>) {
	const box = useRef<HTMLTextAreaElement>(null)
	useEffect(() => {
		box.current?.focus()
		box.current?.setSelectionRange(box.current.value.length, box.current.value.length)
	}, [])

	function onKeyDown(event: KeyboardEvent) {
		const key = pressedKey(event)
		if (key === 'Escape') onType(null)
		if (key !== 'Enter') return
		event.preventDefault()
		onApply()
	}

	return (
		<span className="min-w-40 flex-1">
			<TextArea
				ref={box}
				id={editorId}
				label={<span className="sr-only">{name}</span>}
				rows={2}
				value={text}
				error={error}
				onChange={(event) => onType(event.target.value)}
				onKeyDown={onKeyDown}
			/>
			<span className="mt-2 flex gap-2">
				<Button size="small" onClick={onApply}>
					Apply
				</Button>
				<Button size="small" variant="secondary" onClick={() => onType(null)}>
					Cancel
				</Button>
			</span>
		</span>
	)
}
