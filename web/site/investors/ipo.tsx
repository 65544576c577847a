import { offerDocuments } from '#web/content/investors/documents.ts'
import { ipo } from '#web/content/investors/pages/ipo.ts'
import { pages } from '#web/content/pages.ts'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { DocumentFeature } from './document-feature.tsx'
import { InvestorFrame } from './investor-frame.tsx'
import { Note } from './note.tsx'
import { Passage } from './passage.tsx'
import { Procedure } from './procedure.tsx'

export const meta = metaOf(pages.ipo)

export default function Ipo() {
	return (
		<InvestorFrame page={pages.ipo} copy={ipo}>
			{offerDocuments.map((document) => (
				<DocumentFeature key={document.file} document={document} />
			))}
			<Procedure procedure={ipo.procedure} />
			<Passage passage={ipo.advice} />
			<Note note={ipo.comments} />
		</InvestorFrame>
	)
}
