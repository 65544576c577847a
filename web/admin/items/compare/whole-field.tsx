import { useMemo } from 'react'
import { CalendarDate, DateTime } from '../../date-time.tsx'
import type { LabelledField, Names } from '../item-description.ts'
import { type ComparedField, hasZone } from './compared-fields.ts'
import { ComparedPicture, FileView } from './file-view.tsx'
import { MarkedText } from './marked-text.tsx'
import { type SideChoice, type SideContent, type Sides, textOfValue } from './sides.ts'
import { Choose, Nothing, TwoVersions } from './two-versions.tsx'
import { type Range, wordMarks } from './word-marks.ts'

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

type ValueViewProps = {
	field: LabelledField
	content: SideContent
	names: Names
	marks: readonly Range[]
	from: 'mine' | 'theirs'
}

/** One version of a field that has a single value. */
function ValueView({ field, content: { values, files }, names, marks, from }: ValueViewProps) {
	const { name, label, type } = field
	const file = files[name]
	const text = textOfValue(values[name])
	if (type === 'picture') return file ? <ComparedPicture file={file} alt={`${label}: ${file.name}`} /> : <Nothing />
	if (type === 'file') return file ? <FileView file={file} /> : <Nothing />
	if (type === 'flag') return text === 'true' ? 'Yes' : 'No'
	if (text === '') return <Nothing />
	if (type === 'choice') return <bdi>{names[name]?.[text] ?? 'Deleted'}</bdi>
	if (type === 'date' && /^\d{4}-\d\d-\d\d$/.test(text)) return <CalendarDate date={text} />
	if (type === 'moment' && hasZone(text)) return <DateTime at={text} />
	return (
		<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
			<MarkedText text={text} marks={marks} from={from} />
		</p>
	)
}
