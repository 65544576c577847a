import { outcomeTexts } from './screening.ts'

const grades = [
	{ name: 'Low', lit: 'group-data-[outcome=low]/scene:bg-success' },
	{ name: 'Medium', lit: '' },
	{ name: 'High', lit: '' },
]

/** The risk scale that the two signatures decide. */
export function Rating() {
	return (
		<div className="mt-12">
			<div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
				<p data-part="rating" className="text-heading font-semibold">
					{outcomeTexts.open.rating}
				</p>
				<p data-part="follows" className="font-semibold tablet:text-title">
					{outcomeTexts.open.next}
				</p>
			</div>
			<ol aria-label="Risk grades" className="mt-3 grid grid-cols-3 gap-1.5">
				{grades.map(({ name, lit }) => (
					<li key={name} className="text-sm text-muted">
						<span
							aria-hidden="true"
							className={`mb-1.5 block h-3 rounded-full bg-surface transition-colors duration-300 group-data-[outcome=blocked]/scene:bg-danger ${lit}`}
						/>
						{name}
					</li>
				))}
			</ol>
		</div>
	)
}
