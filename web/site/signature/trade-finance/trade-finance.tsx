import { SignatureFrame } from '../signature-frame.tsx'
import { Credit, Decision, Message, PaperTabs } from './desk.tsx'
import { start } from './examination.ts'
import { PaperSheet } from './paper-sheet.tsx'
import { papers } from './papers.ts'

/** The presentation under an import credit. The visitor examines its papers, raises the discrepancy and decides. */
export function TradeFinance() {
	return (
		<SignatureFrame
			name="trade-finance"
			heading="Find the discrepancy, then decide"
			intro="The credit on one side, the papers on the other. You are the document examiner of the issuing bank, and USD 482,500 depends on one date."
			said={start.said}
			untouched={
				<>
					<p>
						The bill of lading was issued on 11 September, but its on board notation says 14 September. The notation
						counts, so the goods were shipped two days late.
					</p>
					<p>
						The bank refuses by MT 734 within five banking days, or asks the applicant for a waiver. If the applicant
						waives, the documents are taken up by MT 732 and paid. Honouring them without a waiver is blocked.
					</p>
				</>
			}
		>
			<div className="max-desktop:contents desktop:grid desktop:grid-cols-[16rem_minmax(0,1fr)_19rem] desktop:gap-4">
				<Credit />
				<div className="flex flex-col max-desktop:-order-1">
					<PaperTabs />
					{papers.map((paper) => (
						<PaperSheet key={paper.name} paper={paper} />
					))}
				</div>
				<div className="flex flex-col gap-4 tablet:max-desktop:grid tablet:max-desktop:grid-cols-2 tablet:max-desktop:items-start">
					<Decision />
					<Message />
				</div>
			</div>
		</SignatureFrame>
	)
}
