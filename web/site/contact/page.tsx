import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Island } from '#web/islands/island.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { viewDepartments } from '#worker/features/enquiries/departments.ts'
import { failureOf, log } from '#worker/http/log.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/page.ts'
import { EnquiryIsland } from './enquiry-island.tsx'
import { Globe } from './globe.tsx'
import { Mailboxes } from './mailboxes.tsx'
import { mapOrigin } from './map-links.ts'
import { OfficeMap } from './office-map.tsx'
import { Offices } from './offices.tsx'
import { WithoutScript } from './without-script.tsx'

export const handle = {
	botChecked: true,
	shared: true,
	frames: [mapOrigin],
} satisfies PageHandle

/** Without categories the page still renders, and the form fetches them. */
export async function loader({ context }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const departments = await viewDepartments(page.db).catch((error: unknown) => {
		log('error', 'contact-page', { requestId: page.requestId, ...failureOf(error) })
		page.failure = error
		page.cacheable = false
		return {}
	})
	return { departments }
}

export const meta = metaOf(pages.contact)

export default function Contact({ loaderData: { departments } }: Route.ComponentProps) {
	return (
		<>
			<header className="day-sky relative overflow-clip">
				<Globe className="pointer-events-none absolute -top-32 start-[calc(50%-4.5rem)] size-[44rem] text-brand max-desktop:hidden print:hidden" />
				<div className="shell relative pt-14 pb-36 tablet:pt-20 desktop:pb-44 print:p-0">
					<div className="relative max-w-[36rem]">
						<h1 className="text-hero">Get In Touch</h1>
						<p className="mt-5 max-w-[32rem] text-lg text-muted">
							Tell us what slows your work down. Your enquiry goes straight to the desk you choose, and somebody who
							knows the subject answers within one working day.
						</p>
					</div>
				</div>
			</header>
			<div className="shell relative -mt-24 grid gap-14 pb-20 desktop:-mt-28 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:gap-x-12 print:mt-8 print:block">
				<div className="flex min-w-0 flex-col gap-12">
					<section
						id="enquiry"
						aria-labelledby="enquiry-title"
						className="rounded-lg bg-surface p-6 shadow-light tablet:p-9 print:hidden"
					>
						<h2 id="enquiry-title" className="mb-6 text-heading">
							Drop Us a Line
						</h2>
						<Island name="enquiry" of={EnquiryIsland} props={{ departments }} />
						<WithoutScript />
					</section>
					<Mailboxes />
					<Island name="office-map" of={OfficeMap} props={{}} />
				</div>
				<div className="min-w-0 desktop:pt-40 print:mt-8">
					<Island name="offices" of={Offices} props={{}} />
				</div>
			</div>
		</>
	)
}
