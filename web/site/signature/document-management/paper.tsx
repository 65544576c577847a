import { Choice } from '../scene-buttons.tsx'
import { mostVersions, openVersion, paper, start, versionsOf } from './desk.ts'
import { documents } from './documents.ts'

const version = openVersion(start)
const opened = documents[start.open]

/** The open version as a sheet on top of the others, with a tab for each, and the decision at its foot. */
export function DeskPaper() {
	return (
		<div className="max-desktop:contents desktop:flex desktop:flex-col">
			<fieldset className="relative z-10 flex h-10 max-desktop:-order-1 max-desktop:-mb-4 items-end justify-end gap-1 pe-4 tablet:pe-6">
				<legend className="sr-only">Versions</legend>
				<span aria-hidden="true" className="pe-2 pb-1.5 text-sm font-semibold max-tablet:hidden">
					Versions
				</span>
				{Array.from({ length: mostVersions }, (_, index) => (
					<label
						// biome-ignore lint/suspicious/noArrayIndexKey: a place for a tab, not a thing
						key={index}
						data-part={`tab-${index}`}
						hidden={index >= versionsOf(start.open, start).length}
						className="rounded-t-sm border border-b-0 border-line bg-sunken px-3 py-1 text-sm font-semibold tabular-nums transition-colors hover:bg-surface has-checked:bg-brand has-checked:pt-2 has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand tablet:px-5"
					>
						<input
							type="radio"
							name="version"
							value={index}
							defaultChecked={index === start.version}
							className="sr-only noscript:hidden"
						/>
						<span className="sr-only">Version </span>
						<span data-part={`number-${index}`}>{versionsOf(start.open, start)[index]?.number}</span>
					</label>
				))}
			</fieldset>
			<div className="relative flex-1 max-desktop:-order-1">
				<span
					aria-hidden="true"
					className="absolute inset-0 translate-x-2 translate-y-2 rounded-md bg-surface shadow-light"
				/>
				<span
					aria-hidden="true"
					className="absolute inset-0 translate-x-1 translate-y-1 rounded-md bg-surface shadow-light"
				/>
				<div className="relative flex min-h-[41rem] flex-col rounded-md bg-surface shadow-light tablet:min-h-[25.5rem] desktop:h-full">
					<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-5 pt-2 pb-1 tablet:pt-1 text-sm tablet:px-8">
						<span data-part="entry" className="min-w-0">
							{version.entry}
						</span>
						<label className="flex min-h-10 items-center gap-2 font-semibold max-tablet:order-1 max-tablet:basis-full tablet:ms-auto noscript:hidden print:hidden">
							<input type="checkbox" name="compare" className="size-5 accent-brand" />
							Compare with the version before
						</label>
						<span
							data-part="status"
							className="rounded-full bg-moon px-3 py-0.5 text-xs font-semibold whitespace-nowrap text-ink"
						>
							{version.status}
						</span>
					</div>
					<div className="relative flex flex-1 flex-col px-5 py-6 tablet:px-10 tablet:py-5">
						<h3 data-part="name" className="text-title">
							{opened?.name}
						</h3>
						<p data-part="place" className="mt-1 text-sm text-muted">
							{opened?.place}
						</p>
						<div
							data-part="paper"
							className="mt-4 grid max-w-measure gap-2.5 [&_del]:rounded-sm [&_del]:bg-danger-soft [&_del]:text-danger [&_ins]:rounded-sm [&_ins]:bg-success-soft [&_ins]:font-semibold [&_ins]:text-success [&_mark]:rounded-sm [&_mark]:bg-moon [&_mark]:text-ink"
						>
							{paper(start).map((runs) => {
								const text = runs.map((run) => run.text).join(' ')
								return <p key={text}>{text}</p>
							})}
						</div>
						<div className="mt-auto hidden w-56 pt-3 tablet:absolute tablet:end-10 tablet:bottom-5 group-data-[signature=open]/scene:block group-data-[signature=signed]/scene:block">
							<svg
								viewBox="0 0 130 38"
								aria-hidden="true"
								className="ms-4 h-11 text-brand-strong"
								fill="none"
								stroke="currentColor"
							>
								<path
									d="M4 30C8 10 14 2 19 8s-8 22-2 20S28 8 32 12s-7 16 0 15 9-12 14-11-3 11 3 11 9-9 14-10-1 10 5 9 8-8 14-9 2 9 9 8 12-6 22-8M12 34c30-4 60-4 96-2"
									pathLength="1"
									strokeDasharray="1 2"
									strokeDashoffset="1.1"
									strokeWidth="1.8"
									strokeLinecap="round"
									className="group-data-[signature=signed]/scene:[stroke-dashoffset:0] motion-safe:transition-[stroke-dashoffset] motion-safe:duration-500"
								/>
							</svg>
							<p className="border-t-2 border-ink pt-1 text-sm">Regional head</p>
						</div>
					</div>
				</div>
			</div>
			<fieldset className="relative grid grid-cols-2 gap-2 max-tablet:*:px-1 max-tablet:*:text-sm desktop:mt-4 desktop:flex desktop:justify-end noscript:hidden print:hidden">
				<legend className="sr-only">Your decision on the lease</legend>
				<Choice name="restore">Restore this version</Choice>
				<Choice name="approve">Approve and sign</Choice>
			</fieldset>
		</div>
	)
}
