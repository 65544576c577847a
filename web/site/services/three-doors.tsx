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
				{doors.map(({ href, name, when }) => (
					<li key={href}>
						<a
							href={href}
							className="group flex h-full items-start justify-between gap-4 bg-surface px-6 py-5 hover:bg-brand-soft desktop:px-9 desktop:py-7"
						>
							<span>
								<span className="text-title font-semibold group-hover:text-brand-strong">{name}</span>
								<span className="mt-1 block text-sm text-muted">{when}</span>
							</span>
							<ArrowDown
								aria-hidden="true"
								className="mt-1 size-5 shrink-0 text-brand transition-transform motion-safe:group-hover:translate-y-1"
							/>
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
