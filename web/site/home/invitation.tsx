import { CalendarCheck } from 'lucide-react'
import { invitation } from '#web/content/home.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Invoice } from './invoice.tsx'

export function Invitation() {
	return (
		<section aria-labelledby="invitation" className="night-sky border-b border-night-line text-on-night print:hidden">
			<div className="shell grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-12 py-16 desktop:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] desktop:py-24">
				<div>
					<h2 id="invitation" className="text-page">
						{invitation.heading}
					</h2>
					<p className="mt-5 max-w-[48ch] text-lg text-on-night-muted">{invitation.text}</p>
					<ButtonLink href="/Contact" variant="moon" className="mt-8">
						<CalendarCheck aria-hidden="true" className="size-5" />
						Schedule a demo
					</ButtonLink>
				</div>
				<Archive />
			</div>
		</section>
	)
}

/** An open drawer of the archive. Invoice 8841 sinks in among the folders. */
function Archive() {
	const { label, years, kept } = invitation.drawer
	return (
		<div aria-hidden="true" className="archive">
			{years.map((year) => (
				<div key={year} className="archive-folder">
					<span className="archive-tab">{year}</span>
				</div>
			))}
			<Invoice stamps={['Read', 'Approved', 'Posted', 'Filed']} className="archive-invoice" />
			<div className="archive-front">
				<div className="archive-plate">
					<span className="block font-semibold">{label}</span>
					<span className="block text-xs">{kept}</span>
				</div>
				<span className="archive-handle" />
			</div>
		</div>
	)
}
