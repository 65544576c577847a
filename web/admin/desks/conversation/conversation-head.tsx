import { ChevronDown, Copy, Reply } from 'lucide-react'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { isOverdue } from '#contracts/desks/office-hours.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useCopy } from '../../copy-text.tsx'
import { DateTime } from '../../date-time.tsx'
import { Listed } from '../../listed-names.tsx'
import { serverNow } from '../../session/server-clock.ts'
import { TriageButtons } from '../acts/triage-buttons.tsx'
import { useDesk } from '../desk-context.ts'
import { OwnerButton, StatePill } from '../list/row-parts.tsx'

type Props = {
	subject: DeskRow
	/** The full names of the colleagues who have it open too. */
	others: readonly string[]
	onReply: (() => void) | null
}

/** Who wrote and what can be done. Beside the list it stays above the conversation, and leaves room for the controls of the frame. */
export function ConversationHead({ subject, others, onReply }: Props) {
	const { desk } = useDesk()
	return (
		<div className="-mx-4 flex flex-col gap-2 border-line bg-surface px-4 pt-3 tablet:-mx-5 tablet:px-5 wide:sticky wide:top-0 wide:z-10 wide:border-b wide:pb-2.5 low:static">
			<h2
				className={
					desk.inPlace ? 'sr-only' : 'text-title wrap-anywhere wide:flex wide:min-h-9 wide:items-center wide:pe-30'
				}
			>
				<bdi>{subject.name}</bdi>
			</h2>
			<div className="flex flex-wrap items-center gap-2">
				{onReply && (
					<Button size="small" icon={Reply} className="wide:hidden" onClick={onReply}>
						Reply
					</Button>
				)}
				<TriageButtons rows={[subject]} />
				<span className="ms-auto">
					<StatePill state={subject.state} />
				</span>
			</div>
			<div role="status" className="text-sm font-medium text-warning empty:hidden">
				{others.length > 0 && (
					<>
						<Listed names={others} />
						<span>{` ${others.length === 1 ? 'has' : 'have'} this open.`}</span>
					</>
				)}
			</div>
		</div>
	)
}

/** The organisation, the reference, the owner, and until when the visitor expects an answer. */
export function SubjectLine({ subject }: { subject: DeskRow }) {
	const { reference, owner } = subject
	const { desk, isGuest } = useDesk()
	const organization = desk.organizationOf(subject)
	const { copy, announced } = useCopy(reference)
	return (
		<div className="flex flex-wrap items-center gap-x-5 text-sm text-muted">
			{organization && (
				<p dir="auto" className="w-full wrap-anywhere text-ink">
					{organization}
				</p>
			)}
			<span className="inline-flex items-center gap-1">
				<span className="tabular-nums">{reference}</span>
				<IconButton label={`Copy reference ${reference}`} className="size-6" onClick={() => void copy()}>
					<Copy aria-hidden="true" className="size-4!" />
				</IconButton>
				<span role="status" className="text-xs">
					{announced}
				</span>
			</span>
			<OwnerButton row={subject} className="-mx-1 min-h-7 px-1 text-start">
				<span>Owner: </span>
				{owner ? <bdi className="font-medium text-ink">{owner.fullName}</bdi> : <span>nobody</span>}
				{!isGuest && <ChevronDown aria-hidden="true" className="ms-1 inline size-4 align-[-0.2em]" />}
			</OwnerButton>
			<Clock subject={subject} />
		</div>
	)
}

/** Until when the subject sleeps, or the time of an answer that is due. */
function Clock({ subject: { waitingSince, dueAt, wakesAt } }: { subject: DeskRow }) {
	if (wakesAt)
		return (
			<span>
				<span>Sleeps until </span>
				<DateTime at={wakesAt} near />
			</span>
		)
	if (!waitingSince) return null
	const isLate = isOverdue(dueAt, serverNow())
	return (
		<span className={isLate ? 'font-semibold text-danger' : undefined}>
			<span>{dueAt === null ? 'Unanswered since ' : isLate ? 'Answer overdue since ' : 'Answer due '}</span>
			<DateTime at={dueAt ?? waitingSince} near />
		</span>
	)
}
