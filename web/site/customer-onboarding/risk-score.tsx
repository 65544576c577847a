import { headOffice } from '#web/content/brand-facts.ts'

const addends = [
	{ answer: 'Occupation: jeweller', points: '+25' },
	{ answer: `Country of residence: ${headOffice.country}`, points: '0' },
	{ answer: 'Cash share of turnover: 40%', points: '+15' },
	{ answer: 'Product: current account', points: '+5' },
	{ answer: 'Channel: seen in the branch', points: '−10' },
]

const label =
	'A risk sheet: occupation 25, country 0, cash share 15, product 5 and channel minus 10 points make 35, which falls into the medium band from 30 to 59.'

/** A risk grade with the points that add up to it. */
export function RiskScore() {
	return (
		<div
			role="img"
			aria-label={label}
			className="mt-8 rounded-lg bg-surface px-6 py-5 text-sm text-ink shadow-light print:hidden"
		>
			{addends.map(({ answer, points }) => (
				<div key={answer} className="flex justify-between gap-4 border-b border-line py-2">
					<span>{answer}</span>
					<span className="font-semibold tabular-nums">{points}</span>
				</div>
			))}
			<div className="flex items-baseline justify-between pt-3">
				<span className="font-semibold">Medium risk</span>
				<span className="text-heading font-semibold tabular-nums">35</span>
			</div>
			<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="mt-2 h-4 w-full">
				<path d="M0 3h29v3H0z" className="fill-success" />
				<path d="M30 3h29v3H30z" className="fill-moon-deep" />
				<path d="M60 3h40v3H60z" className="fill-danger" />
				<path d="M34.4 0h1.2v8h-1.2z" className="fill-ink" />
			</svg>
			<div className="grid grid-cols-[30fr_30fr_40fr] text-xs text-muted">
				<span>Low</span>
				<span>from 30</span>
				<span>from 60</span>
			</div>
		</div>
	)
}
