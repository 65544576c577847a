import { CalendarCheck } from 'lucide-react'
import { invitation } from '#web/content/home.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Archive } from './archive.tsx'

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
