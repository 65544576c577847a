import { highlights } from '#web/content/home.ts'

export function Highlights() {
	const { heading, lead, largest, figures } = highlights
	return (
		<section aria-labelledby="highlights" className="border-y border-line bg-surface py-14 desktop:py-20">
			<div className="shell">
				<div className="grid grid-cols-1 items-baseline-last gap-x-14 gap-y-6 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
					<div>
						<h2 id="highlights" className="text-heading">
							{heading}
						</h2>
						<p className="mt-4 text-lg text-muted">{lead}</p>
					</div>
					<div className="desktop:text-end">
						<p
							data-enhance="count-up"
							className="text-[15.5vw] tablet:text-[clamp(4rem,8.9vw,7.25rem)] leading-none font-semibold tracking-tighter text-brand proportional-nums"
						>
							{largest.figure}
						</p>
						<p className="mt-2 text-title font-semibold">{largest.label}</p>
					</div>
				</div>
				<dl className="mt-12 grid grid-cols-2 gap-x-8 gap-y-9 border-t border-line pt-9 tablet:grid-cols-3">
					{figures.map(({ figure, label, text }) => (
						<div key={label} className="flex flex-col">
							<dt className="order-2 mt-1 font-semibold">{label}</dt>
							<dd
								data-enhance="count-up"
								className="order-1 text-[min(8.2vw,max(2rem,1.5rem+1.8vw),3rem)] leading-none font-semibold tracking-tight proportional-nums"
							>
								{figure}
							</dd>
							<dd className="order-3 mt-1 text-sm text-muted">{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	)
}
