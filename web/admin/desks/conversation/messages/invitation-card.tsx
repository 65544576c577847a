import { CalendarDays } from 'lucide-react'
import type { Invitation } from '#contracts/desks/conversation.ts'

/** The methods of RFC 5546, section 1.4, that mails carry. */
const kinds: Record<string, string> = {
	REQUEST: 'Invitation',
	PUBLISH: 'Event',
	ADD: 'More dates',
	CANCEL: 'Cancelled',
	REPLY: 'Answer to an invitation',
	COUNTER: 'Another time proposed',
	DECLINECOUNTER: 'Proposed time declined',
	REFRESH: 'Asks for the newest invitation',
}

/** An invitation that came with a mail: what, when and where. Its file is below, for a calendar. */
export function InvitationCard({ invitation: { method, what, when, where } }: { invitation: Invitation }) {
	const isCancelled = method.toUpperCase() === 'CANCEL'
	return (
		<section
			aria-label="Invitation"
			className="mt-2 flex max-w-lg gap-3 rounded-md border border-line bg-surface px-4 py-3 text-sm"
		>
			<CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
			<div className="min-w-0">
				<p className={isCancelled ? 'font-semibold text-danger' : 'text-muted'}>
					{kinds[method.toUpperCase()] ?? 'Event'}
				</p>
				<p dir="auto" className="text-base font-semibold wrap-anywhere">
					{what || 'Without a title'}
				</p>
				<dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
					<Fact term="When" text={when || 'It does not say'} />
					{where && <Fact term="Where" text={where} />}
				</dl>
			</div>
		</section>
	)
}

const Fact = ({ term, text }: { term: string; text: string }) => (
	<>
		<dt className="text-muted">{term}</dt>
		<dd dir="auto" className="min-w-0 wrap-anywhere">
			{text}
		</dd>
	</>
)
