import { pages } from '#web/content/pages.ts'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { Collaboration } from './collaboration.tsx'
import { Connectivity } from './connectivity.tsx'
import { Customers } from './customers.tsx'
import { HomeHero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
import { Industries } from './industries.tsx'
import { Invitation } from './invitation.tsx'
import { InvoiceWay } from './invoice.tsx'
import { Proof } from './proof.tsx'
import { organization, website } from './structured-data.ts'
import { Workflow } from './workflow.tsx'

export const meta = metaOf(pages.home, organization, website)

export default function Home() {
	return (
		<>
			<div data-begins-dark className="night-sky text-on-night print:bg-transparent print:text-ink">
				<HomeHero />
				<Proof />
			</div>
			<InvoiceWay>
				<Workflow />
				<Collaboration />
				<Connectivity />
			</InvoiceWay>
			<Industries />
			<Highlights />
			<Customers />
			<Invitation />
		</>
	)
}
