import { data, type MetaDescriptor } from 'react-router'
import { brand } from '#web/content/brand.ts'
import { careersAddress } from '#web/content/careers-address.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { readApplicantPage } from '#worker/features/applications/status/status.queries.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/page.ts'
import { ActForm } from './act-form.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { Interviews } from './interviews.tsx'

/** Opening the page changes nothing, because mail scanners open links. No script can keep or pass on its address. */
export const handle = { scriptless: true } satisfies PageHandle

/** With `no-referrer` browsers would post `Origin: null`. */
const quiet = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex, nofollow' }

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db, bindings, posted, now } = context.get(pageContext)
	const page = await readApplicantPage(db, bindings, params.secret, now)
	if (!page) return data({ page, problem: null, done: null }, { status: 404, headers: quiet })
	const done = new URL(request.url).searchParams.get('done')
	return data({ page, problem: posted?.problem ?? null, done }, { status: posted?.status ?? 200, headers: quiet })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs): MetaDescriptor[] => [
	{ title: `${loaderData.page ? 'Your application' : 'This application is not here'} | ${brand.name}` },
	{ name: 'robots', content: 'noindex, nofollow' },
]

export default function ApplicantsPage({ loaderData: { page, problem, done }, params }: Route.ComponentProps) {
	if (!page) return <NoApplication />
	const path = `/application/${params.secret}`
	return (
		<div className="shell pt-14 pb-16 desktop:pt-20 desktop:pb-24">
			<h1 className="text-hero">Your application</h1>
			<p dir="auto" className="mt-3 text-lg wrap-anywhere">
				{page.jobPosition}
			</p>
			<div className="mt-8 grid gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
				<section aria-label="Where it stands">
					{problem !== null && (
						<Alert tone="danger" className="mb-6">
							{problem}
						</Alert>
					)}
					<Done done={done} {...page} />
					<ApplicationFacts page={page} />
					<Interviews {...page} path={path} />
				</section>
				<Acts {...page} path={path} />
			</div>
		</div>
	)
}

type Page = NonNullable<Route.ComponentProps['loaderData']['page']>

/** Confirms the last act, if the application shows its effect. */
function Done({ done, stage, acts, erasedBy, interviews, cvName }: { done: string | null } & Page) {
	if (done === 'nothing')
		return (
			<Alert tone="info" className="mb-6">
				Nothing was done: the application has changed since you opened the page. This is how it stands now.
			</Alert>
		)
	const texts: Record<string, string | false> = {
		withdraw: stage === 'withdrawn' && 'You have withdrawn the application.',
		erase: erasedBy !== null && 'You have asked for the erasure. We tell you by mail when it is done.',
		answer: interviews.length > 0 && 'We have your answer.',
		'replace-cv': acts.some(({ act }) => act === 'replace-cv') && `Your CV is now ${cvName}.`,
	}
	const text = Object.hasOwn(texts, done ?? '') && texts[done ?? '']
	if (!text) return null
	return (
		<Alert tone="success" className="mb-6">
			{text}
		</Alert>
	)
}

function Acts({
	acts,
	path,
	isLocked,
	areActsEnded,
}: Pick<Page, 'acts' | 'isLocked' | 'areActsEnded'> & { path: string }) {
	return (
		<section aria-labelledby="acts">
			<h2 id="acts" className="text-title font-semibold">
				What you can do
			</h2>
			{areActsEnded ? (
				<p className="mt-4">
					Too many wrong digits were typed here.{' '}
					<a href="/application" className="underline underline-offset-2">
						Ask for a new link
					</a>{' '}
					to go on.
				</p>
			) : isLocked ? (
				<p className="mt-4">Too many wrong digits were typed here. Come back tomorrow.</p>
			) : (
				<div className="mt-4">
					{acts.map((each) => (
						<ActForm key={each.act} {...each} path={path} />
					))}
				</div>
			)}
			<p className="mt-6 text-muted">
				To add or correct something, write to{' '}
				<a href={`mailto:${careersAddress}`} className="inline-block py-0.5 underline underline-offset-2">
					{careersAddress}
				</a>
				. Keep the address of this page for yourself.
			</p>
		</section>
	)
}

const NoApplication = () => (
	<div className="shell min-h-[60vh] pt-14 pb-16 desktop:pt-20">
		<h1 className="text-hero">This application is not here</h1>
		<p className="mt-5 max-w-[60ch] text-lg text-muted">
			The link is mistyped or has ended, or the application was erased. If you have applied, we can send you a new link.
		</p>
		<div className="mt-8 flex flex-wrap gap-3">
			<ButtonLink href="/application">Send me a new link</ButtonLink>
			<ButtonLink href="/careers" variant="secondary">
				See open positions
			</ButtonLink>
		</div>
	</div>
)
