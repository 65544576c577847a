import { ArrowRight, MailWarning } from 'lucide-react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { itemKinds } from '#contracts/items/kinds.ts'
import { type DashboardCard, mostRecent } from '#contracts/operations/dashboard.ts'
import { recentDays } from '#contracts/shared/periods.ts'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import type { Route } from './+types/landing.ts'
import { menuFor, openingHref, type StaffMenuItem } from './frame/menu.ts'
import { PageHeading } from './page-heading.tsx'
import { ComingUp } from './schedule/coming-up.tsx'
import { SiteAt } from './schedule/site-at.tsx'
import { isFirstVisit } from './session/first-visit.ts'
import { requireSession } from './session/guards.ts'
import { storedPermissions } from './session/storage.ts'
import { accountApi, dashboardApi } from './staff-api.ts'
import { staffMeta } from './staff-meta.ts'

export { PageError as ErrorBoundary } from './page-error.tsx'

export const meta = () => staffMeta('Overview')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSession(request)
	const items = menuFor(storedPermissions()).flatMap(({ items }) => items)
	const [account, summary, comingUp] = await Promise.allSettled([
		answerOf(accountApi.fetchusername.$get()),
		answerOf(dashboardApi.summary.$get()),
		hasItems(items) ? answerOf(dashboardApi.comingup.$get()) : [],
	])
	for (const part of [account, summary, comingUp]) if (part.status === 'rejected') console.warn(part.reason)
	return {
		items,
		fullName: account.status === 'fulfilled' ? account.value.fullName : null,
		summary: summary.status === 'fulfilled' ? summary.value : null,
		failure:
			summary.status === 'rejected'
				? failureText(summary.reason, 'The latest counts could not be loaded. Check your connection.')
				: null,
		comingUp: comingUp.status === 'fulfilled' ? comingUp.value : null,
	}
}

/** Whether the user may open a section with items that can be scheduled. */
const hasItems = (items: readonly StaffMenuItem[]) =>
	itemKinds.some((kind) => items.some(({ section }) => section === kind))

export default function Landing({ loaderData: { items, fullName, summary, failure, comingUp } }: Route.ComponentProps) {
	const { revalidate } = useRevalidator()
	const retry = { label: 'Try again', onClick: () => void revalidate() }
	const stuckMails = summary?.stuckMails ?? 0
	const isFirst = isFirstVisit(useLocation().state)
	return (
		<div className="flex flex-col gap-7">
			<PageHeading
				title={
					<>
						<span>{isFirst ? 'Welcome' : greeting(new Date().getHours())}</span>
						{fullName && (
							<>
								<span>, </span>
								<bdi>{fullName}</bdi>
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
			{/* One notice is enough if nothing loads. */}
			{comingUp === null && !failure && (
				<Alert tone="info" action={retry}>
					What is scheduled could not be loaded.
				</Alert>
			)}
			{stuckMails > 0 && <StuckMails count={stuckMails} />}
			{comingUp && (
				<ComingUp rows={comingUp}>
					<SiteAt />
				</ComingUp>
			)}
			{items.length > 0 ? (
				<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-4">
					{items.map((item) => (
						<li key={item.href}>
							<SectionCard item={item} counts={summary?.cards[item.section]} />
						</li>
					))}
				</ul>
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

function greeting(hour: number): string {
	if (hour < 5) return 'Hello'
	if (hour < 12) return 'Good morning'
	return hour < 18 ? 'Good afternoon' : 'Good evening'
}

function SectionCard({ item, counts }: { item: StaffMenuItem; counts?: DashboardCard }) {
	const { label, icon: Icon, about, unit } = item
	return (
		<Link
			to={openingHref(item)}
			className="group flex h-full flex-col gap-5 rounded-md border border-line bg-surface p-5 transition-colors hover:border-edge tablet:p-6"
		>
			<span className="flex items-center gap-3">
				<span className="inline-flex size-10 items-center justify-center rounded-sm bg-brand-soft text-brand-strong">
					<Icon aria-hidden="true" className="size-5" />
				</span>
				<span className="text-title font-semibold">{label}</span>
				<ArrowRight
					aria-hidden="true"
					className="ms-auto size-5 text-muted transition-transform motion-safe:group-hover:translate-x-1"
				/>
			</span>
			{counts && unit && (
				<span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 tabular-nums">
					<span className="flex items-baseline gap-2 text-muted">
						<b className="text-[2.25rem] leading-none font-semibold text-ink">{counts.total.toLocaleString('en-US')}</b>
						{unit[counts.total === 1 ? 0 : 1]}
					</span>
					<StatusPill tone={counts.recent > 0 ? 'info' : 'neutral'}>
						{newOf(counts)} in the last {recentDays} days
					</StatusPill>
				</span>
			)}
			<span className={classNames('text-sm text-muted', unit && 'mt-auto')}>{about}</span>
		</Link>
	)
}

function newOf({ recent }: DashboardCard): string {
	if (recent >= mostRecent) return `${mostRecent - 1}+ new`
	return recent > 0 ? `${recent} new` : 'None new'
}

function StuckMails({ count }: { count: number }) {
	return (
		<Alert tone="warning">
			<span className="flex flex-wrap items-center gap-x-2">
				<MailWarning aria-hidden="true" className="size-4" />
				{count === 1 ? 'One mail has' : `${count.toLocaleString('en-US')} mails have`} not been delivered yet.
			</span>
			<p className="mt-1 font-normal">
				The Worker retries automatically. If the number does not go down, check the sender address and the mail binding
				of the Worker.
			</p>
		</Alert>
	)
}
