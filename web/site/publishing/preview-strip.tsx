import { Eye } from 'lucide-react'
import type { PublishState } from '#contracts/content/schedule.ts'
import type { PreviewState } from '#contracts/items/previews.ts'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ItemDate } from './item-date.tsx'

const ofSchedule: Record<PublishState, string> = {
	draft: 'not published',
	scheduled: 'scheduled for',
	published: 'published',
	ended: 'ended on',
}

type Props = { preview: PreviewState; words?: Record<PublishState, string>; className?: string }

/** Marks what only a preview link shows in this way, and says what visitors see of it. */
export const PreviewStrip = ({ preview: { state, at }, words = ofSchedule, className }: Props) => (
	<p
		className={classNames(
			'flex items-center gap-2 rounded-sm bg-warning-soft px-3 py-1.5 text-sm font-semibold text-warning',
			className,
		)}
	>
		<Eye aria-hidden="true" className="size-4.5 shrink-0" />
		<span>
			{`Preview: ${words[state]}${at === null ? '' : ' '}`}
			{at !== null && <At at={at} />}
		</span>
	</p>
)

/** A calendar date, or a moment in the company's time. */
const At = ({ at }: { at: string }) =>
	at.includes('T') ? <time dateTime={at}>{companyMomentText(at)}</time> : <ItemDate date={at} />
