import { outsideContacts } from '#web/content/investors/contacts.ts'
import { investorEnquiry } from '#web/content/investors/pages/investor-enquiry.ts'
import { pages } from '#web/content/pages.ts'
import { FactTable } from '#web/site/sections/fact-table.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { InvestorFrame } from './investor-frame.tsx'
import { Note } from './note.tsx'
import { OutsideContacts } from './outside-contacts.tsx'
import { Passage } from './passage.tsx'

export const meta = metaOf(pages.investorEnquiry)

export default function InvestorEnquiry() {
	const { contacts, routes, meeting, safety, unanswered } = investorEnquiry
	return (
		<InvestorFrame page={pages.investorEnquiry} copy={investorEnquiry}>
			<Passage passage={{ heading: contacts }}>
				<OutsideContacts contacts={outsideContacts} />
			</Passage>
			<Passage passage={routes}>
				<FactTable caption={routes.caption} quietCaption columns={routes.columns} rows={routes.rows} />
			</Passage>
			<div className="grid gap-5 print:block print:space-y-6">
				<div className="grid gap-5 tablet:grid-cols-2 print:block print:space-y-6">
					<Note note={meeting} />
					<Note note={safety} />
				</div>
				<Note note={unanswered}>
					<ButtonLink href={pages.grievanceOfficer.path} variant="secondary">
						Go to the grievance officer
					</ButtonLink>
				</Note>
			</div>
		</InvestorFrame>
	)
}
