import { Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { MessageMark } from '#contracts/desks/conversation.ts'
import { foldQuoted } from '#contracts/desks/fold-quoted.ts'
import { classNames } from '#web/ui/class-names.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { DateTime } from '../../../date-time.tsx'
import { Fold } from '../fold.tsx'

/** The conversation is long, so that each side and the notes are told apart at a glance. */
const looks = {
	received: 'border-line bg-sunken wide:me-8',
	reply: 'border-transparent bg-brand-soft wide:ms-8',
	note: 'border-dashed border-warning bg-warning-soft wide:ms-8',
}

/** These stand in the head: most mails of small domains are unproven. */
const quietMarks = ['other-sender', 'unproven'] as const
type QuietMark = (typeof quietMarks)[number]
const isLoud = (mark: MessageMark): mark is Exclude<MessageMark, QuietMark> => !quietMarks.some((each) => each === mark)

/** What staff should know of a received mail. */
const markWords: Record<Exclude<MessageMark, QuietMark>, string> = {
	automatic: 'A machine has sent this.',
	forged: 'The sender may be forged: ask at a known address before you act on it.',
	'same-id': 'Another mail with the id of this one arrived before.',
	cut: 'Shown in part: the rest is in the raw mail.',
	unreadable: 'This mail could not be read. The raw mail is attached.',
	letters: 'Some letters could not be read. The raw mail has them as they came.',
	winmail: 'Outlook has put text or files into winmail.dat. Ask the sender to send it again as plain text or HTML.',
	sealed: 'The text is encrypted or sealed, and this desk cannot open it. Ask the sender for a mail without that.',
}

type Props = {
	look: keyof typeof looks
	author: string
	/** What it is: "by mail". */
	kind: string
	/** The address that it came from, if that is another one than expected. */
	otherAddress?: string
	at: string
	isNew?: boolean
	marks?: readonly MessageMark[]
	/** Of a mail, if it is another one than before. */
	subject?: string
	/** What its mail was called, if that does not stand above it: one that was forwarded is shown whole. */
	mailSubject?: string | undefined
	/** Who else got it. */
	recipients?: ReactNode
	text: string
	/** Shown in place of an empty text. */
	otherwise?: string
	/** Takes the focus after it was sent. */
	elementId?: string
	children?: ReactNode
}

/** What somebody wrote or noted. */
export function MessageEntry(props: Props) {
	const {
		look,
		author,
		kind,
		otherAddress,
		at,
		isNew,
		subject,
		mailSubject = subject,
		recipients,
		text,
		otherwise = 'There is no text.',
		elementId,
		children,
	} = props
	const headId = useId()
	const { own, quoted, isOpen } =
		look === 'received' ? foldQuoted(text, mailSubject) : { own: text, quoted: '', isOpen: false }
	const { marks = [] } = props
	return (
		<article
			id={elementId}
			tabIndex={elementId ? -1 : undefined}
			aria-labelledby={headId}
			className={classNames('rounded-md border px-4 py-3', looks[look])}
		>
			<header id={headId} className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
				{look === 'note' && <Lock aria-hidden="true" className="size-4 self-center text-warning" />}
				<bdi className="font-semibold wrap-anywhere">{author}</bdi>
				<span className="text-muted">{kind}</span>
				{marks.includes('unproven') && (
					<span title="Nothing proves that this address has sent it." className="text-xs text-muted">
						not proven
					</span>
				)}
				{isNew && <StatusPill tone="info">New</StatusPill>}
				<span className="ms-auto text-xs text-muted">
					<DateTime at={at} near />
				</span>
				{otherAddress && (
					<span className="w-full text-warning">
						from another address: <bdi className="wrap-anywhere">{otherAddress}</bdi>
					</span>
				)}
			</header>
			<div className="contents">{recipients}</div>
			{subject && (
				<p dir="auto" className="mt-1.5 font-semibold wrap-anywhere">
					{subject}
				</p>
			)}
			{text ? (
				<p dir="auto" className="mt-1.5 wrap-anywhere whitespace-pre-wrap">
					{own}
				</p>
			) : (
				<p className="mt-1.5 text-muted">{otherwise}</p>
			)}
			{quoted && (
				<Fold isOpen={isOpen} className="mt-1 text-muted" summary={<span>Quoted text</span>}>
					<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
						{quoted}
					</p>
				</Fold>
			)}
			{marks.filter(isLoud).map((mark) => (
				<p key={mark} className="mt-1 text-xs text-warning">
					{markWords[mark]}
				</p>
			))}
			{children}
		</article>
	)
}
