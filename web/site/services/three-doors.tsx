import { ArrowDown } from 'lucide-react'

const doors = [
	{ href: '#solution-development', name: 'Solution development', when: 'Nothing like it exists yet' },
	{ href: '#upgradation', name: 'Upgradation', when: 'It works, but on borrowed time' },
	{ href: '#manpower-outsourcing', name: 'Manpower outsourcing', when: 'The plan is there, the hands are not' },
] as const

export function ThreeDoors() {
	return (
		<nav aria-label="Our services" className="shell relative -mt-14 print:hidden">
			<ul className="grid gap-px overflow-hidden rounded-lg bg-line shadow-light tablet:grid-cols-3">
				{doors.map(({ href, name, when }, index) => (
					<li key={href}>
						<a
							href={href}
							className="group flex h-full flex-col justify-between gap-8 bg-surface px-6 py-6 hover:bg-brand-soft tablet:min-h-72 desktop:min-h-88 desktop:px-9 desktop:py-9"
						>
							<span aria-hidden="true" className="text-page leading-none font-semibold text-brand">
								{index + 1}
							</span>
							<span>
								<span className="block text-muted">{when}</span>
								<span className="mt-2 flex items-end justify-between gap-4 tablet:max-desktop:flex-col tablet:max-desktop:items-start">
									<span className="text-heading leading-tight font-semibold tablet:max-desktop:text-title group-hover:text-brand-strong">
										{name}
									</span>
									<ArrowDown
										aria-hidden="true"
										className="mb-1 size-6 shrink-0 text-brand transition-transform motion-safe:group-hover:translate-y-1"
									/>
								</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
