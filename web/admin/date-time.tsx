import { dayText, momentText } from '#contracts/shared/date-text.ts'

type MomentProps = {
	at: string
	/** Defaults to the user's own time zone, which the browser knows because staff pages render there. */
	timeZone?: string
}

/** Shows a date and time, and the same in UTC as a tooltip. */
export const Moment = ({ at, timeZone }: MomentProps) => (
	<time dateTime={at} title={`${momentText(at, 'UTC')} UTC`}>
		{momentText(at, timeZone)}
	</time>
)

export const Day = ({ date }: { date: string }) => (
	<time dateTime={date} className="whitespace-nowrap">
		{dayText(date)}
	</time>
)
