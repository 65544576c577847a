import type { Person } from '#web/content/investors/people.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Monogram } from './monogram.tsx'

type Position = Person['position']

const groups: readonly { label: string; positions: readonly Position[]; cell: string; seat: string }[] = [
	{
		label: 'Executive',
		positions: ['Managing Director', 'Whole-time Director'],
		cell: 'tablet:col-span-2',
		seat: 'bg-brand text-on-brand',
	},
	{
		label: 'Non-executive',
		positions: ['Non-Executive Director'],
		cell: 'tablet:col-span-2',
		seat: 'bg-brand-soft text-brand-strong',
	},
	{
		label: 'Independent',
		positions: ['Non-Executive Independent Director'],
		cell: 'tablet:col-span-3',
		seat: 'bg-moon text-night',
	},
]

/** Seats of the board, grouped by how close each director is to daily business. */
export function BoardSeats({ people }: { people: readonly Person[] }) {
	return (
		<ul className="grid gap-x-3 gap-y-6 rounded-lg bg-surface p-6 shadow-light tablet:grid-cols-7 tablet:p-8 print:grid-cols-3 print:p-0 print:shadow-none">
			{groups.map(({ label, positions, cell, seat }) => {
				const seats = people.filter(({ position }) => positions.includes(position))
				return (
					<li key={label} className={cell}>
						<p className="border-b border-line pb-2 text-sm font-semibold">
							{label} <span className="font-normal text-muted">{seats.length}</span>
						</p>
						<ul className="mt-4 grid gap-3 tablet:flex tablet:gap-2">
							{seats.map(({ id, name }) => (
								<li
									key={id}
									className="flex items-center gap-3 tablet:flex-1 tablet:flex-col tablet:text-center print:flex-row print:text-start"
								>
									<Monogram name={name} className={classNames('tablet:size-14', seat)} />
									<span className="text-sm leading-snug">{name}</span>
								</li>
							))}
						</ul>
					</li>
				)
			})}
		</ul>
	)
}
