import { CalendarDate, DateTime } from '../../date-time.tsx'
import type { ItemField, Names } from '../descriptions.ts'
import { hasZone } from './compared-fields.ts'
import { ComparedPicture, FileView } from './file-view.tsx'
import { MarkedText } from './marked-text.tsx'
import { type SideContent, textOfValue } from './sides.ts'
import { Nothing } from './two-versions.tsx'
import type { Range } from './word-marks.ts'

type Props = {
	field: ItemField
	content: SideContent
	names: Names
	marks: readonly Range[]
	from: 'mine' | 'theirs'
}

/** One version of a field that has a single value. */
export function ValueView({ field, content: { values, files }, names, marks, from }: Props) {
	const { name, label, look } = field
	const file = files[name]
	const text = textOfValue(values[name])
	if (look === 'picture') return file ? <ComparedPicture file={file} alt={`${label}: ${file.name}`} /> : <Nothing />
	if (look === 'file') return file ? <FileView file={file} /> : <Nothing />
	if (look === 'flag') return text === 'true' ? 'Yes' : 'No'
	if (text === '') return <Nothing />
	if (look === 'choice') return <bdi>{names[name]?.[text] ?? 'Deleted'}</bdi>
	if (look === 'date' && /^\d{4}-\d\d-\d\d$/.test(text)) return <CalendarDate date={text} />
	if (look === 'moment' && hasZone(text)) return <DateTime at={text} />
	return (
		<p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
			<MarkedText text={text} marks={marks} from={from} />
		</p>
	)
}
