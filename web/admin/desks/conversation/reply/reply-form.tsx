import { Send } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextArea } from '#web/ui/field.tsx'
import { pressedKey } from '#web/ui/keys.ts'
import { ConfirmAct } from '../../../acts/confirm-act.tsx'
import type { OpenedSubject } from '../../desk.ts'
import { useDesk } from '../../desk-context.ts'
import { growing, resting, restingFrame } from '../composer.tsx'
import { copiedByDefault, copiedWith } from '../correspondence.ts'
import { AnsweredNotice } from './answered-notice.tsx'
import { CopyTo } from './copy-to.tsx'
import { LeadsTo } from './leads-to.tsx'
import { OtherTextNotice } from './other-text-notice.tsx'
import { QuoteSwitch } from './quote-switch.tsx'
import type { ReplyInProgress, ReplyState } from './reply-draft.ts'
import { ReplyFiles } from './reply-files.tsx'
import { ReplyStatus } from './reply-status.tsx'
import type { useSending } from './use-sending.ts'

/** Whether keys send a form: Ctrl+Enter or Cmd+Enter. */
export const sends = (event: KeyboardEvent) => pressedKey(event) === 'Enter' && (event.ctrlKey || event.metaKey)

type Props = {
	conversation: OpenedSubject
	reply: ReplyInProgress
	state: ReplyState
	sending: ReturnType<typeof useSending>
	/** The state that is chosen to follow it, at a desk where staff choose. */
	leadsTo: string
	onLead: (state: string | null) => void
	/** Whether it is written in. */
	isOpen: boolean
	onOpen: () => void
	field: RefObject<HTMLTextAreaElement | null>
}

/** Writes a reply to the visitor. */
export function ReplyForm({ conversation, reply, state, sending, leadsTo, onLead, isOpen, onOpen, field }: Props) {
	const { desk } = useDesk()
	const { subject, answersArrive } = conversation
	const { id, name, emailId } = subject
	const { flow } = desk
	const followedBy = flow?.waiting ?? leadsTo
	const [office, sender] = [desk.officeOf(subject), desk.senderOf(subject)]
	const [discarding, setDiscarding] = useState(false)
	const isReady = state.text.trim() !== '' && state.other === null

	const isResting = !isOpen && state.text === '' && state.attachments.length === 0 && state.other === null

	if (emailId === '')
		return <p className="text-sm text-muted">There is no mail address that a reply could go to. Call instead.</p>
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				if (isReady) void sending.send(followedBy)
			}}
			className={classNames('flex flex-col gap-2', isResting && restingFrame)}
		>
			{(sending.newer.length > 0 || sending.stopped) && (
				<AnsweredNotice
					newer={sending.newer}
					visitor={name}
					stopped={sending.stopped !== null}
					onSendAnyway={sending.sendAnyway}
					onKeepWriting={() => {
						sending.keepWriting()
						field.current?.focus()
					}}
				/>
			)}
			{state.other && <OtherTextNotice other={state.other} onTake={reply.takeOther} onKeep={reply.keepOwn} />}
			{state.replaced !== null && (
				<Alert tone="info" action={{ label: 'Put my text back', onClick: reply.putBack }}>
					The text of the other window stands below. Yours is kept.
				</Alert>
			)}
			{sending.failure && <Alert tone="danger">{`The reply was not sent. ${sending.failure}`}</Alert>}
			{!isResting && (
				<CopyTo
					offered={copiedWith(conversation)}
					copied={state.copied ?? copiedByDefault(conversation)}
					onChange={reply.copyTo}
					error={sending.fieldErrors.copied}
				/>
			)}
			<TextArea
				ref={field}
				label={
					<>
						<span>Reply as </span>
						<bdi>{sender}</bdi>
					</>
				}
				help={
					<span className={isResting || state.text !== '' ? 'sr-only' : undefined}>
						{answersArrive === 'here' ? (
							'Answers arrive at this desk.'
						) : (
							<>
								<span>Answers arrive in the mailbox of </span>
								<bdi>{office}</bdi>.
							</>
						)}
					</span>
				}
				error={sending.fieldErrors.text}
				className={isResting ? resting : growing}
				rows={isResting ? 1 : undefined}
				placeholder={isResting ? `Reply as ${sender}` : undefined}
				onFocus={onOpen}
				readOnly={sending.busy !== null}
				aria-keyshortcuts="Control+Enter"
				value={state.text}
				onChange={({ target }) => reply.type(target.value)}
				onKeyDown={(event) => {
					if (!sends(event)) return
					event.preventDefault()
					if (isReady) void sending.send(followedBy)
				}}
			/>
			<div className={isResting ? 'hidden' : 'contents'}>
				{!flow && <LeadsTo current={subject.state} chosen={leadsTo} onChoose={onLead} />}
				<ReplyFiles
					subjectId={id}
					reply={reply}
					attachments={state.attachments}
					after={
						<>
							{flow && (
								<Button
									variant="secondary"
									size="small"
									className="ms-auto"
									disabled={!isReady || sending.busy !== null}
									busy={sending.busy === flow.finished}
									onClick={() => void sending.send(flow.finished)}
								>
									Send and close
								</Button>
							)}
							<Button
								type="submit"
								size="small"
								icon={Send}
								className={flow ? undefined : 'ms-auto'}
								disabled={!isReady || sending.busy !== null}
								busy={sending.busy === followedBy}
							>
								Send
							</Button>
						</>
					}
				/>
				<div className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
					<QuoteSwitch />
					<ReplyStatus state={state} />
					{(state.text !== '' || state.attachments.length > 0) && (
						<button
							type="button"
							className="min-h-6 rounded-sm font-semibold underline-offset-2 hover:text-ink hover:underline"
							onClick={() => setDiscarding(true)}
						>
							Discard
						</button>
					)}
				</div>
			</div>
			{discarding && (
				<ConfirmAct
					title="Discard this reply?"
					confirmLabel="Discard"
					cancelLabel="Keep writing"
					onClose={() => setDiscarding(false)}
					onConfirm={sending.discard}
				>
					Its text and its files are deleted.
				</ConfirmAct>
			)}
		</form>
	)
}
