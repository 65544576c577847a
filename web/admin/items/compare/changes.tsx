import type { Names } from '../item-description.ts'
import type { MergedField, Versions } from '../merge/merged-content.ts'
import type { Part, SideName } from '../merge/merged-entries.ts'
import { EntriesView } from './entries-view.tsx'
import { PartVersions } from './part-versions.tsx'
import { partLook, Version } from './two-versions.tsx'
import type { Range } from './word-marks.ts'

type Labels = Readonly<Record<'before' | SideName, string>>

type Props = { fields: readonly MergedField[]; versions: Versions; names: Names; labels: Labels }

/** Whether one side alone has changed a part, or the order of a field. */
const isTaken = <Each extends Pick<Part, 'taken'>>(each: Each): each is Each & { taken: SideName } =>
	each.taken === 'mine' || each.taken === 'theirs'

/** The number of changes that one side has made alone. */
export const changeCount = (fields: readonly MergedField[], side: SideName): number =>
	fields.flatMap(({ parts, order }) => [...parts, order]).filter(({ taken }) => taken === side).length

/** What one side has changed alone, field by field, with the words that are new or gone marked. */
export const Changes = ({ fields, ...shown }: Props) => (
	<div className="flex flex-col gap-8">
		{fields
			.filter(({ parts, order }) => [...parts, order].some(isTaken))
			.map((merged) => (
				<div key={merged.field.name}>
					<h3 className="mb-3 font-semibold">{merged.field.label}</h3>
					<ul className="flex flex-col gap-3">
						{merged.parts.filter(isTaken).map((part) => (
							<li key={part.id} className={partLook}>
								<Change merged={merged} part={part} {...shown} />
							</li>
						))}
						{isTaken(merged.order) && (
							<li className="text-sm text-muted">{shown.labels[merged.order.taken]}: the order has changed.</li>
						)}
					</ul>
				</div>
			))}
	</div>
)

type ChangeProps = Omit<Props, 'fields'> & { merged: MergedField; part: Part & { taken: SideName } }

function Change({ merged: { field }, part, versions, names, labels }: ChangeProps) {
	const before = { label: labels.before, entries: part.base, files: versions.base?.files ?? {} }
	const after = { label: labels[part.taken], entries: part[part.taken], files: versions[part.taken].files }
	if (before.entries.length > 0 && after.entries.length > 0)
		return <PartVersions field={field} names={names} before={before} after={after} />
	const isAdded = before.entries.length === 0
	const { entries, files } = isAdded ? after : before
	return (
		<Version label={`${after.label}: ${isAdded ? 'added' : 'removed'}`}>
			<EntriesView
				field={field}
				names={names}
				entries={entries}
				files={files}
				marks={entries.map(({ text }): Range[] => (text === '' ? [] : [[0, text.length]]))}
				side={isAdded ? 'after' : 'before'}
			/>
		</Version>
	)
}
