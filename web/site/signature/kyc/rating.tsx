import { outcomeTexts } from './screening.ts'

const grades = [
	{ name: 'Low', lit: 'group-data-[outcome=low]/scene:bg-success' },
	{ name: 'Medium', lit: '' },
	{ name: 'High', lit: '' },
]

/** The risk scale that the two signatures decide. */
export function Rating() {
	return (
		<div className="rounded-md bg-surface px-5 py-3 shadow-light print:p-0 print:shadow-none">
			<p data-part="rating" className="text-title font-semibold">
				{outcomeTexts.open.rating}
			</p>
			<p data-part="follows" className="text-sm">
				{outcomeTexts.open.next}
			</p>
			<ol aria-label="Risk grades" className="mt-2 grid grid-cols-3 gap-1.5">
				{grades.map(({ name, lit }) => (
					<li key={name} className="text-sm text-muted">
						<span
							aria-hidden="true"
							className={`mb-1 block h-2.5 rounded-full bg-line transition-colors duration-300 group-data-[outcome=blocked]/scene:bg-danger ${lit}`}
						/>
						{name}
					</li>
				))}
			</ol>
		</div>
	)
}
