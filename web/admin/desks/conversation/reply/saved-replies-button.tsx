import { MessageSquareText } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { filledReply, type SavedReply } from '#contracts/desks/replies.ts'
import type { EnquiryConversation } from '#contracts/enquiries/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { showWithButtons } from '../composer.tsx'
import type { ReplyInProgress, ReplyState } from './reply-draft.ts'
import { SavedRepliesPicker } from './saved-replies-picker.tsx'

type Props = {
	enquiry: EnquiryConversation['subject']
	reply: ReplyInProgress
	state: ReplyState
	/** The full name of the user. */
	me: string
	field: RefObject<HTMLTextAreaElement | null>
}

/** Puts a saved reply into the reply, at the caret. */
export function SavedRepliesButton({ enquiry: { name, reference, department }, reply, state, me, field }: Props) {
	const [choosing, setChoosing] = useState(false)

	function insert({ text }: SavedReply) {
		const filled = filledReply(text, { name, reference, department, me })
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
				<SavedRepliesPicker onChoose={insert} onClose={() => setChoosing(false)} returnTo={() => field.current} />
			)}
		</>
	)
}
