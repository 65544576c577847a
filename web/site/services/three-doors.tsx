import { ArrowDown } from 'lucide-react'

const doors = [
	{ href: '#solution-development', name: 'Solution development', when: 'Nothing like it exists yet' },
	{ href: '#upgradation', name: 'Upgradation', when: 'It works, but on borrowed time' },
	{ href: '#manpower-outsourcing', name: 'Manpower outsourcing', when: 'The plan is there, the hands are not' },
] as const

export function ThreeDoors() {
	return (
		<nav aria-label="Our services" className="shell relative -mt-14 print:hidden">
			{/* The rows of numbers, notes and names have one height in all three. */}
			<ul className="grid gap-px overflow-hidden rounded-lg bg-line shadow-light tablet:grid-cols-3 tablet:grid-rows-[1fr_auto_auto]">
				{doors.map(({ href, name, when }, index) => (
					<li key={href} className="tablet:row-span-3 tablet:grid tablet:grid-rows-subgrid">
						<a
							href={href}
							className="group grid gap-y-2 bg-surface px-6 py-6 hover:bg-brand-soft tablet:row-span-3 tablet:min-h-72 tablet:grid-rows-subgrid desktop:min-h-88 desktop:px-9 desktop:py-9"
						>
							<span aria-hidden="true" className="text-page leading-none font-semibold text-brand max-tablet:mb-6">
								{index + 1}
							</span>
							<span className="text-muted">{when}</span>
							<span className="flex justify-between gap-4 tablet:max-desktop:flex-col">
								<span className="text-heading leading-tight font-semibold tablet:max-desktop:text-title group-hover:text-brand-strong">
									{name}
								</span>
								<ArrowDown
									aria-hidden="true"
									className="mb-1 size-6 shrink-0 self-end text-brand transition-transform tablet:max-desktop:self-start motion-safe:group-hover:translate-y-1"
								/>
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
