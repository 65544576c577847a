import { dayText, momentText, nearMomentText } from '#contracts/shared/date-text.ts'

type DateTimeProps = {
	at: string
	/** Defaults to the user's own time zone, which the browser knows because staff pages render there. */
	timeZone?: string
	/** For narrow places: without the year while it is this one. */
	near?: boolean
}

/** Shows a date and time, and the same in UTC as a tooltip. */
export const DateTime = ({ at, timeZone, near }: DateTimeProps) => (
	<time dateTime={at} title={`${momentText(at, 'UTC')} UTC`}>
		{near ? nearMomentText(at, undefined, timeZone) : momentText(at, timeZone)}
	</time>
)

export const CalendarDate = ({ date }: { date: string }) => (
	<time dateTime={date} className="whitespace-nowrap">
		{dayText(date)}
	</time>
)
