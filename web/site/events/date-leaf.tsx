import { classNames } from '#web/ui/class-names.ts'
import { type Starts, zonedTime } from './event-time.ts'

/** The day as a calendar leaf. It is hidden from screen readers: the date is also in the text beside it. */
export function DateLeaf({ startsAt, timeZone, className }: Starts & { className?: string }) {
	const { month, day, weekday, year } = zonedTime(timeZone, startsAt).leaf
	return (
		<div
			aria-hidden="true"
			className={classNames(
				'w-18 shrink-0 self-start overflow-hidden rounded-md bg-surface text-center tabular-nums shadow-light',
				className,
			)}
		>
			<p className="bg-night py-1 text-xs font-semibold text-moon">
				{month} {year}
			</p>
			<p className="pt-1.5 text-heading leading-none font-semibold">{day}</p>
			<p className="pb-2 text-xs text-muted">{weekday}</p>
		</div>
	)
}
