import { annualReturns } from '#web/content/investors/documents.ts'
import { annualReturn } from '#web/content/investors/pages/annual-return.ts'
import { pages } from '#web/content/pages.ts'
import { FactTable } from '#web/site/sections/fact-table.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { DocumentList } from './document-list.tsx'
import { InvestorFrame } from './investor-frame.tsx'
import { Note } from './note.tsx'
import { Passage } from './passage.tsx'

export const meta = metaOf(pages.annualReturn)

export default function AnnualReturn() {
	const { documents, purpose, parts, correction } = annualReturn
	return (
		<InvestorFrame page={pages.annualReturn} copy={annualReturn}>
			<Passage passage={{ heading: documents }}>
				<DocumentList documents={annualReturns} periodLabel="Financial year" />
			</Passage>
			<Passage passage={purpose} />
			<Passage passage={parts}>
				<FactTable caption={parts.caption} quietCaption columns={parts.columns} rows={parts.rows} />
			</Passage>
			<Note note={correction} />
		</InvestorFrame>
	)
}
