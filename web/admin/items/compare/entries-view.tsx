import { CalendarDate, DateTime } from '../../date-time.tsx'
import type { LabelledField, Names } from '../item-description.ts'
import type { Entry } from '../merge/aligned.ts'
import { hasZone, type SideContent } from '../merge/entries.ts'
import { ComparedPicture, FileView } from './file-view.tsx'
import { MarkedHtml, MarkedText } from './marked.tsx'
import type { Range } from './word-marks.ts'

/** A field with the names of the rows that it may name. */
export type ShownField = { field: LabelledField; names: Names }

type Props = ShownField & {
	entries: readonly Entry[]
	/** The marked words of each entry. */
	marks: readonly (readonly Range[])[]
	side: 'before' | 'after'
	files: SideContent['files']
}

const none: readonly Range[] = []

/** One version of a part. */
export const EntriesView = ({ entries, marks, ...shown }: Props) =>
	entries.length === 0 ? (
		<Nothing />
	) : (
		entries.map((entry, place) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: entries may read the same, and their order never changes
			<EntryView key={place} entry={entry} marks={marks[place] ?? none} {...shown} />
		))
	)

const Nothing = () => <p className="text-muted">Nothing</p>

type EntryProps = Omit<Props, 'entries' | 'marks'> & { entry: Entry; marks: readonly Range[] }

function EntryView({ entry, field, names, marks, side, files }: EntryProps) {
	const { type, label } = field
	const { value, file } = entry
	if (type === 'html') return <MarkedHtml html={value} files={files} marks={marks} side={side} />
	if (type === 'pictures')
		return (
			<>
				{file && <ComparedPicture file={file} alt="" maxWidth={144} />}
				<MarkedText text={entry.text} marks={marks} side={side} />
			</>
		)
	if (type === 'flag') return <p>{value === 'true' ? 'Yes' : 'No'}</p>
	if (type === 'picture' && file) return <ComparedPicture file={file} alt={`${label}: ${file.name}`} />
	if (file) return <FileView file={file} />
	if (value === '') return <Nothing />
	if (type === 'choice' || type === 'choices') return <p dir="auto">{nameOf(entry, { field, names })}</p>
	if (type === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return <CalendarDate date={value} />
	if (type === 'moment' && hasZone(value)) return <DateTime at={value} />
	return <MarkedText text={type === 'questions' ? entry.text : value} marks={marks} side={side} />
}

/** The words by which people know an entry. */
export function nameOf({ value, text }: Entry, { field: { name, type }, names }: ShownField): string {
	return type === 'choice' || type === 'choices' ? (names[name]?.[value] ?? 'Deleted') : text
}
