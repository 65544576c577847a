import { CalendarCheck } from 'lucide-react'
import { invitation } from '#web/content/home.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { logoPaths } from '#web/ui/logo-paths.ts'

/** The one thing to do next. */
export function Invitation() {
	return (
		<section aria-labelledby="invitation" className="shell pb-16 desktop:pb-24 print:hidden">
			<div className="night-sky relative overflow-clip rounded-lg px-6 py-12 text-on-night tablet:px-12 desktop:px-16 desktop:py-16">
				<svg
					viewBox="0 0 32 32"
					aria-hidden="true"
					className="absolute top-1/2 right-16 size-64 -translate-y-1/2 max-tablet:hidden"
				>
					<path d={logoPaths.crescent} className="fill-moon" />
				</svg>
				<h2 id="invitation" className="relative text-page">
					{invitation.heading}
				</h2>
				<p className="relative mt-4 max-w-[48ch] text-lg text-on-night-muted">{invitation.text}</p>
				<ButtonLink href="/Contact" variant="moon" className="relative mt-8">
					<CalendarCheck aria-hidden="true" className="size-5" />
					Schedule a demo
				</ButtonLink>
			</div>
		</section>
	)
}
