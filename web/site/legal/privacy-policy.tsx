import { privacyPolicy } from '#web/content/legal/privacy-policy.ts'
import { pages } from '#web/content/pages.ts'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { LegalPage } from './legal-page.tsx'

export const meta = metaOf(pages.privacyPolicy)

export default function PrivacyPolicy() {
	return <LegalPage page={pages.privacyPolicy} text={privacyPolicy} />
}
