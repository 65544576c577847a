import { annualReports } from '#web/content/investors/documents.ts'
import { annualReport } from '#web/content/investors/pages/annual-report.ts'
import { pages } from '#web/content/pages.ts'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { DocumentFeature } from './document-feature.tsx'
import { FiveYears } from './five-years.tsx'
import { InvestorFrame } from './investor-frame.tsx'
import { Note } from './note.tsx'
import { Passage } from './passage.tsx'
import { Procedure } from './procedure.tsx'

export const meta = metaOf(pages.annualReport)

export default function AnnualReport() {
	return (
		<InvestorFrame page={pages.annualReport} copy={annualReport}>
			{annualReports.map((report) => (
				<DocumentFeature key={report.file} document={report} />
			))}
			<Passage passage={annualReport.figures}>
				<FiveYears />
			</Passage>
			<Passage passage={annualReport.reading} />
			<Procedure procedure={annualReport.procedure} />
			<Note note={annualReport.paper} />
		</InvestorFrame>
	)
}
