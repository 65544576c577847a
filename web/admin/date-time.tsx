import { dayText, momentText } from '#contracts/shared/date-text.ts'

type MomentProps = {
	at: string
	/** Whose clock shows it; without, the reader's own. Pages of staff are rendered in the browser, which knows its time zone. */
	timeZone?: string
}

/** A moment; in UTC on hovering. */
export const Moment = ({ at, timeZone }: MomentProps) => (
	<time dateTime={at} title={`${momentText(at, 'UTC')} UTC`}>
		{momentText(at, timeZone)}
	</time>
)

/** A calendar date. */
export const Day = ({ date }: { date: string }) => (
	<time dateTime={date} className="whitespace-nowrap">
		{dayText(date)}
	</time>
)
