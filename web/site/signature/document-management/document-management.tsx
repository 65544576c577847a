import { SignatureFrame } from '../signature-frame.tsx'
import { start } from './desk.ts'
import { DeskPaper } from './paper.tsx'
import { DeskShelf } from './shelf.tsx'

/** A shelf of ten documents and a sheet. The visitor finds a lease, compares its versions, and approves or restores one. */
export function DocumentManagement() {
	return (
		<SignatureFrame
			name="document-management"
			heading="Find the lease, read the change, decide"
			intro="You are the regional head. A letter about a lease has come in, the premises officer has checked in version 2.1, and one of its versions will hold."
			said={start.said}
			untouched={
				<>
					<p>
						Version 2.1 of the lease changes the rent from 84,000 to 88,200 and the lock-in from three years to twelve
						months. Search finds it by name, place or any word of its text.
					</p>
					<p>
						Approved, it becomes version 3.0, and counsel signs next. Restored, the text of an older version becomes
						version 2.2, and 2.1 stays below it, refused.
					</p>
				</>
			}
		>
			<div className="max-desktop:contents desktop:grid desktop:grid-cols-[22rem_minmax(0,1fr)]">
				<DeskShelf />
				<DeskPaper />
			</div>
		</SignatureFrame>
	)
}
