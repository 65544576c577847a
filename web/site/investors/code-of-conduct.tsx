import { codes } from '#web/content/investors/documents.ts'
import { codeOfConduct } from '#web/content/investors/pages/code-of-conduct.ts'
import { pages } from '#web/content/pages.ts'
import { FactTable } from '#web/site/sections/fact-table.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { DocumentList } from './document-list.tsx'
import { InvestorFrame } from './investor-frame.tsx'
import { Note } from './note.tsx'
import { Passage } from './passage.tsx'

export const meta = metaOf(pages.codeOfConduct)

export default function CodeOfConduct() {
	const { documents, bound, why, breach } = codeOfConduct
	return (
		<InvestorFrame page={pages.codeOfConduct} copy={codeOfConduct}>
			<Passage passage={{ heading: documents }}>
				<DocumentList documents={codes} periodLabel="In force since" />
			</Passage>
			<Passage passage={bound}>
				<FactTable caption={bound.caption} quietCaption columns={bound.columns} rows={bound.rows} />
			</Passage>
			<Passage passage={why} />
			<Note note={breach}>
				<ButtonLink href={pages.policies.path} variant="secondary">
					See the policies
				</ButtonLink>
			</Note>
		</InvestorFrame>
	)
}
