import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import type { ListedItem } from './items.ts'

type Props = {
	item: ListedItem
	/** From 0. */
	place: number
	count: number
	itemName: string
	/** What stands in its box while it is edited. */
	edited: string | null
	/** What is wrong with that. */
	fault: string | undefined
	editorId: string
	onEdit: (text: string | null) => void
	onKeep: () => void
	onMove: (by: -1 | 1) => void
	onRemove: () => void
}

/** Stays focusable at the ends of the list: a button that is disabled while it is pressed would drop the focus. */
const atTheEnd = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-50'

/** One item: to be read, or in a box of its own to be edited. */
export function ItemRow({ item, place, count, itemName, edited, onEdit, onMove, onRemove, ...editor }: Props) {
	const pencil = useRef<HTMLButtonElement>(null)
	const isEdited = edited !== null
	const wasEdited = useRef(false)
	useEffect(() => {
		if (wasEdited.current && !isEdited) pencil.current?.focus()
		wasEdited.current = isEdited
	}, [isEdited])

	const name = `${itemName} ${place + 1}`
	const isFirst = place === 0
	const isLast = place === count - 1
	return (
		<li className="flex flex-wrap items-start gap-x-2 rounded-md border border-line bg-surface py-2 pe-2 ps-3.5">
			<span aria-hidden="true" className="w-6 pt-1.5 text-sm text-muted tabular-nums">
				{place + 1}
			</span>
			{isEdited ? (
				<Editor name={name} text={edited} onType={onEdit} {...editor} />
			) : (
				<>
					<span className="min-w-40 flex-1 py-1.5 text-base wrap-anywhere">{item.text}</span>
					<span className="ms-auto flex">
						<IconButton ref={pencil} label={`Edit ${name}`} onClick={() => onEdit(item.text)}>
							<Pencil aria-hidden="true" />
						</IconButton>
						<IconButton
							label={`Move up: ${name}`}
							aria-disabled={isFirst}
							onClick={() => !isFirst && onMove(-1)}
							className={atTheEnd}
						>
							<ArrowUp aria-hidden="true" />
						</IconButton>
						<IconButton
							label={`Move down: ${name}`}
							aria-disabled={isLast}
							onClick={() => !isLast && onMove(1)}
							className={atTheEnd}
						>
							<ArrowDown aria-hidden="true" />
						</IconButton>
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
	fault,
	editorId,
	onType,
	onKeep,
}: { name: string; text: string; onType: Props['onEdit'] } & Pick<Props, 'fault' | 'editorId' | 'onKeep'>) {
	const box = useRef<HTMLTextAreaElement>(null)
	useEffect(() => {
		box.current?.focus()
		box.current?.setSelectionRange(box.current.value.length, box.current.value.length)
	}, [])

	function onKeyDown(event: KeyboardEvent) {
		if (event.key === 'Escape') onType(null)
		if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
		event.preventDefault()
		onKeep()
	}

	return (
		<span className="min-w-40 flex-1">
			<TextArea
				ref={box}
				id={editorId}
				label={<span className="sr-only">{name}</span>}
				rows={2}
				value={text}
				error={fault}
				onChange={(event) => onType(event.target.value)}
				onKeyDown={onKeyDown}
			/>
			<span className="mt-2 flex gap-2">
				<Button size="small" onClick={onKeep}>
					Keep
				</Button>
				<Button size="small" variant="secondary" onClick={() => onType(null)}>
					Cancel
				</Button>
			</span>
		</span>
	)
}
