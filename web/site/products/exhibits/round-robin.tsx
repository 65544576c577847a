import { Chip, SceneAvatar } from '#web/site/scenes/kit.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Screen, ScreenFoot } from './screen.tsx'

const desk = [
	{ initials: 'AV', skill: 'Guarantees', state: 'Had the last case', isNext: false },
	{ initials: 'JM', skill: 'Letters of credit', state: 'On leave', isNext: false },
	{ initials: 'SR', skill: 'Letters of credit', state: 'Tray is full', isNext: false },
	{ initials: 'KT', skill: 'Letters of credit', state: 'Next', isNext: true },
	{ initials: 'NB', skill: 'Remittance', state: 'At lunch', isNext: false },
]

const label =
	'The rota of a trade desk. A new letter of credit passes over somebody on leave and somebody whose tray is full, and goes to the next person with that skill.'

/** The next checker, and the reasons why the others were skipped. */
export function RoundRobin() {
	return (
		<Screen title="Trade desk" note="Import letter of credit" label={label}>
			{desk.map(({ initials, skill, state, isNext }) => (
				<div
					key={initials}
					className={classNames(
						'flex items-center gap-3 border-b border-line px-5 py-2.5 last:border-0',
						isNext && 'bg-brand-soft',
					)}
				>
					<SceneAvatar initials={initials} tone={isNext ? 'night' : 'neutral'} />
					<span className={classNames('flex-1', isNext ? 'font-semibold' : 'text-muted')}>{skill}</span>
					{isNext ? <Chip tone="moon">{state}</Chip> : <span className="text-xs text-muted">{state}</span>}
				</div>
			))}
			<ScreenFoot>
				<span>By skill, limit and shift</span>
				<span className="text-end">Nobody picks</span>
			</ScreenFoot>
		</Screen>
	)
}
