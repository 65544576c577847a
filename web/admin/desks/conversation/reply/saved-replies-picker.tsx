import { Settings2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { SavedReply } from '#contracts/desks/replies.ts'
import { containsWords } from '#contracts/shared/search-key.ts'
import { failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogSearch } from '#web/ui/listbox/dialog-search.tsx'
import { useListbox } from '#web/ui/listbox/use-listbox.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useLoaded } from '../../../use-loaded.ts'
import { stateName } from '../../desk.ts'
import { useDesk } from '../../desk-context.ts'
import { SavedRepliesDialog } from './saved-replies-dialog.tsx'

/** The saved replies that hold every word of a text. */
const foundReplies = (replies: readonly SavedReply[], searched: string) =>
	searched.trim() === '' ? replies : replies.filter(({ title, text }) => containsWords(`${title} ${text}`, searched))

/** Those for one of these states come first. */
const offeredFor = (replies: readonly SavedReply[], stages: readonly (string | null)[]) => {
	const placeOf = ({ stage }: SavedReply) =>
		stage === null || !stages.includes(stage) ? stages.length : stages.indexOf(stage)
	return replies.toSorted((one, other) => placeOf(one) - placeOf(other))
}

type Props = {
	/** Where the reply leads, and where the subject is. */
	stages: readonly (string | null)[]
	onChoose: (reply: SavedReply) => void
	onClose: () => void
	/** The element that gets the focus afterwards. */
	returnTo: () => HTMLElement | null
}

/** Searches the saved replies and puts one into the reply. */
export function SavedRepliesPicker({ stages, onChoose, onClose, returnTo }: Props) {
	const { desk } = useDesk()
	const { data, failure, reload } = useLoaded(desk.calls.savedReplies.list)
	const [text, setText] = useState('')
	const [managing, setManaging] = useState(false)
	const input = useRef<HTMLInputElement>(null)
	const found = offeredFor(foundReplies(data ?? [], text), stages)
	const replies = useListbox({ label: 'Saved replies', options: found, keyOf: ({ id }) => id, onChoose: choose })

	function choose(reply: SavedReply) {
		onClose()
		onChoose(reply)
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
				<DialogSearch
					{...replies.field}
					ref={input}
					aria-label="Search saved replies"
					placeholder="Title or words of the text"
					value={text}
					onChange={({ target }) => {
						setText(target.value)
						replies.reset()
					}}
					onKeyDown={replies.onKeyDown}
				/>
			}
			footer={
				<Button variant="secondary" icon={Settings2} onClick={() => setManaging(true)}>
					Manage saved replies
				</Button>
			}
		>
			<div {...replies.list} className="-mx-3">
				{found.map((reply) => (
					<div
						key={reply.id}
						{...replies.optionProps(reply)}
						className="cursor-pointer rounded-sm px-3 py-1.5 outline-none aria-selected:bg-sunken"
					>
						<span dir="auto" className="block truncate text-sm font-medium">
							<bdi>{reply.title}</bdi>
							{reply.stage !== null && (
								<span className="ms-2 text-xs font-normal text-muted">{stateName(desk, reply.stage)}</span>
							)}
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
