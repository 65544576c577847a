const shown = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const inUtc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })

/** A moment as the reader's clock has it; in UTC on hovering. Pages of staff are rendered in the browser, which knows the time zone. */
export function Moment({ at }: { at: string }) {
	const moment = new Date(at)
	return (
		<time dateTime={at} title={`${inUtc.format(moment)} UTC`}>
			{shown.format(moment)}
		</time>
	)
}
