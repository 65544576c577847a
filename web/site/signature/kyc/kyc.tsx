import { SignatureFrame } from '../signature-frame.tsx'
import { CandidateComparison } from './comparison.tsx'
import { Likeness } from './likeness.tsx'
import { FirstReader, SecondReader } from './readers.tsx'
import { outcomeTexts, start } from './screening.ts'

/** A customer's record beside four listed names. The visitor decides each by a fact, and signs for both readers. */
export function Kyc() {
	return (
		<SignatureFrame
			name="kyc"
			heading="Is she on the list? Say why"
			intro="Today’s list was read at 02:10, and four names came close. You are M. Joseph, who decides each one by a fact, and then P. Rao, who reads it again."
			said={start.said}
			untouched={
				<>
					<p>
						Set aside because she was born 23 years later, Ananya Deshmukh is rated low at 8 points once both readers
						have signed. Her next review is due in March 2034.
					</p>
					<p>
						Called a match, the record is blocked with the second signature and goes to the principal officer. A reason
						that the facts do not support, such as another place or an empty field, is refused.
					</p>
				</>
			}
		>
			<Likeness />
			<div className="max-desktop:contents desktop:mt-4 desktop:grid desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:gap-6">
				<div className="max-desktop:contents">
					<CandidateComparison />
					<FirstReader />
				</div>
				<div className="flex flex-col gap-4 tablet:max-desktop:grid tablet:max-desktop:grid-cols-2 desktop:justify-between">
					<SecondReader />
					<Rating />
				</div>
			</div>
		</SignatureFrame>
	)
}

const grades = [
	{ name: 'Low', lit: 'group-data-[outcome=low]/scene:bg-success' },
	{ name: 'Medium', lit: '' },
	{ name: 'High', lit: '' },
]

/** The risk scale that the two signatures decide. */
function Rating() {
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
