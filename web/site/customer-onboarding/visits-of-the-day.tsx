import { Chip } from '#web/site/scenes/kit.tsx'

const visits = [
	{ time: '09:20', who: 'Meenakshi Pillai, tailor', where: 'Market Road, stall 14', state: 'Opened', tone: 'success' },
	{
		time: '10:45',
		who: 'Rafiq and Salma Khan',
		where: 'Lakshmi Nagar 7/2',
		state: 'Saved',
		tone: 'warning',
	},
	{
		time: '12:10',
		who: 'Bhaskar Gowda, dairy',
		where: 'Collection point 3',
		state: 'Saved',
		tone: 'warning',
	},
	{ time: '14:30', who: 'Lalrinpuii Hmar', where: 'Teachers’ quarters', state: 'Next, 1.4 km', tone: 'brand' },
] as const

const label =
	'An agent’s visits of the day: one account is opened, two are finished and wait on the tablet for a network, and the next visit is 1.4 kilometres away.'

export function VisitsOfTheDay() {
	return (
		<div role="img" aria-label={label} className="mt-8 rounded-lg bg-ink p-2.5 shadow-light print:hidden">
			<div className="overflow-hidden rounded-md bg-surface text-ink">
				<div className="flex items-center justify-between border-b border-line px-4 py-3 text-sm">
					<span className="font-semibold">Tuesday’s round</span>
					<span className="text-muted">No network, 2 saved</span>
				</div>
				{visits.map(({ time, who, where, state, tone }) => (
					<div key={time} className="flex items-start gap-4 border-b border-line px-4 py-3 last:border-0">
						<span className="text-sm text-muted tabular-nums">{time}</span>
						<div className="min-w-0 flex-1 text-sm">
							<div className="font-semibold">{who}</div>
							<div className="text-muted">{where}</div>
						</div>
						<Chip tone={tone}>{state}</Chip>
					</div>
				))}
			</div>
		</div>
	)
}
