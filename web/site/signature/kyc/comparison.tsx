import { Face } from '#web/site/scenes/face.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { factLabels, record } from './listed-names.ts'
import { listedAt, relationSigns, relationTexts, start } from './screening.ts'

const open = listedAt(start.open)

/** Record, seam and listed name. */
const columns =
	'grid grid-cols-[minmax(0,1fr)_2.75rem_minmax(0,1fr)] tablet:grid-cols-[minmax(0,1fr)_4rem_minmax(0,1fr)]'

/** The record and the open name, edge to edge. Each fact sits on the seam between them and can be chosen as the reason. */
export function Comparison() {
	return (
		<div className="relative mt-6">
			<Half side="start" />
			<Half side="end" />
			<div className={`relative ${columns} min-h-22 items-center gap-y-2 text-on-brand tablet:min-h-24`}>
				<div className="flex items-center gap-4 ps-4 tablet:ps-6">
					<Face className="w-10 max-tablet:hidden" />
					<div>
						<p className="font-semibold tablet:text-title">KYC record</p>
						<p className="text-sm tabular-nums">1 0448 2206</p>
					</div>
				</div>
				<div className="col-start-3 flex items-center justify-between gap-4 pe-4 text-on-night tablet:pe-6">
					<div>
						<p data-part="list" className="font-semibold tablet:text-title">
							{open.list}
						</p>
						<p className="text-sm">Version of today, 02:10</p>
					</div>
					<p data-part="likeness" className="text-heading font-semibold tabular-nums max-tablet:hidden">
						{open.likeness}%
					</p>
				</div>
			</div>
			<fieldset className="relative pb-3">
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
		place:
			'start-0 rounded-s-md group-data-[verdict=other]/scene:-translate-x-1 tablet:group-data-[verdict=other]/scene:-translate-x-3',
		head: 'bg-brand',
	},
	end: {
		place:
			'end-0 rounded-e-md group-data-[verdict=other]/scene:translate-x-1 tablet:group-data-[verdict=other]/scene:translate-x-3',
		head: 'bg-night',
	},
}

/** The halves part when the open name is set aside, and have one outline when it is a match. */
function Half({ side }: { side: keyof typeof halves }) {
	return (
		<div
			aria-hidden="true"
			className={classNames(
				'absolute inset-y-0 w-1/2 overflow-clip bg-surface shadow-light outline-danger group-data-[verdict=same]/scene:outline-3 motion-safe:transition-transform motion-safe:duration-300',
				halves[side].place,
			)}
		>
			<div className={classNames('h-22 tablet:h-24', halves[side].head)} />
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
			className={`group/fact ${columns} min-h-20 items-center border-b border-line py-2 transition-colors last:border-b-0 hover:bg-sunken has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand tablet:min-h-18`}
		>
			<span className="flex gap-x-4 ps-4 max-tablet:flex-col max-tablet:ps-3 tablet:items-center tablet:justify-between tablet:ps-6">
				<span>
					<span className="block text-sm text-muted">{label}</span>
					<span className="block text-xs text-muted max-tablet:hidden">{record[index]?.source}</span>
				</span>
				<span className="font-semibold tabular-nums tablet:text-title">{record[index]?.value}</span>
			</span>
			<span className="flex justify-center">
				<input type="radio" name="fact" value={index} className="sr-only noscript:hidden" />
				<span
					aria-hidden="true"
					data-part={`sign-${index}`}
					className="flex size-9 items-center justify-center rounded-full border-2 border-edge bg-surface text-title font-bold text-muted transition-colors group-data-[relation=agrees]/fact:border-warning group-data-[relation=agrees]/fact:text-warning group-data-[relation=differs]/fact:border-success group-data-[relation=differs]/fact:text-success group-has-checked/fact:border-brand! group-has-checked/fact:bg-brand group-has-checked/fact:text-on-brand! tablet:size-11"
				>
					{relationSigns[there.relation]}
				</span>
			</span>
			<span className="flex gap-x-4 pe-4 max-tablet:flex-col tablet:items-center tablet:justify-between tablet:pe-6">
				<span data-part={`there-${index}`} className="font-semibold tabular-nums tablet:text-title">
					{there.value}
				</span>
				<span
					data-part={`relation-${index}`}
					className="text-sm font-semibold text-muted group-data-[relation=agrees]/fact:text-warning group-data-[relation=differs]/fact:text-success"
				>
					{relationTexts[there.relation]}
				</span>
			</span>
		</label>
	)
}
