import { MessageSquareText } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { filledReply, type SavedReply } from '#contracts/desks/replies.ts'
import { Button } from '#web/ui/button.tsx'
import { useDesk } from '../../desk-context.ts'
import { showWithButtons } from '../composer.tsx'
import type { ReplyInProgress, ReplyState } from './reply-draft.ts'
import { SavedRepliesPicker } from './saved-replies-picker.tsx'

type Props = {
	subject: DeskRow
	reply: ReplyInProgress
	state: ReplyState
	/** The state that is chosen to follow the reply. */
	leadsTo: string | null
	/** The full name of the user. */
	me: string
	field: RefObject<HTMLTextAreaElement | null>
}

/** Puts a saved reply into the reply, at the caret. */
export function SavedRepliesButton({ subject, reply, state, leadsTo, me, field }: Props) {
	const { desk } = useDesk()
	const [choosing, setChoosing] = useState(false)

	function insert({ text }: SavedReply) {
		const filled = filledReply(text, { ...desk.placeholders.of(subject), me })
		const { selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {}
		flushSync(() => reply.type(state.text.slice(0, start) + filled + state.text.slice(end)))
		field.current?.setSelectionRange(start + filled.length, start + filled.length)
		showWithButtons(field.current)
	}

	return (
		<>
			<Button
				variant="quiet"
				size="small"
				icon={MessageSquareText}
				className="-me-2 px-2"
				aria-haspopup="dialog"
				onClick={() => setChoosing(true)}
			>
				Saved replies
			</Button>
			{choosing && (
				<SavedRepliesPicker
					stages={[leadsTo, subject.state]}
					onChoose={insert}
					onClose={() => setChoosing(false)}
					returnTo={() => field.current}
				/>
			)}
		</>
	)
}
