import { termsAndConditions } from '#web/content/legal/terms-and-conditions.ts'
import { pages } from '#web/content/pages.ts'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { LegalPage } from './legal-page.tsx'

export const meta = metaOf(pages.termsConditions)

export default function TermsAndConditions() {
	return <LegalPage page={pages.termsConditions} text={termsAndConditions} />
}
