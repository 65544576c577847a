import { Clock, MapPin, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { brand } from '#web/content/brand.ts'
import { phoneHref } from '#web/content/brand-facts.ts'
import type { Office } from '#web/content/brand-schema.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { mapPageUrl } from './map-links.ts'
import { hoursText, type OfficeMoment, officeMoment, usualDays } from './opening-hours.ts'

const line = 'flex items-start gap-2.5 [&>svg]:mt-1 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted'

const usual = usualDays(brand.offices)

function OfficeCard({ office }: { office: Office }) {
	const moment = useMoment(office)
	return (
		<li
			id={office.id}
			className="flex flex-col gap-3 rounded-md bg-surface p-5 shadow-light tablet:max-desktop:first:nth-last-[2n+1]:col-span-2 target:outline-2 target:outline-brand print:break-inside-avoid print:p-0 print:shadow-none"
		>
			<div className="flex min-h-7 items-center justify-between gap-3">
				<p className="text-xs font-semibold tracking-wide text-brand">{office.kind}</p>
				{moment && (
					<span className="print:hidden">
						<StatusPill tone={moment.open ? 'success' : 'neutral'}>
							{moment.open ? 'Open now' : 'Closed now'}
						</StatusPill>
					</span>
				)}
			</div>
			<h3 className="text-title">
				{office.place}
				<span className="text-muted">, {office.country}</span>
			</h3>
			<div className="flex flex-col gap-2 text-sm">
				<address className={`${line} not-italic`}>
					<MapPin aria-hidden="true" />
					<span>
						<span className="me-2">{office.address.join(', ')}</span>
						<a
							href={mapPageUrl(office)}
							rel="noreferrer"
							className="inline-block py-0.5 font-semibold whitespace-nowrap text-brand hover:text-brand-strong hover:underline print:hidden"
						>
							Open map<span className="sr-only"> of the {office.place} office on OpenStreetMap</span>
						</a>
					</span>
				</address>
				<p className={line}>
					<Phone aria-hidden="true" />
					<span>
						<a
							href={phoneHref(office.phone)}
							className="inline-block py-0.5 font-semibold tabular-nums hover:text-brand hover:underline"
						>
							{office.phone}
						</a>
						{office.phoneNote && <span className="block text-muted">{office.phoneNote}</span>}
					</span>
				</p>
				<div className={line}>
					<Clock aria-hidden="true" />
					<div className="text-muted">
						<p>
							{hoursText(office, usual)} <abbr title={office.timeZone.name}>{office.timeZone.short}</abbr>
						</p>
						{/* Reserves the line: the clock appears after hydration. */}
						<p className="min-h-[1.5em] tabular-nums print:hidden noscript:hidden">
							{moment && `${moment.time} there now, ${moment.change}`}
						</p>
					</div>
				</div>
			</div>
		</li>
	)
}

export function Offices() {
	return (
		<section aria-labelledby="offices" className="flex flex-col gap-5">
			<h2 id="offices" className="text-heading print:text-title">
				Our offices
			</h2>
			{usual && <p className="text-muted">Visiting hours: {usual}, unless an office names other days.</p>}
			<ul className="grid gap-4 tablet:max-desktop:grid-cols-2">
				{brand.offices.map((office) => (
					<OfficeCard key={office.id} office={office} />
				))}
			</ul>
		</section>
	)
}

const tickMs = 15_000

/** An office's clock, null until hydration: the server's time is out of date by then. */
function useMoment(office: Office): OfficeMoment | null {
	const [moment, setMoment] = useState<OfficeMoment | null>(null)
	useEffect(() => {
		const tick = () => setMoment(officeMoment(office, new Date()))
		// The first use of a time zone is slow, so each office runs in a separate task.
		const first = setTimeout(tick)
		const timer = setInterval(tick, tickMs)
		return () => {
			clearTimeout(first)
			clearInterval(timer)
		}
	}, [office])
	return moment
}
