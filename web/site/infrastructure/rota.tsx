import type { SectionOf } from '#web/content/products/product.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { clock, minutesOfDay } from './twenty-four-hours.tsx'

type Duty = {
	when: string
	/** Lines along the day, in minutes after 14:00. */
	line: string
	dashes?: string
}

const duties: Partial<Record<IconName, Duty>> = {
	'life-buoy': { when: 'Three shifts', line: 'M0 50H474M486 50H954M966 50H1440' },
	'shield-check': { when: 'Two hours on one host', line: `M${clock(2, 19)} 50h120` },
	server: { when: 'Every five minutes', line: 'M0 50H1440', dashes: '2 3' },
	'database-backup': { when: 'Every hour', line: 'M24 50H1440', dashes: '12 48' },
	'cloud-upload': { when: 'Friday night to Sunday', line: `M${clock(22)} 50H1440` },
	'refresh-cw': { when: '41 minutes, unannounced', line: `M${clock(17, 20)} 50h41` },
}

/** The services as rows of a rota, with their hours. The minute of the incident crosses them all and leads to its story. */
export function Rota({ section: { id, heading, features } }: { section: SectionOf<'features'> }) {
	return (
		<div className="shell pt-16 desktop:pt-24 print:pt-4">
			<div id={id} data-enhance="hash-scroll">
				<h2 className="text-heading">{heading}</h2>
			</div>
			<ul className="mt-8 desktop:mt-12">
				{features.map(({ icon, title, text }) => (
					<li
						key={title}
						className="grid gap-x-14 border-t border-night-line desktop:grid-cols-[5fr_7fr] print:break-inside-avoid print:border-line"
					>
						<div className="flex gap-4 pt-5 desktop:py-6">
							<Icon name={icon} className="mt-0.5 size-6 shrink-0 text-moon print:text-brand" />
							<div>
								<h3 className="font-semibold">{title}</h3>
								<p className="mt-1 text-on-night-muted print:text-ink">{text}</p>
							</div>
						</div>
						<Hours duty={duties[icon]} />
					</li>
				))}
			</ul>
		</div>
	)
}

function Hours({ duty }: { duty: Duty | undefined }) {
	if (!duty) return null
	const { when, line, dashes } = duty
	const incident = clock(2, 14)
	return (
		<div className="relative h-20 desktop:h-auto desktop:min-h-24 print:hidden">
			<svg
				viewBox={`0 0 ${minutesOfDay} 100`}
				preserveAspectRatio="none"
				aria-hidden="true"
				className="absolute inset-0 size-full"
				fill="none"
			>
				<path d="M0 50H1440" className="stroke-night-line" strokeWidth="1" vectorEffect="non-scaling-stroke" />
				<path
					d={`M${incident} 0V100`}
					className="stroke-moon"
					strokeWidth="1"
					strokeDasharray="2 4"
					vectorEffect="non-scaling-stroke"
				/>
				<path d={line} className="stroke-moon" strokeWidth="14" strokeDasharray={dashes} />
			</svg>
			<p className="absolute start-0 bottom-2 bg-night pe-2 text-sm text-on-night-muted tabular-nums">{when}</p>
		</div>
	)
}
