import { Link, useLocation, useRevalidator } from 'react-router'
import type { Dashboard } from '#contracts/operations/dashboard.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import type { Route } from './+types/landing.ts'
import { menuFor } from './frame/menu.ts'
import { EmptyDesk } from './overview/empty-desk.tsx'
import { FirstSteps } from './overview/first-steps.tsx'
import { LatestActs } from './overview/latest-acts.tsx'
import { NeedCard, NeedRows } from './overview/need-card.tsx'
import { groupsOf } from './overview/need-groups.tsx'
import { SectionStrip } from './overview/section-strip.tsx'
import { PageHeading } from './page-heading.tsx'
import { ComingUp } from './schedule/coming-up.tsx'
import { isFirstVisit } from './session/first-visit.ts'
import { requireSession } from './session/guards.ts'
import { lentJobs } from './session/lent-jobs.ts'
import { storedPermissions } from './session/storage.ts'
import { dashboardApi } from './staff-api.ts'
import { staffMeta } from './staff-meta.ts'

export { PageError as ErrorBoundary } from './page-error.tsx'

export const meta = () => staffMeta('Overview')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSession(request)
	const items = lentJobs().then((lent) => menuFor(storedPermissions(), lent.length > 0).flatMap(({ items }) => items))
	try {
		const summary = await answerOf(dashboardApi.summary.$get())
		return { items: await items, summary, failure: null }
	} catch (reason) {
		console.warn('The overview did not load', reason)
		const failure = failureText(reason, 'What needs you could not be loaded. Check your connection.')
		return { items: await items, summary: null, failure }
	}
}

export default function Landing({ loaderData: { items, summary, failure } }: Route.ComponentProps) {
	const { revalidate } = useRevalidator()
	const isFirst = isFirstVisit(useLocation().state)
	const retry = { label: 'Try again', onClick: () => void revalidate() }
	return (
		<div data-wide className="flex flex-col gap-8">
			<PageHeading
				title={
					<>
						<span>{isFirst ? 'Welcome' : greeting(new Date().getHours())}</span>
						{summary && (
							<>
								<span>, </span>
								<bdi>{summary.fullName}</bdi>
							</>
						)}
					</>
				}
				lead={isFirst && 'Your password is set, and you are signed in.'}
			/>
			{failure && (
				<Alert tone="danger" action={retry}>
					{failure}
				</Alert>
			)}
			{summary && summary.unavailable.length > 0 && (
				<Alert tone="info" action={retry}>
					A part of this page could not be loaded: {summary.unavailable.map((part) => partNames[part]).join(', ')}.
				</Alert>
			)}
			{summary?.firstSteps && items.length > 0 && <FirstSteps done={summary.firstSteps} items={items} />}
			{items.length > 0 ? (
				<>
					{summary && <NeedsYou needs={summary.needs} items={items} />}
					<SectionStrip items={items} cards={summary?.cards} lastBackup={summary?.needs.site?.lastBackup} />
					{summary && <LatestActs acts={summary.acts} isAdmin={summary.needs.site !== undefined} />}
				</>
			) : (
				<div className="flex max-w-[36rem] flex-col items-start gap-5 rounded-md border border-line bg-surface p-6">
					<p className="text-muted">
						Your account has no sections yet. Ask an Admin for the permissions that you need.
					</p>
					<Link to="/Admin/Account" className="font-semibold text-brand underline-offset-4 hover:underline">
						Go to your account
					</Link>
				</div>
			)}
		</div>
	)
}

const partNames = {
	cards: 'the numbers of your sections',
	acts: 'what the team did last',
	firstSteps: 'your first steps',
	enquiries: 'enquiries',
	ownEnquiries: 'your open enquiries',
	overdueApplications: 'applicants who should have heard',
	interviews: 'your interviews',
	soonErased: 'applications that are erased soon',
	applications: 'applications',
	drafts: 'your drafts',
	scheduled: 'what is scheduled',
	closingJobs: 'jobs that close',
	mails: 'failed mails',
	site: 'health',
} as const satisfies Record<Dashboard['unavailable'][number], string>

function NeedsYou({ needs, items }: Pick<Dashboard, 'needs'> & Pick<Route.ComponentProps['loaderData'], 'items'>) {
	const groups = groupsOf(needs)
	const { scheduled } = needs
	const showsSchedule = scheduled !== undefined && scheduled.count + scheduled.later > 0
	return (
		<section aria-labelledby="needs" className="flex flex-col gap-3">
			<h2 id="needs" className="text-title font-semibold">
				Needs you
			</h2>
			{groups.length === 0 && !scheduled?.count && <EmptyDesk items={items} />}
			<div className="grid items-start gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))]">
				{groups.map(({ key, rows, ...group }) => (
					<NeedCard key={key} {...group}>
						<NeedRows rows={rows} />
					</NeedCard>
				))}
				{showsSchedule && <ComingUp {...scheduled} />}
			</div>
		</section>
	)
}

function greeting(hour: number): string {
	if (hour < 5) return 'Hello'
	if (hour < 12) return 'Good morning'
	return hour < 18 ? 'Good afternoon' : 'Good evening'
}
