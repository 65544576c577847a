import { CalendarCheck } from 'lucide-react'
import { invitation } from '#web/content/home.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { logoPaths } from '#web/ui/logo-paths.ts'

export function Invitation() {
	return (
		<section aria-labelledby="invitation" className="shell pb-16 desktop:pb-24 print:hidden">
			<div className="night-sky flex items-center justify-between gap-8 overflow-clip rounded-lg px-6 py-12 text-on-night tablet:px-12 desktop:px-16 desktop:py-16">
				<div>
					<h2 id="invitation" className="text-page">
						{invitation.heading}
					</h2>
					<p className="mt-4 max-w-[48ch] text-lg text-on-night-muted">{invitation.text}</p>
					<ButtonLink href="/Contact" variant="moon" className="mt-8">
						<CalendarCheck aria-hidden="true" className="size-5" />
						Schedule a demo
					</ButtonLink>
				</div>
				<svg
					viewBox="0 0 32 32"
					aria-hidden="true"
					className="size-40 shrink-0 max-tablet:hidden desktop:-my-8 desktop:size-64"
				>
					<path d={logoPaths.crescent} className="fill-moon" />
				</svg>
			</div>
		</section>
	)
}
