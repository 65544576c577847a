import { CalendarCheck } from 'lucide-react'
import { invitation } from '#web/content/home.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LogoMark } from '#web/ui/logo.tsx'

/** The one thing to do next. */
export function Invitation() {
	return (
		<section aria-labelledby="invitation" className="shell pb-16 desktop:pb-24 print:hidden">
			<div className="night-sky relative overflow-clip rounded-lg px-6 py-12 text-on-night tablet:px-12 desktop:px-16 desktop:py-16">
				<LogoMark onNight className="absolute -right-16 -bottom-24 size-72 opacity-15 tablet:size-96" />
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
