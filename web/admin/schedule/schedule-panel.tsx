import { CalendarClock } from 'lucide-react'
import { type Ref, useId } from 'react'
import type { Replacement } from '#contracts/items/schedule.ts'
import { nearMomentText } from '#contracts/shared/date-text.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
	replacement: Replacement | null
	/** Whether the form shows something else than the live page. */
	hasChanges: boolean
	onSchedule: () => void
	ref?: Ref<HTMLButtonElement>
}

/** The first of the settings of a live item: how to change its page at a time. */
export function SchedulePanel({ replacement, hasChanges, onSchedule, ref }: Props) {
	const helpId = useId()
	if (replacement)
		return (
			<p className="flex items-center gap-2 text-sm font-medium">
				<CalendarClock aria-hidden="true" className="size-5 shrink-0 text-muted" />
				<span>
					{replacement.failedAt === null
						? `Changes ${nearMomentText(replacement.dueAt)} (your time).`
						: 'The scheduled change was refused.'}
				</span>
			</p>
		)
	return (
		<div className="flex flex-col items-start gap-1.5">
			<Button
				ref={ref}
				icon={CalendarClock}
				size="small"
				variant="secondary"
				aria-disabled={!hasChanges || undefined}
				aria-describedby={helpId}
				onClick={() => hasChanges && onSchedule()}
				className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
			>
				Schedule this change
			</Button>
			<p id={helpId} className="text-sm text-muted">
				{hasChanges
					? 'The page stays as it is until a time that you choose.'
					: 'Change something in the form first. The page stays as it is until a time that you then choose.'}
			</p>
		</div>
	)
}
