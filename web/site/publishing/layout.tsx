import { CalendarClock } from 'lucide-react'
import { Outlet } from 'react-router'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import { useServerFacts } from '#web/root.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import './publishing.css'

/** Lists and articles: documents that the Worker renders once for each version of the content. */
export { FramedError as ErrorBoundary } from '../frame/framed-pages.tsx'

export default function PublishingLayout() {
	return (
		<SiteFrame>
			<MomentBar />
			<Outlet />
		</SiteFrame>
	)
}

/** Says that a page shows the site at another time, and leads to the other lists at that time. */
function MomentBar() {
	const moment = useServerFacts()?.moment
	if (!moment) return null
	return (
		<aside
			aria-label="The site at a moment"
			className="flex flex-wrap items-center gap-x-5 gap-y-1 bg-warning-soft px-4 py-2 text-sm font-semibold text-warning"
		>
			<p className="flex items-center gap-2">
				<CalendarClock aria-hidden="true" className="size-4.5 shrink-0" />
				The site as it will be on {companyMomentText(moment.at)}
			</p>
			<nav aria-label="Lists at that moment" className="flex flex-wrap gap-x-4">
				{moment.pages.map(({ name, path }) => (
					<a key={name} href={path} className="inline-block py-1 underline underline-offset-4">
						{name}
					</a>
				))}
			</nav>
		</aside>
	)
}
