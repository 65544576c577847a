import { Face } from '#web/site/scenes/face.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { factLabels, record } from './listed-names.ts'
import { listedAt, relationSigns, relationTexts, start } from './screening.ts'

const open = listedAt(start.open)

/** Record, seam and listed name. */
const columns =
	'grid grid-cols-[minmax(0,1fr)_2.75rem_minmax(0,1fr)] tablet:grid-cols-[minmax(0,1fr)_4rem_minmax(0,1fr)]'

/** The record and the open name, edge to edge. Each fact sits on the seam between them and can be chosen as the reason. */
export function CandidateComparison() {
	return (
		<div className="relative max-desktop:-order-1">
			<Half side="start" />
			<Half side="end" />
			<div className={`relative ${columns} min-h-16 items-center text-on-brand tablet:min-h-14`}>
				<div className="flex items-center gap-3 ps-4 tablet:ps-6">
					<Face className="w-8 max-tablet:hidden" />
					<div className="leading-tight">
						<p className="font-semibold">KYC record</p>
						<p className="text-sm/tight tabular-nums">1 0448 2206</p>
					</div>
				</div>
				<div className="col-start-3 flex items-center justify-between gap-4 pe-4 text-on-night tablet:pe-6">
					<div className="leading-tight">
						<p data-part="list" className="font-semibold">
							{open.list}
						</p>
						<p className="text-sm/tight">Version of today, 02:10</p>
					</div>
					<p data-part="likeness" className="text-title font-semibold tabular-nums max-tablet:hidden">
						{open.likeness}%
					</p>
				</div>
			</div>
			<fieldset className="relative">
				<legend className="sr-only">The fact that decides</legend>
				{factLabels.map((label, index) => (
					<Fact key={label} label={label} index={index} />
				))}
			</fieldset>
		</div>
	)
}

const halves = {
	start: {
		place: 'start-0 rounded-s-md',
		head: 'bg-brand',
	},
	end: {
		place: 'end-0 rounded-e-md',
		head: 'bg-night',
	},
}

/** The halves part when the open name is set aside, and have one outline when it is a match. */
function Half({ side }: { side: keyof typeof halves }) {
	return (
		<div
			aria-hidden="true"
			className={classNames(
				'absolute inset-y-0 w-1/2 group-data-[verdict=other]/scene:w-[calc(50%-0.375rem)] overflow-clip bg-surface shadow-light outline-danger group-data-[verdict=same]/scene:outline-3',
				halves[side].place,
			)}
		>
			<div className={classNames('h-16 tablet:h-14', halves[side].head)} />
		</div>
	)
}

function Fact({ label, index }: { label: string; index: number }) {
	const there = open.facts[index]
	if (!there) return null
	return (
		<label
			data-part={`fact-${index}`}
			data-relation={there.relation}
			className={`group/fact ${columns} min-h-18 items-center border-b border-line transition-colors last:border-b-0 hover:bg-sunken has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand tablet:min-h-11.5`}
		>
			<span className="flex gap-x-4 ps-4 max-tablet:flex-col max-tablet:ps-3 tablet:items-center tablet:justify-between tablet:ps-6">
				<span className="text-sm/tight text-muted">
					{label}
					<span className="block text-xs/tight max-tablet:hidden">{record[index]?.source}</span>
				</span>
				<span className="font-semibold tabular-nums tablet:text-lg/tight">{record[index]?.value}</span>
			</span>
			<span className="flex justify-center">
				<input type="radio" name="fact" value={index} className="sr-only noscript:hidden" />
				<span
					aria-hidden="true"
					data-part={`sign-${index}`}
					className="flex size-9 items-center justify-center rounded-full border-2 border-edge bg-surface text-title font-bold text-muted transition-colors group-data-[relation=agrees]/fact:border-success group-data-[relation=agrees]/fact:text-success group-data-[relation=differs]/fact:border-warning group-data-[relation=differs]/fact:text-warning group-has-checked/fact:border-brand! group-has-checked/fact:bg-brand group-has-checked/fact:text-on-brand!"
				>
					{relationSigns[there.relation]}
				</span>
			</span>
			<span className="flex gap-x-4 pe-4 max-tablet:flex-col tablet:items-center tablet:justify-between tablet:pe-6">
				<span data-part={`there-${index}`} className="font-semibold tabular-nums tablet:text-lg/tight">
					{there.value}
				</span>
				<span
					data-part={`relation-${index}`}
					className="text-sm font-semibold text-muted group-data-[relation=agrees]/fact:text-success group-data-[relation=differs]/fact:text-warning"
				>
					{relationTexts[there.relation]}
				</span>
			</span>
		</label>
	)
}
