import { SignatureFrame } from '../signature-frame.tsx'
import { CandidateComparison } from './comparison.tsx'
import { Likeness } from './likeness.tsx'
import { Rating } from './rating.tsx'
import { FirstReader, SecondReader } from './readers.tsx'
import { start } from './screening.ts'

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
