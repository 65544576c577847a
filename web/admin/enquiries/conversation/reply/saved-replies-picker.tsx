import { Search, Settings2 } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { SavedReply } from '#contracts/enquiries/replies.ts'
import { containsWords } from '#contracts/shared/search-key.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { repliesApi } from '../../../staff-api.ts'
import { useLoaded } from '../../../use-loaded.ts'
import { SavedRepliesDialog } from './saved-replies-dialog.tsx'

const load = () => answerOf(repliesApi.savedreplies.$get())

/** The saved replies that hold every word of a text. */
const foundReplies = (replies: readonly SavedReply[], searched: string) =>
	searched.trim() === '' ? replies : replies.filter(({ title, text }) => containsWords(`${title} ${text}`, searched))

type Props = {
	onChoose: (reply: SavedReply) => void
	onClose: () => void
	/** The element that gets the focus afterwards. */
	returnTo: () => HTMLElement | null
}

/** Searches the saved replies and puts one into the reply. */
export function SavedRepliesPicker({ onChoose, onClose, returnTo }: Props) {
	const { data, failure, reload } = useLoaded(load)
	const [text, setText] = useState('')
	const [chosen, setChosen] = useState(0)
	const [managing, setManaging] = useState(false)
	const input = useRef<HTMLInputElement>(null)
	const ids = useId()
	const found = foundReplies(data ?? [], text)
	const active = found[chosen]
	const optionId = (id: number) => `${ids}${id}`

	function choose(reply: SavedReply) {
		onClose()
		onChoose(reply)
	}

	function onKeyDown(event: KeyboardEvent) {
		const key = pressedKey(event)
		const step = { ArrowDown: 1, ArrowUp: -1 }[key ?? '']
		if (step !== undefined && found.length > 0) {
			const next = (chosen + step + found.length) % found.length
			setChosen(next)
			document.getElementById(optionId(found[next]?.id ?? 0))?.scrollIntoView({ block: 'nearest' })
		} else if (key === 'Enter' && active) choose(active)
		else return
		event.preventDefault()
	}

	if (managing)
		return (
			<SavedRepliesDialog
				onClose={() => {
					setManaging(false)
					reload()
				}}
			/>
		)
	return (
		<Dialog
			title="Saved replies"
			place="top"
			open
			onOpenChange={onClose}
			firstFocus={() => input.current}
			returnTo={returnTo}
			head={
				<label className="flex min-w-0 flex-1 items-center gap-3">
					<Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
					<input
						ref={input}
						type="text"
						dir="auto"
						role="combobox"
						aria-label="Search saved replies"
						aria-expanded="true"
						aria-autocomplete="list"
						aria-controls={`${ids}list`}
						aria-activedescendant={active && optionId(active.id)}
						placeholder="Title or words of the text"
						autoComplete="off"
						value={text}
						onChange={({ target }) => {
							setText(target.value)
							setChosen(0)
						}}
						onKeyDown={onKeyDown}
						className="min-h-9 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
					/>
				</label>
			}
			footer={
				<Button variant="secondary" icon={Settings2} onClick={() => setManaging(true)}>
					Manage saved replies
				</Button>
			}
		>
			<div id={`${ids}list`} role="listbox" aria-label="Saved replies" className="-mx-3">
				{found.map((reply) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
					<div
						key={reply.id}
						id={optionId(reply.id)}
						role="option"
						tabIndex={-1}
						aria-selected={reply === active}
						onClick={() => choose(reply)}
						className="cursor-pointer rounded-sm px-3 py-1.5 outline-none hover:bg-sunken aria-selected:bg-sunken"
					>
						<span dir="auto" className="block truncate text-sm font-medium">
							{reply.title}
						</span>
						<span dir="auto" className="line-clamp-2 text-xs text-muted">
							{reply.text}
						</span>
					</div>
				))}
			</div>
			{failure ? (
				<Alert tone="danger" action={{ label: 'Try again', onClick: reload }}>
					{failureText(failure, 'The saved replies could not be loaded. Check your connection.')}
				</Alert>
			) : (
				<p role="status" className={found.length > 0 ? 'sr-only' : 'px-3 py-8 text-center text-sm text-muted'}>
					{!data ? (
						<Spinner label="Loading" />
					) : found.length > 0 ? (
						<span>{`${found.length} saved ${found.length === 1 ? 'reply' : 'replies'}`}</span>
					) : (
						<span>{data.length === 0 ? 'There are no saved replies yet.' : 'No saved reply has these words.'}</span>
					)}
				</p>
			)}
		</Dialog>
	)
}
