import { useMemo } from 'react'
import type { Names } from '../descriptions.ts'
import { Choose } from './choose.tsx'
import type { ComparedField } from './compared-fields.ts'
import { type SideChoice, type Sides, textOfValue } from './sides.ts'
import { TwoVersions } from './two-versions.tsx'
import { ValueView } from './value-view.tsx'
import { wordMarks } from './word-marks.ts'

type Props = {
	compared: Extract<ComparedField, { shape: 'whole' }>
	sides: Sides
	names: Names
	choiceOfPart: (part: number) => SideChoice
	onChoose?: (part: number, choice: SideChoice) => void
}

/** A field whose value is taken as a whole. */
export function WholeField({ compared: { field, canJoin }, sides, names, choiceOfPart, onChoose }: Props) {
	const marks = useMemo(
		() => wordMarks(textOfValue(sides.mine.values[field.name]), textOfValue(sides.theirs.values[field.name])),
		[field, sides],
	)
	const view = (from: 'mine' | 'theirs') => (
		<ValueView field={field} content={sides[from]} names={names} marks={marks[from]} from={from} />
	)
	return (
		<>
			<TwoVersions
				sides={sides}
				mine={view('mine')}
				theirs={view('theirs')}
				choice={onChoose ? choiceOfPart(0) : undefined}
			/>
			{onChoose && (
				<Choose
					sides={sides}
					of={field.label}
					canTakeBoth={canJoin}
					choice={choiceOfPart(0)}
					onChoose={(choice) => onChoose(0, choice)}
				/>
			)}
		</>
	)
}
