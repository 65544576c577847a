import { classNames } from '#web/ui/class-names.ts'
import { Screen, ScreenFoot } from './screen.tsx'

const standards = [
	{ name: 'Governance', ratings: [5, 5, 5] },
	{ name: 'Rooms and safety', ratings: [4, 4, 4] },
	{ name: 'Trainers', ratings: [4, 4, 4] },
	{ name: 'Workshops', ratings: [2, 3, 2] },
	{ name: 'Student support', ratings: [5, 5, 5] },
]

const label =
	'The joint report of three inspectors. They agree on governance, rooms, trainers and student support; for the workshops their ratings 2, 3 and 2 stand side by side and are still open.'

/** Three inspectors' ratings of each standard. Where they differ, they must agree. */
export function JointReport() {
	return (
		<Screen title="Joint report" note="Three inspectors" label={label}>
			{standards.map(({ name, ratings }) => {
				const isOpen = new Set(ratings).size > 1
				return (
					<div
						key={name}
						className={classNames(
							'flex items-center justify-between gap-4 border-b border-line px-5 py-2.5 last:border-0',
							isOpen && 'bg-warning-soft',
						)}
					>
						<span className={isOpen ? 'font-semibold text-warning' : undefined}>{name}</span>
						<span className="flex gap-1.5 font-semibold tabular-nums">
							{ratings.map((rating, inspector) => (
								<span
									// biome-ignore lint/suspicious/noArrayIndexKey: an inspector is known by the place
									key={inspector}
									className={classNames(
										'flex size-7 items-center justify-center rounded-full',
										isOpen ? 'bg-surface text-warning' : 'bg-success-soft text-success',
									)}
								>
									{rating}
								</span>
							))}
						</span>
					</div>
				)
			})}
			<ScreenFoot>
				<span>Four standards settled</span>
				<span className="text-end">One to agree on</span>
			</ScreenFoot>
		</Screen>
	)
}
