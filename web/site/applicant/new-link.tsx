import type { MetaDescriptor } from 'react-router'
import { nextCompanyDay } from '#contracts/shared/company-time.ts'
import { brand } from '#web/content/brand.ts'
import { headOffice } from '#web/content/brand-facts.ts'
import { careersAddress } from '#web/content/careers-address.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Island } from '#web/islands/island.tsx'
import { OtherWays } from '#web/site/forms/other-ways.tsx'
import { listLinkedJobs } from '#worker/features/applications/status/linked-jobs.queries.ts'
import { pageShowing } from '#worker/http/request-context.ts'
import type { Route } from './+types/new-link.ts'
import { NewLinkIsland } from './new-link-form.tsx'

export const handle = { botChecked: true, shared: true } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
	const page = pageShowing(context, 'careers')
	page.keepUntil = nextCompanyDay(new Date())
	return { jobs: await listLinkedJobs(page.db, Number(page.bindings.APPLICATION_RETENTION_DAYS)) }
}

export const meta = (): MetaDescriptor[] => [
	{ title: `Send me a new link | ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function NewLink({ loaderData: { jobs } }: Route.ComponentProps) {
	return (
		<article className="shell max-w-[44rem] py-14 desktop:py-20">
			<h1 className="text-page">Send me a new link</h1>
			<p className="mt-4 text-lg text-muted">
				The page of your application opens by the link in our mails. If you have lost it, we mail it to you again.
			</p>
			<div className="mt-8 rounded-lg bg-surface p-6 shadow-light tablet:p-9">
				<Island name="new-link" of={NewLinkIsland} props={{ jobs }} />
				<noscript>
					<p>The form needs JavaScript, which is switched off in your browser.</p>
					<OtherWays address={careersAddress} phone={headOffice.phone} />
				</noscript>
			</div>
		</article>
	)
}
