import { ArrowDown, ArrowUp } from 'lucide-react'
import type { OnboardingSolution } from '#web/content/products/onboarding-solution.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Scroll durations in milliseconds: from a card to its section, and back to the list. */
const toSection = 350
const backToList = 500

const listId = 'solutions'

export function AllSolutions({ solutions }: { solutions: readonly OnboardingSolution[] }) {
	return (
		<section aria-labelledby={listId} className="border-y border-line bg-surface py-14 desktop:py-20 print:py-4">
			<div className="shell">
				<div className="max-w-[46rem]">
					<h2 id={listId} tabIndex={-1} className="text-heading outline-hidden">
						All solutions
					</h2>
					<p className="mt-4 text-lg text-muted">
						Three ways in, five checks behind them. Take all eight, or the one that is missing.
					</p>
				</div>
				<ol className="mt-10 grid gap-px overflow-hidden rounded-lg border border-line bg-line tablet:grid-cols-2 desktop:grid-cols-4">
					{solutions.map(({ id, icon, title, summary }) => (
						<li key={id} className="flex flex-col bg-surface p-6">
							<div className="flex items-center gap-4 tablet:block">
								<Icon name={icon} className="size-7 shrink-0 text-brand" />
								<h3 className="font-semibold tablet:mt-5">{title}</h3>
							</div>
							<p className="mt-2 flex-1 text-sm text-muted">{summary}</p>
							<a
								href={`#${id}`}
								data-enhance="scroll-to"
								data-duration={toSection}
								className="mt-3 inline-flex min-h-9 items-center gap-1.5 self-start text-sm font-semibold text-brand hover:underline print:hidden"
							>
								More Details<span className="sr-only"> on {title}</span>
								<ArrowDown aria-hidden="true" className="size-4" />
							</a>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}

export function AllSolutionsButton() {
	return (
		<div hidden data-enhance="floating-button" className="floating fixed end-5 z-20 print:hidden">
			<a
				href={`#${listId}`}
				data-enhance="scroll-to"
				data-duration={backToList}
				className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brand-strong px-5 text-sm font-semibold text-on-brand shadow-light ring-2 ring-paper transition-colors hover:bg-ink"
			>
				<ArrowUp aria-hidden="true" className="size-4.5" />
				All Solutions
			</a>
		</div>
	)
}
