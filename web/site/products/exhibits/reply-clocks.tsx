import { Screen, ScreenFoot } from './screen.tsx'

/** In days, the defaults of each category. */
const clocks = [
	{ category: 'Right to Information request', reminder: 20, due: 30 },
	{ category: 'Petition from the public', reminder: 12, interim: 15, due: 30 },
	{ category: 'Letter from a member', reminder: 10, interim: 15, due: 30 },
	{ category: 'Audit observation', reminder: 28, due: 42 },
]

const longest = 42

const label =
	'The clocks of four categories on one scale of days. Requests for information, petitions and letters from members run for 30 days, an audit observation for six weeks; a dot on each marks its first reminder.'

/** The time limit of each kind of letter, and when its owner gets a reminder. */
export function ReplyClocks() {
	return (
		<Screen title="Reply clocks" note="Days" label={label}>
			<div className="grid gap-4 px-5 py-4">
				{clocks.map(({ category, reminder, interim, due }) => (
					<div key={category}>
						<div className="flex justify-between gap-4">
							<span className="font-semibold">{category}</span>
							<span className="text-muted tabular-nums">{due}</span>
						</div>
						<svg viewBox={`0 0 ${longest} 3`} aria-hidden="true" className="mt-1.5 w-full overflow-visible">
							<path d={`M0 1.5H${longest}`} className="stroke-sunken" strokeWidth="1.6" />
							<path d={`M0 1.5H${due}`} className="stroke-brand" strokeWidth="1.6" />
							{interim && <path d={`M${interim} 0v3`} className="stroke-ink" strokeWidth="0.4" />}
							<circle cx={reminder} cy="1.5" r="1.1" className="fill-moon stroke-surface" strokeWidth="0.4" />
						</svg>
					</div>
				))}
			</div>
			<ScreenFoot>
				<span className="flex items-center gap-2">
					<span className="size-2.5 rounded-full bg-moon-deep" /> First reminder
				</span>
				<span className="flex items-center gap-2 text-end">
					<span className="h-3.5 w-0.5 bg-ink" /> Interim reply
				</span>
			</ScreenFoot>
		</Screen>
	)
}
