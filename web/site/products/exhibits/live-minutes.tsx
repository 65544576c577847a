import { classNames } from '#web/ui/class-names.ts'
import { Screen, ScreenFoot } from './screen.tsx'

const outcomes = ['Decided', 'Noted', 'Deferred']

const fields = [
	{ name: 'Person', value: 'Ananya' },
	{ name: 'Date', value: '28 June' },
]

const label =
	'Live minutes of an item: of the buttons decided, noted and deferred the first is pressed, and the decision has asked for a person, Ananya, and a date, 28 June.'

/** An agenda item while members vote on it. */
export function LiveMinutes() {
	return (
		<Screen title="Live Minutes" note="14th purchase committee" label={label}>
			<div className="px-5 py-4">
				<div className="text-base font-semibold">Get three quotations</div>
				<div className="mt-3 grid grid-cols-3 overflow-hidden rounded-sm border border-edge text-center font-semibold">
					{outcomes.map((outcome, index) => (
						<span
							key={outcome}
							className={classNames(
								'border-edge py-1.5 not-first:border-s',
								index === 0 ? 'bg-brand text-on-brand' : 'text-muted',
							)}
						>
							{outcome}
						</span>
					))}
				</div>
				<div className="mt-3 grid grid-cols-2 gap-3">
					{fields.map(({ name, value }) => (
						<div key={name} className="rounded-sm border border-edge px-3 py-1.5">
							<div className="text-xs text-muted">{name}</div>
							<div className="font-semibold">{value}</div>
						</div>
					))}
				</div>
			</div>
			<ScreenFoot>
				<span>Draft for the members</span>
				<span className="text-end">Five working days to object</span>
			</ScreenFoot>
		</Screen>
	)
}
