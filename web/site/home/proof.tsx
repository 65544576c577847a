import { proof } from '#web/content/home.ts'

/** Each figure links to the page that explains it. */
export function Proof() {
	if (proof.length === 0) return null
	return (
		<section aria-label="What it brings" className="shell pb-12 desktop:pb-14">
			<ul className="grid grid-cols-2 gap-x-8 gap-y-7 border-t border-night-line pt-8 desktop:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
				{proof.map(({ figure, text, path, name }) => (
					<li key={name} className="flex flex-col max-desktop:last:odd:col-span-2">
						<p
							data-enhance="count-up"
							className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-semibold tracking-tight proportional-nums"
						>
							{figure}
						</p>
						<p className="mt-1.5 flex-1 text-sm text-on-night-muted print:text-ink">{text}</p>
						<a href={path} className="mt-1.5 self-start py-0.5 text-sm font-semibold text-moon hover:underline">
							{name}
						</a>
					</li>
				))}
			</ul>
		</section>
	)
}
