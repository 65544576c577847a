import { policiesPage } from '#web/content/investors/pages/policies.ts'
import { policies } from '#web/content/investors/policies/all.ts'
import { pages } from '#web/content/pages.ts'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { DocumentList } from './document-list.tsx'
import { InvestorFrame } from './investor-frame.tsx'
import { Passage } from './passage.tsx'
import { Procedure } from './procedure.tsx'

export const meta = metaOf(pages.policies)

export default function Policies() {
	return (
		<InvestorFrame page={pages.policies} copy={policiesPage}>
			<Passage passage={{ heading: policiesPage.documents }}>
				<DocumentList documents={policies} periodLabel="In force since" />
			</Passage>
			<Procedure procedure={policiesPage.procedure} />
			<Passage passage={policiesPage.precedence} />
		</InvestorFrame>
	)
}
