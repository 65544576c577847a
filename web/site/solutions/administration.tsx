import { productAt } from '#web/content/products/all.ts'
import type { SolutionGroup } from '#web/content/solutions.ts'
import { Icon } from '#web/ui/icon.tsx'

export function Administration({ group }: { group: SolutionGroup }) {
	return (
		<section id={group.id} className="bg-night py-14 text-on-night desktop:py-20 print:bg-transparent print:text-ink">
			<div className="shell">
				<div className="max-w-[46rem]">
					<h2 className="text-heading">{group.heading}</h2>
					<p className="mt-4 text-lg text-on-night-muted print:text-ink">{group.text}</p>
				</div>
				<ul className="mt-12 grid desktop:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
					{group.entries.map((entry) => (
						<li
							key={entry.path}
							className="flex gap-6 border-night-line py-8 max-desktop:border-t desktop:flex-col desktop:border-s desktop:px-8 desktop:py-2"
						>
							<span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-moon text-night">
								<Icon name={entry.act?.icon ?? 'archive'} className="size-6" />
							</span>
							<div className="flex flex-1 flex-col">
								{entry.act && <p className="text-sm font-semibold text-moon print:text-ink">{entry.act.verb}</p>}
								<h3 className="mt-1 text-title">{productAt(entry.path).name}</h3>
								<p className="mt-2 flex-1 text-on-night-muted print:text-ink">{entry.text}</p>
								<p className="mt-5 text-sm text-on-night-muted print:text-ink">
									First in use: <span className="font-semibold text-on-night print:text-ink">{entry.firstUse}</span>
								</p>
								<a
									href={entry.path}
									className="mt-2 self-start py-1 font-semibold text-moon underline-offset-4 hover:underline print:text-ink"
								>
									See {productAt(entry.path).name}
								</a>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
