const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats a calendar date as "21 November 2026", the same in every time zone. */
const longDate = (date: string) => long.format(new Date(`${date}T00:00:00Z`))

export function ItemDate({ date, className }: { date: string; className?: string }) {
	return (
		<time dateTime={date} className={className}>
			{longDate(date)}
		</time>
	)
}
