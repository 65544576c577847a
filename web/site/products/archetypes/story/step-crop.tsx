import type { Crop, CropRow } from '#web/content/products/crop.ts'
import { Screen, ScreenFoot } from '#web/site/products/exhibits/screen.tsx'
import { Chip, SceneAvatar, Sign } from '#web/site/scenes/kit.tsx'
import { classNames } from '#web/ui/class-names.ts'

function Row({ initials, name, value, was, state, sign, isMarked }: CropRow) {
	return (
		<div
			className={classNames(
				'flex items-center gap-3 border-b border-line px-5 py-2.5 last:border-0',
				isMarked && 'bg-warning-soft',
			)}
		>
			{initials && <SceneAvatar initials={initials} tone={isMarked ? 'night' : 'brand'} />}
			<span className="flex-1">
				<span className="block text-xs text-muted">{name}</span>
				{was && <s className="block text-muted">{was}</s>}
				<span className="font-semibold">{value}</span>
			</span>
			{state && <Chip tone={isMarked ? 'moon' : 'brand'}>{state}</Chip>}
			{sign && <Sign kind={sign} />}
		</div>
	)
}

const labelOf = (where: string, { rows, stamp }: Crop) =>
	`${where}: ${rows.map(({ name, value, state }) => [name, value, state].filter(Boolean).join(', ')).join('; ')}${stamp ? `; ${stamp}` : ''}.`

/** A crop of the product's screen at a step of the story: a few rows of the case, one with the mark of the step. */
export function StepCrop({ where, crop }: { where: string; crop: Crop }) {
	const { note, rows, buttons, stamp } = crop
	return (
		<Screen title={where} note={note} label={labelOf(where, crop)}>
			{rows.map((row) => (
				<Row key={row.name} {...row} />
			))}
			{stamp && (
				<div className="px-5 pt-1 pb-4 text-end">
					<span className="inline-block -rotate-3 rounded-sm border-2 border-brand px-3 py-1 font-semibold text-brand-strong">
						{stamp}
					</span>
				</div>
			)}
			{buttons && (
				<ScreenFoot>
					<span className="flex flex-wrap gap-2 text-sm font-semibold">
						{buttons.map((name, index) => (
							<span
								key={name}
								className={classNames(
									'rounded-sm border border-line px-3 py-1',
									index === 0 && 'bg-brand text-on-brand',
								)}
							>
								{name}
							</span>
						))}
					</span>
				</ScreenFoot>
			)}
		</Screen>
	)
}
