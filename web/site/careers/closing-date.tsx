import { longAmericanDate } from './job-words.ts'

export const ClosingDate = ({ date }: { date: string }) => (
	<time dateTime={date} className="whitespace-nowrap">
		{longAmericanDate(date)}
	</time>
)
