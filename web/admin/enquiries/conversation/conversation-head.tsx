import { Copy, Reply } from 'lucide-react'
import type { DeskRow } from '#contracts/enquiries/desk.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useCopy } from '../../copy-text.tsx'
import { DateTime } from '../../date-time.tsx'
import { Listed } from '../../items/drafts/others-line.tsx'
import { serverNow } from '../../session/server-clock.ts'
import { PlaceButtons } from '../desk/place-buttons.tsx'
import { StatePill } from '../desk/row-parts.tsx'

type Props = {
	enquiry: DeskRow
	/** The full names of the colleagues who have it open too. */
	others: readonly string[]
	onReply: () => void
}

/** Who wrote, where the enquiry stands, and what can be done. Beside the list the name stays above the conversation. */
export const ConversationHead = ({ enquiry, others, onReply }: Props) => (
	<>
		<div className="-mx-4 flex items-center gap-3 bg-surface px-4 pt-3 pb-1 tablet:-mx-5 tablet:px-5 wide:sticky wide:top-0 wide:z-10 low:static">
			<h2 className="min-w-0 flex-1 text-title wrap-anywhere">
				<bdi>{enquiry.name}</bdi>
			</h2>
			<StatePill state={enquiry.state} />
		</div>
		<div className="flex flex-col gap-3">
			<div>
				{enquiry.organization && (
					<p dir="auto" className="text-sm wrap-anywhere">
						{enquiry.organization}
					</p>
				)}
				<Standing enquiry={enquiry} />
			</div>
			<div className="flex flex-wrap items-center gap-2">
				<Button size="small" icon={Reply} className="wide:hidden" onClick={onReply}>
					Reply
				</Button>
				<PlaceButtons rows={[enquiry]} />
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
	</>
)

/** The reference, the owner, and since when the visitor waits. */
function Standing({ enquiry }: { enquiry: DeskRow }) {
	const { reference, owner } = enquiry
	const { copy, said } = useCopy(reference)
	return (
		<div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
			<span className="inline-flex items-center gap-1">
				<span className="tabular-nums">{reference}</span>
				<IconButton label={`Copy reference ${reference}`} className="size-6" onClick={() => void copy()}>
					<Copy aria-hidden="true" className="size-4!" />
				</IconButton>
				<span role="status" className="text-xs">
					{said}
				</span>
			</span>
			<span>
				<span>Owner: </span>
				{owner ? <bdi className="font-medium text-ink">{owner.fullName}</bdi> : <span>nobody</span>}
			</span>
			<Clock enquiry={enquiry} />
		</div>
	)
}

/** Since when the visitor waits and when the answer is due, or until when the enquiry sleeps. */
function Clock({ enquiry: { waitingSince, dueAt, wakesAt } }: { enquiry: DeskRow }) {
	if (wakesAt)
		return (
			<span>
				Sleeps until <DateTime at={wakesAt} near />
			</span>
		)
	if (!waitingSince) return null
	const isLate = dueAt !== null && Date.parse(dueAt) <= serverNow()
	return (
		<span>
			<span>Waits since </span>
			<DateTime at={waitingSince} near />
			{dueAt && (
				<span className={isLate ? 'font-semibold text-danger' : undefined}>
					{isLate ? ', overdue since ' : ', answer due '}
					<DateTime at={dueAt} near />
				</span>
			)}
		</span>
	)
}
