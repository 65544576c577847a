import type { MetaDescriptor } from 'react-router'
import { pages } from '#web/content/pages.ts'
import { metaTags, originIn } from '#web/site/seo/page-meta.ts'
import { api } from '#worker/api.ts'
import { openApiDocument } from '#worker/openapi/document.ts'
import type { Route } from './+types/page.ts'
import { CallEntry, Method, Path, Sample } from './call-entry.tsx'
import { type Call, sectionsFor, sectionsOf } from './reference.ts'
import { ReferencePage } from './reference-page.tsx'
import { type SharedRefusals, sharedRefusals } from './refusals.ts'

/** Needs no credential, so a reader can send it at once. */
const firstCall = '/health'

export function loader() {
	const document = openApiDocument(api.routes)
	const sections = sectionsOf(document)
	const open = sectionsFor(sections, false)
	const staff = sectionsFor(sections, true)
	return {
		paragraphs: document.info.description.split('\n\n'),
		credentials: Object.values(document.components.securitySchemes).map(({ description }) => description),
		refusals: sharedRefusals(document),
		sections: sections.map(({ id, name }) => ({
			id,
			name,
			calls: open.find((section) => section.id === id)?.calls ?? [],
			staffCalls: (staff.find((section) => section.id === id)?.calls ?? []).map(headOf),
		})),
		first: sections.flatMap(({ calls }) => calls).find(({ path }) => path === firstCall),
	}
}

type Head = Pick<Call, 'id' | 'method' | 'summary' | 'path'>

const headOf = ({ id, method, summary, path }: Head): Head => ({ id, method, summary, path })

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

function StaffCalls({ calls }: { calls: readonly Head[] }) {
	return (
		<details className="staff-calls">
			<summary>{calls.length === 1 ? '1 staff call' : `${calls.length} staff calls`}</summary>
			<ul>
				{calls.map(({ id, method, summary, path }) => (
					<li key={id} id={id} data-call>
						<Method method={method} />
						<a href={`${pages.backOfficeApi.path}#${id}`}>{summary}</a>
						<Path path={path} />
					</li>
				))}
			</ul>
		</details>
	)
}

const refusal =
	'pb-2 text-muted tablet:col-start-2 tablet:grid tablet:grid-cols-[2.25rem_13rem_1fr] tablet:items-baseline tablet:border-line tablet:[dt+&]:border-t tablet:[dt+&]:pt-2'

function Refusals({ shared }: { shared: readonly SharedRefusals[] }) {
	return (
		<dl className="mt-5 border-b border-line text-sm leading-[1.6] tablet:grid tablet:grid-cols-[10.5rem_1fr]">
			{shared.flatMap(({ kind, refusals }) => [
				<dt key={kind} className="border-t border-line pt-2 pb-0.5 font-semibold">
					{kind}
				</dt>,
				...refusals.map(({ status, code, text }) => (
					<dd key={code} className={refusal}>
						{status} <code className="text-ink">{code}</code>
						<span className="block">{text}</span>
					</dd>
				)),
			])}
		</dl>
	)
}

const link = 'font-semibold text-brand hover:text-brand-strong hover:underline'

export default function Developers({ loaderData }: Route.ComponentProps) {
	const { paragraphs, credentials, refusals, sections, first } = loaderData
	return (
		<ReferencePage
			page={pages.developers}
			title="API reference"
			lead="Every call of this site and its back office, with an example of the request and of the answer."
			aside={
				first && (
					<div className="samples is-first">
						<h2>Try it without a credential</h2>
						<Sample text={first.request} />
						<p>Answer</p>
						<Sample text={first.answer} />
					</div>
				)
			}
			contents={[
				{ id: 'basics', name: 'Basics' },
				{ id: 'credentials', name: 'Credentials' },
				{ id: 'refusals', name: 'Refusals' },
				...sections,
			]}
		>
			<section id="basics" className="grid max-w-measure gap-4">
				<h2>Basics</h2>
				{paragraphs.map((text) => (
					<Paragraph key={text} text={text} />
				))}
				<p>
					Programs read{' '}
					<a href="/openapi.json" className={link}>
						/openapi.json
					</a>
					, an OpenAPI 3.1 document. In the examples <code>$SITE</code> is the address of this site; <code>$TOKEN</code>
					, <code>$LINK_TOKEN</code> and <code>$BOT_TOKEN</code> are the credentials below.
				</p>
			</section>
			<section id="credentials" className="max-w-measure">
				<h2>Credentials</h2>
				<ul className="grid list-disc gap-2 ps-6">
					{credentials.map((text) => (
						<li key={text}>
							<Paragraph text={text} />
						</li>
					))}
				</ul>
			</section>
			<section id="refusals">
				<h2>Refusals</h2>
				<p className="max-w-measure">A call may refuse with any code of its kind. Each call lists its further ones.</p>
				<Refusals shared={refusals} />
			</section>
			{sections.map(({ id, name, calls, staffCalls }) => (
				<section key={id} id={id} className="calls">
					<h2>{name}</h2>
					{calls.map((call, place) => (
						<CallEntry key={call.id} call={call} isOpen={place === 0} />
					))}
					{staffCalls.length > 0 && <StaffCalls calls={staffCalls} />}
				</section>
			))}
		</ReferencePage>
	)
}
