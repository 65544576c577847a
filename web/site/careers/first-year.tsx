import { firstYear } from '#web/content/careers.ts'
import { Moon, type Phase } from './moon.tsx'

const phases: readonly Phase[] = [0, 1, 2, 3, 4]

/** Each stage has a phase of the moon, from new to full. */
export function FirstYear() {
	return (
		<section
			aria-labelledby="first-year"
			className="night-sky py-14 text-on-night desktop:py-20 print:bg-none print:text-ink"
		>
			<div className="shell">
				<h2 id="first-year" className="text-title text-moon print:text-ink">
					{firstYear.heading}
				</h2>
				<ol className="mt-6 grid gap-x-8 gap-y-7 desktop:grid-cols-5">
					{firstYear.stages.map(({ when, title, text }, index) => (
						<li
							key={when}
							className="relative grid grid-cols-[3.5rem_1fr] gap-x-5 before:absolute before:top-16 before:bottom-[-1.25rem] before:start-7 before:w-px before:bg-night-line last:before:hidden desktop:block desktop:before:start-23 desktop:before:-end-6 desktop:before:top-10 desktop:before:bottom-auto desktop:before:h-px desktop:before:w-auto"
						>
							<Moon phase={phases[index] ?? 4} className="size-14 desktop:size-20 print:hidden" />
							<div className="desktop:mt-5">
								<p className="text-sm font-semibold text-moon print:text-ink">{when}</p>
								<h3 className="text-title">{title}</h3>
								<p className="mt-1.5 text-on-night-muted print:text-ink">{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
