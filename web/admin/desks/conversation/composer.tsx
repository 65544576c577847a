import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { pressedKey } from '#web/ui/keys.ts'
import { TabList } from '../../tab-list.tsx'
import type { Writing } from './composing.ts'

/** The keys of the desk lead to the tabs. */
const allTabs = [
	{ value: 'reply', label: 'Reply', key: 'r' },
	{ value: 'note', label: 'Note', key: 'n' },
] as const

/** The buttons of a field are below it, on phones out of sight. */
export const showWithButtons = (field: HTMLElement | null) =>
	field?.closest('section')?.scrollIntoView({ block: 'nearest' })

type Props = {
	writing: Writing
	onChange: (writing: Writing) => void
	/** Shows a field and goes into it. */
	onOpen: (writing: Writing) => void
	/** The Escape key leaves a field. */
	onLeave: () => void
	/** Whether the user may write to the visitor, and not only notes. */
	canReply: boolean
	/** Beside the tabs. */
	tools: ReactNode
	/** Both stay, so that each keeps its text. */
	panels: Record<Writing, ReactNode>
}

/** A field at rest is one line, without its label in sight. */
export const resting = 'max-h-11 min-h-11 resize-none overflow-hidden'
export const restingFrame = '[&_label]:sr-only'

/** A field in use grows with its text. */
export const growing = 'field-sizing-content max-h-72 min-h-24 wide:max-h-[22dvh] wide:min-h-16'

/** The writing fields: a reply to the visitor, or a note for colleagues. */
export function Composer({ writing, onChange, onOpen, onLeave, canReply, tools, panels }: Props) {
	const id = useId()
	const tabs = allTabs.filter(({ value }) => canReply || value === 'note')

	/** The keys of the desk act again. */
	function leave(event: KeyboardEvent<HTMLElement>) {
		if (pressedKey(event) !== 'Escape' || !(event.target instanceof HTMLTextAreaElement)) return
		document.getElementById(`${id}-${writing}`)?.focus()
		onLeave()
	}

	return (
		<section
			aria-labelledby={`${id}-title`}
			onKeyDown={leave}
			className="border-t border-line bg-surface px-4 pt-1 pb-3 tablet:px-5"
		>
			<h3 id={`${id}-title`} className="sr-only">
				Write
			</h3>
			<div className="mb-2 flex items-center border-b border-line">
				<TabList
					id={id}
					aria-labelledby={`${id}-title`}
					tabs={tabs}
					value={writing}
					onChoose={onOpen}
					onReach={onChange}
					className="self-end"
				/>
				<div className="ms-auto">{tools}</div>
			</div>
			{tabs.map(({ value }) => (
				<div
					key={value}
					id={`${id}-${value}-panel`}
					role="tabpanel"
					aria-labelledby={`${id}-${value}`}
					hidden={value !== writing}
				>
					{panels[value]}
				</div>
			))}
		</section>
	)
}
