import { timeline } from '#web/content/about.ts'

export function Timeline() {
	return (
		<section aria-labelledby="timeline" className="py-14 desktop:py-20">
			<div className="shell grid gap-x-14 gap-y-8 desktop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
				<h2
					id="timeline"
					className="text-heading desktop:sticky desktop:top-[calc(var(--sticky-top)+2rem)] desktop:self-start"
				>
					{timeline.heading}
				</h2>
				<ol className="border-t border-line">
					{timeline.events.map(({ year, title, text }) => (
						<li
							key={year}
							className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-4 border-b border-line py-5 tablet:grid-cols-[9rem_1fr] print:break-inside-avoid"
						>
							<p className="text-title font-semibold text-brand tablet:text-heading">{year}</p>
							<div>
								<h3 className="text-title">{title}</h3>
								<p className="mt-1 text-muted">{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
