import { Clock } from 'lucide-react'
import { grievanceOfficer } from '#web/content/investors/contacts.ts'
import { grievanceOfficerPage } from '#web/content/investors/pages/grievance-officer.ts'
import { pages } from '#web/content/pages.ts'
import { ContactLines } from '#web/site/frame/contact-lines.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { InvestorFrame } from './investor-frame.tsx'
import { Monogram } from './monogram.tsx'
import { Note } from './note.tsx'
import { Passage } from './passage.tsx'
import { Procedure } from './procedure.tsx'

export const meta = metaOf(pages.grievanceOfficer)

export default function GrievanceOfficer() {
	const { officer, procedure, scope, record } = grievanceOfficerPage
	return (
		<InvestorFrame page={pages.grievanceOfficer} copy={grievanceOfficerPage}>
			<Passage passage={officer}>
				<div className="grid gap-x-10 gap-y-6 rounded-lg bg-surface p-6 shadow-light tablet:grid-cols-2 tablet:p-8 print:p-0 print:shadow-none">
					<div className="flex items-center gap-5 self-start">
						<Monogram name={grievanceOfficer.name} className="size-16 bg-brand-soft text-title text-brand-strong" />
						<div>
							<h3 className="text-title">{grievanceOfficer.name}</h3>
							<p className="text-sm text-muted">{grievanceOfficer.role}</p>
							<p className="mt-2 flex items-center gap-2 text-sm">
								<Clock aria-hidden="true" className="size-4 shrink-0 text-brand" />
								{grievanceOfficer.hours}
							</p>
						</div>
					</div>
					<ContactLines contact={grievanceOfficer} />
				</div>
			</Passage>
			<Procedure procedure={procedure} />
			<Passage passage={scope} />
			<Note note={record} />
		</InvestorFrame>
	)
}
