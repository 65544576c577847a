import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { DeskMessage } from '#contracts/desks/conversation.ts'
import { Alert } from '#web/ui/alert.tsx'
import type { ConversationParts, OpenedSubject } from '../desk.ts'
import { useDesk } from '../desk-context.ts'
import { Composer, showWithButtons } from './composer.tsx'
import { createComposing, type Writing } from './composing.ts'
import { ConversationHead, SubjectLine } from './conversation-head.tsx'
import type { ConversationStore } from './conversation-store.ts'
import { correspondence, senderNameOf } from './correspondence.ts'
import { linkedMessage, MessageList, messageId } from './messages/message-list.tsx'
import { OlderButton } from './messages/older-button.tsx'
import { NoteForm } from './note/note-form.tsx'
import { ReplyForm } from './reply/reply-form.tsx'
import { SavedRepliesButton } from './reply/saved-replies-button.tsx'
import { useReply } from './reply/use-reply.ts'
import { useSending } from './reply/use-sending.ts'
import { SamePerson } from './same-person.tsx'
import { useKeptPlace } from './use-kept-place.ts'

type Props = {
	opened: ConversationStore
	conversation: OpenedSubject
	/** The messages of others that came while it was open. */
	arrived: readonly DeskMessage[]
	older: ComponentProps<typeof OlderButton>['older']
	/** The full names of the colleagues who have it open too. */
	others: readonly string[]
	parts: ConversationParts
	/** Called after a reply or a note. It stays the same function. */
	onChanged: () => void
}

/** A conversation that has loaded, with the fields for a reply and a note. */
export function OpenedConversation({ opened, conversation, arrived, older, others, parts, onChanged }: Props) {
	const { subject } = conversation
	const { desk, me, people, isGuest, undo, letter, written } = useDesk()
	const { reply, state } = useReply(desk, conversation)
	const [linked] = useState(() => linkedMessage(window.location.hash))
	const [composing] = useState(() => createComposing(linked, isGuest ? 'note' : 'reply'))
	const { writing, isOpen, announced, wanted, leadsTo } = useSyncExternalStore(composing.subscribe, composing.state)
	const fields = { reply: useRef<HTMLTextAreaElement>(null), note: useRef<HTMLTextAreaElement>(null) }
	const scroller = useRef<HTMLDivElement>(null)
	const section = useRef<HTMLElement>(null)
	const notePlace = useKeptPlace(conversation, section, scroller)

	const hasMessages = useRef(correspondence(conversation).length > 0)
	useEffect(() => {
		// Of a conversation the end is shown first, if it scrolls in a frame.
		if (hasMessages.current) scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
	}, [])

	// biome-ignore lint/correctness/useExhaustiveDependencies: another conversation may show the message
	useEffect(() => {
		const entry = wanted === null ? null : document.getElementById(messageId(wanted))
		if (!entry) return
		entry.focus({ preventScroll: true })
		entry.scrollIntoView({ block: 'nearest' })
		composing.reached()
	}, [composing, wanted, conversation])

	useEffect(() => {
		if (linked !== null) void opened.reach(linked)
	}, [opened, linked])

	function goToField(next: Writing) {
		// A hidden field takes no focus.
		flushSync(() => composing.open(next))
		fields[next].current?.focus()
		showWithButtons(fields[next].current)
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each letter
	useEffect(() => {
		if (letter?.subjectId !== subject.id) return
		composing.lead(letter.leadsTo)
		written()
		// The question of the letter returns the focus first.
		setTimeout(() => goToField('reply'))
	}, [letter])

	const sending = useSending({
		...{ desk, opened, reply, onChanged },
		subjectId: subject.id,
		onSent: composing.sent,
		onUndone() {
			composing.undone()
			goToField('reply')
		},
	})
	const newest = arrived.at(-1)
	const opening = { isOpen, onOpen: () => composing.open() }

	const content = (
		<>
			<div
				ref={scroller}
				className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 tablet:px-5 wide:overflow-y-auto low:overflow-visible"
			>
				<ConversationHead subject={subject} others={others} onReply={isGuest ? null : () => goToField('reply')} />
				<div className="flex flex-col gap-1">
					<SubjectLine subject={subject} />
					{parts.facts(conversation)}
					<SamePerson subject={subject} others={conversation.others} />
				</div>
				<section ref={section} tabIndex={-1} aria-labelledby="conversation-messages" className="outline-none">
					<h3 id="conversation-messages" className="sr-only">
						Conversation
					</h3>
					<MessageList
						conversation={conversation}
						beginning={parts.beginning(conversation)}
						mailSubject={parts.mailSubject(conversation)}
						staffId={me}
						arrived={new Set(arrived.map(({ id }) => id))}
						older={
							conversation.hasOlder && (
								<OlderButton
									older={older}
									onLoad={() => {
										notePlace()
										void opened.loadOlder()
									}}
								/>
							)
						}
						onUndoReply={sending.undo}
						onUndoAct={({ id, event }) => {
							section.current?.focus({ preventScroll: true })
							void undo(() => (event?.act === 'merged' ? desk.calls.undoMerge(id) : desk.calls.undoAnswered(id)))
						}}
					/>
					{sending.undoFailure && (
						<Alert tone="danger" className="mt-3">
							{sending.undoFailure}
						</Alert>
					)}
				</section>
			</div>
			<p role="status" className="sr-only">
				{announced}
			</p>
			<p role="status" className="sr-only">
				{newest && (
					<>
						<span>New message from </span>
						<bdi>{senderNameOf(newest, subject.name)}</bdi>
					</>
				)}
			</p>
			<Composer
				writing={writing}
				onChange={composing.choose}
				onOpen={goToField}
				onLeave={composing.close}
				canReply={!isGuest}
				tools={
					writing === 'reply' &&
					subject.emailId !== '' && (
						<SavedRepliesButton
							subject={subject}
							reply={reply}
							state={state}
							leadsTo={leadsTo}
							me={people.find(({ id }) => id === me)?.fullName ?? ''}
							field={fields.reply}
						/>
					)
				}
				panels={{
					reply: (
						<ReplyForm
							conversation={conversation}
							reply={reply}
							state={state}
							sending={sending}
							leadsTo={leadsTo ?? subject.state}
							onLead={composing.lead}
							{...opening}
							field={fields.reply}
						/>
					),
					note: (
						<NoteForm
							subjectId={subject.id}
							people={people}
							{...opening}
							field={fields.note}
							onAdded={async (id) => {
								composing.noted(id)
								onChanged()
								await opened.reload()
							}}
						/>
					),
				}}
			/>
		</>
	)
	if (!parts.frame) return content
	return parts.frame(conversation, {
		conversation: content,
		isWanted: isOpen || wanted !== null,
		onLeave: composing.close,
	})
}
