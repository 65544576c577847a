import { Mail } from 'lucide-react'
import { writing } from '#web/content/careers.ts'
import { careersAddress } from '#web/content/careers-address.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export function Writing() {
	return (
		<section id="write" aria-labelledby="writing" className="py-14 desktop:py-20">
			<div className="shell grid gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
				<div>
					<h2 id="writing" className="text-heading">
						{writing.heading}
					</h2>
					<p className="mt-4 text-lg text-muted">{writing.lead}</p>
					<div className="mt-8 rounded-lg bg-brand-soft p-6 tablet:p-8 print:p-0">
						<h3 className="text-title">Write to our hiring team</h3>
						<p className="mt-1 text-lg">
							<a
								href={`mailto:${careersAddress}`}
								className="inline-block py-0.5 font-semibold text-brand-strong underline underline-offset-4"
							>
								{careersAddress}
							</a>
						</p>
						<p className="mt-3 text-sm text-muted">
							What becomes of your papers, you can read in our{' '}
							<a href="/PrivacyPolicy" className="underline underline-offset-2 hover:text-ink">
								privacy policy
							</a>
							.
						</p>
					</div>
				</div>
				<ol className="border-t border-line">
					{writing.steps.map(({ title, text }, index) => (
						<li
							key={title}
							className="grid grid-cols-[2.5rem_1fr] gap-x-3 border-b border-line py-5 tablet:grid-cols-[3rem_8rem_1fr] print:break-inside-avoid"
						>
							<span aria-hidden="true" className="text-title font-semibold text-brand tabular-nums">
								{index + 1}
							</span>
							<h3 className="text-title">{title}</h3>
							<p className="max-tablet:col-start-2 max-tablet:mt-1">{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}

export function WriteButton() {
	return (
		<ButtonLink href={`mailto:${careersAddress}`}>
			<Mail aria-hidden="true" className="size-5" />
			Write to us
		</ButtonLink>
	)
}
