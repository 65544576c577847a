import type { MetaDescriptor } from 'react-router'
import { pages } from '#web/content/pages.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { SideList } from '#web/site/frame/side-list.tsx'
import { metaTags, originIn } from '#web/site/seo/page-meta.ts'
import { api } from '#worker/api.ts'
import { openApiDocument } from '#worker/openapi/document.ts'
import type { Route } from './+types/page.ts'
import { CallEntry } from './call-entry.tsx'
import { sectionsOf } from './reference.ts'

export function loader() {
	const document = openApiDocument(api.routes)
	return {
		paragraphs: document.info.description.split('\n\n'),
		credentials: Object.values(document.components.securitySchemes).map(({ description }) => description),
		sections: sectionsOf(document),
	}
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
	return [
		...metaTags(pages.developers, originIn(matches)),
		{ tagName: 'link', rel: 'service-desc', type: 'application/json', href: '/openapi.json' },
	]
}

/** Text in backticks is code. */
function Paragraph({ text }: { text: string }) {
	return <p>{text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))}</p>
}

const link = 'font-semibold text-brand hover:text-brand-strong hover:underline'

export default function Developers({ loaderData: { paragraphs, credentials, sections } }: Route.ComponentProps) {
	return (
		<article className="reference">
			<header className="day-sky">
				<div className="shell pt-6 pb-12 desktop:pb-16 print:p-0">
					<Breadcrumbs page={pages.developers} />
					<h1 className="mt-10 text-hero desktop:mt-14 print:mt-0">API reference</h1>
					<p className="mt-5 max-w-[54ch] text-lg text-muted">
						Every call of this site and its back office, with an example of the request and of the answer.
					</p>
				</div>
			</header>
			<div className="shell grid gap-x-14 gap-y-10 py-12 desktop:grid-cols-[13rem_minmax(0,1fr)] desktop:py-16">
				<div className="desktop:sticky desktop:top-[calc(var(--bar)+2rem)] desktop:self-start">
					<SideList label="Contents" entries={sections.map(({ id, name }) => ({ label: name, href: `#${id}` }))} />
				</div>
				<div className="min-w-0" data-enhance="find-calls">
					<div className="grid max-w-measure gap-4">
						{paragraphs.map((text) => (
							<Paragraph key={text} text={text} />
						))}
						<h2 className="mt-6 text-title">Credentials</h2>
						<ul className="grid list-disc gap-2 ps-6">
							{credentials.map((text) => (
								<li key={text}>
									<Paragraph text={text} />
								</li>
							))}
						</ul>
						<p>
							Programs read{' '}
							<a href="/openapi.json" className={link}>
								/openapi.json
							</a>
							, an OpenAPI 3.1 document. In the examples <code>$SITE</code> is the address of this site;{' '}
							<code>$TOKEN</code>, <code>$LINK_TOKEN</code> and <code>$BOT_TOKEN</code> are the credentials above.
						</p>
					</div>
					<search className="find-calls mt-10" data-find>
						<label htmlFor="find-call" className="block text-sm font-semibold">
							Find a call
						</label>
						<input
							id="find-call"
							type="search"
							autoComplete="off"
							className="mt-1.5 min-h-11 w-full max-w-measure rounded-sm border border-edge bg-surface px-3.5"
						/>
						<p role="status" className="mt-2 text-sm text-muted" />
					</search>
					{sections.map(({ id, name, calls }) => (
						<section key={id} aria-labelledby={id} className="mt-12">
							<h2 id={id} className="mb-4 text-title">
								{name}
							</h2>
							{calls.map((call) => (
								<CallEntry key={call.id} call={call} />
							))}
						</section>
					))}
				</div>
			</div>
		</article>
	)
}
