import type { ReactNode } from 'react'
import { workflow } from '#web/content/home.ts'
import { Approved, Captured, Filed, Matched, Read } from './workflow-pictures.tsx'

const pictures: readonly ReactNode[] = [
	<Captured key="captured" />,
	<Read key="read" />,
	<Matched key="matched" />,
	<Approved key="approved" />,
	<Filed key="filed" />,
]

/** One document's route through the day, with a picture for each station. */
export function Workflow() {
	return (
		<section className="py-14 desktop:py-20 print:py-4">
			<div className="shell">
				<h2 className="max-w-[46rem] text-heading">{workflow.heading}</h2>
				<p className="mt-4 max-w-measure text-lg text-muted">{workflow.lead}</p>
				<ol className="workflow-line relative mt-10 grid gap-y-9 desktop:grid-cols-5 desktop:gap-x-7">
					{workflow.stations.map(({ time, title, text }, index) => (
						<li
							key={time}
							className="relative flex flex-col gap-x-10 max-desktop:ps-8 tablet:max-desktop:grid tablet:max-desktop:grid-cols-[1fr_19rem] tablet:max-desktop:items-start"
						>
							<div
								aria-hidden="true"
								className="@container order-2 mt-4 flex max-w-[22rem] tablet:mt-0 items-end desktop:order-none desktop:mt-0 desktop:h-44 desktop:max-w-none desktop:pb-6"
							>
								{pictures[index]}
							</div>
							<span
								aria-hidden="true"
								className="absolute top-1.5 start-0 size-3.5 rounded-full border-[3px] border-brand bg-paper desktop:top-[10.5625rem]"
							/>
							<div className="desktop:pt-6">
								<p className="text-sm font-semibold text-brand tabular-nums">
									<time>{time}</time>
								</p>
								<h3 className="mt-0.5 text-title">{title}</h3>
								<p className="mt-2 max-w-[52ch] text-muted">{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
