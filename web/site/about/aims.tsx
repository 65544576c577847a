import { aims, culture } from '#web/content/about.ts'

export function Culture() {
	return (
		<section aria-labelledby="culture" className="py-14 desktop:py-20">
			<div className="shell">
				<h2 id="culture" className="text-page">
					{culture.heading}
				</h2>
				<p className="mt-4 max-w-[56ch] text-lg text-muted">{culture.lead}</p>
				<dl className="mt-10 grid gap-x-14 tablet:grid-cols-2">
					{culture.habits.map(({ title, text }) => (
						<div key={title} className="border-t-2 border-moon-deep pt-5 pb-9 print:break-inside-avoid">
							<dt className="text-title font-semibold">{title}</dt>
							<dd className="mt-2 max-w-[54ch]">{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	)
}

export function Aims() {
	const { vision, mission } = aims
	return (
		<div className="shell pb-14 desktop:pb-20">
			<div className="grid overflow-hidden rounded-lg desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:block">
				<section aria-labelledby="vision" className="bg-moon p-7 text-night tablet:p-10 desktop:p-12 print:p-0">
					<h2 id="vision" className="font-semibold">
						{vision.heading}
					</h2>
					<p className="mt-3 text-heading font-semibold tracking-tight text-balance">{vision.text}</p>
				</section>
				<section
					aria-labelledby="mission"
					className="bg-brand-soft p-7 tablet:p-10 desktop:p-12 print:mt-4 print:bg-transparent print:p-0"
				>
					<h2 id="mission" className="font-semibold text-brand-strong">
						{mission.heading}
					</h2>
					<p className="mt-3 text-heading font-semibold tracking-tight text-balance">{mission.text}</p>
				</section>
			</div>
		</div>
	)
}
