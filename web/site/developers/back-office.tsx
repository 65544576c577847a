import { pages } from '#web/content/pages.ts'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { api } from '#worker/api.ts'
import { openApiDocument } from '#worker/openapi/document.ts'
import type { Route } from './+types/back-office.ts'
import { CallEntry } from './call-entry.tsx'
import { sectionsFor, sectionsOf } from './reference.ts'
import { ReferencePage } from './reference-page.tsx'

export const loader = () => ({ sections: sectionsFor(sectionsOf(openApiDocument(api.routes)), true) })

export const meta = metaOf(pages.backOfficeApi)

/** The calls of staff, which are three quarters of all: the reference for visitors stays light without them. */
export default function BackOfficeApi({ loaderData: { sections } }: Route.ComponentProps) {
	return (
		<ReferencePage
			page={pages.backOfficeApi}
			title="Staff calls"
			lead="What the back office asks of the API. Each call needs the token of a session, most of them a role as well."
			contents={sections}
		>
			<p className="mt-10 max-w-measure">
				Formats, credentials and the refusals that calls share are described in the{' '}
				<a href={pages.developers.path} className="font-semibold text-brand hover:text-brand-strong hover:underline">
					API reference
				</a>
				.
			</p>
			{sections.map(({ id, name, calls }) => (
				<section key={id} id={id} className="calls">
					<h2>{name}</h2>
					{calls.map((call) => (
						<CallEntry key={call.id} call={call} isOpen={false} />
					))}
				</section>
			))}
		</ReferencePage>
	)
}
