const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats a calendar date as "21 November 2026", the same in every time zone. */
function longDate(date: string): string {
	const day = new Date(`${date}T00:00:00Z`)
	return Number.isNaN(day.getTime()) ? date : long.format(day)
}

export function ItemDate({ date, className }: { date: string; className?: string }) {
	return (
		<time dateTime={date} className={className}>
			{longDate(date)}
		</time>
	)
}
