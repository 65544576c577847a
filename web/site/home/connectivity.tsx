import { connectivity } from '#web/content/home.ts'
import { Sign } from '#web/site/scenes/kit.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ConnectivityDiagram } from './connectivity-diagram.tsx'

type System = (typeof connectivity.systems)[number]

/** Shows the example of the chosen system. All share one cell, so the page keeps its height. */
const whenChosen: Record<System['id'], string> = {
	erp: 'group-has-[#system-erp:checked]/systems:visible',
	hcm: 'group-has-[#system-hcm:checked]/systems:visible',
	crm: 'group-has-[#system-crm:checked]/systems:visible',
	cbs: 'group-has-[#system-cbs:checked]/systems:visible',
}

export function Connectivity() {
	const { heading, lead, systems } = connectivity
	return (
		<section
			aria-labelledby="connectivity"
			className="group/systems bg-night py-14 text-on-night desktop:py-20 print:bg-transparent print:text-ink"
		>
			<div className="shell">
				<h2 id="connectivity" className="max-w-[46rem] text-heading">
					{heading}
				</h2>
				<p className="mt-4 max-w-[46rem] text-lg text-on-night-muted print:text-ink">{lead}</p>
				<div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-10 desktop:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
					<ConnectivityDiagram />
					<div className="grid">
						{systems.map((system) => (
							<Exchange key={system.id} system={system} />
						))}
					</div>
				</div>
			</div>
		</section>
	)
}

function Exchange({ system }: { system: System }) {
	const { id, name, method, call, sent, answer, text } = system
	return (
		<div className={classNames('invisible flex flex-col [grid-area:1/1]', whenChosen[id])}>
			<h3 className="text-title">{name}</h3>
			<p className="mt-2 text-on-night-muted print:text-ink">{text}</p>
			<div className="mt-5 overflow-hidden rounded-md border border-night-line font-mono text-xs print:border-line">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-night-line px-4 py-3">
					<span className="rounded-sm bg-moon px-1.5 py-0.5 font-sans font-semibold text-night">{method}</span>
					<span className="break-all">{call}</span>
				</p>
				<dl className="grid gap-1 px-4 py-3">
					{sent.map(({ field, value }) => (
						<div key={field} className="grid grid-cols-[5.5rem_1fr] gap-3">
							<dt className="text-on-night-muted print:text-ink">{field}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<p className="flex items-center gap-2.5 border-t border-night-line px-4 py-3">
					<Sign />
					{answer}
				</p>
			</div>
		</div>
	)
}
