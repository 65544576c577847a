import { ChevronDown, Copy, Reply } from 'lucide-react'
import type { EnquiryRow } from '#contracts/enquiries/desk.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useCopy } from '../../copy-text.tsx'
import { DateTime } from '../../date-time.tsx'
import { Listed } from '../../listed-names.tsx'
import { serverNow } from '../../session/server-clock.ts'
import { PlaceButtons } from '../acts/triage-buttons.tsx'
import { OwnerButton, StatePill } from '../list/row-parts.tsx'

type Props = {
	enquiry: EnquiryRow
	/** The full names of the colleagues who have it open too. */
	others: readonly string[]
	onReply: () => void
}

/** Who wrote and what can be done. Beside the list it stays above the conversation, and leaves room for the controls of the frame. */
export const ConversationHead = ({ enquiry, others, onReply }: Props) => (
	<div className="-mx-4 flex flex-col gap-2 border-line bg-surface px-4 pt-3 tablet:-mx-5 tablet:px-5 wide:sticky wide:top-0 wide:z-10 wide:border-b wide:pb-2.5 low:static">
		<h2 className="text-title wrap-anywhere wide:flex wide:min-h-9 wide:items-center wide:pe-30">
			<bdi>{enquiry.name}</bdi>
		</h2>
		<div className="flex flex-wrap items-center gap-2">
			<Button size="small" icon={Reply} className="wide:hidden" onClick={onReply}>
				Reply
			</Button>
			<PlaceButtons rows={[enquiry]} />
			<span className="ms-auto">
				<StatePill state={enquiry.state} />
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

/** The organisation, the reference, the owner, and until when the visitor expects an answer. */
export function Standing({ enquiry }: { enquiry: EnquiryRow }) {
	const { reference, owner, organization } = enquiry
	const { copy, said } = useCopy(reference)
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
					{said}
				</span>
			</span>
			<OwnerButton row={enquiry} className="-mx-1 min-h-7 px-1 text-start">
				<span>Owner: </span>
				{owner ? <bdi className="font-medium text-ink">{owner.fullName}</bdi> : <span>nobody</span>}
				<ChevronDown aria-hidden="true" className="ms-1 inline size-4 align-[-0.2em]" />
			</OwnerButton>
			<Clock enquiry={enquiry} />
		</div>
	)
}

/** Until when the enquiry sleeps, or the time of an answer that is due. */
function Clock({ enquiry: { waitingSince, dueAt, wakesAt } }: { enquiry: EnquiryRow }) {
	if (wakesAt)
		return (
			<span>
				<span>Sleeps until </span>
				<DateTime at={wakesAt} near />
			</span>
		)
	if (!waitingSince) return null
	const isLate = dueAt !== null && Date.parse(dueAt) <= serverNow()
	return (
		<span className={isLate ? 'font-semibold text-danger' : undefined}>
			<span>{dueAt === null ? 'Unanswered since ' : isLate ? 'Answer overdue since ' : 'Answer due '}</span>
			<DateTime at={dueAt ?? waitingSince} near />
		</span>
	)
}
