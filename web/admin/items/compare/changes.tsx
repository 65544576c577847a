import type { Names } from '../item-description.ts'
import type { MergedField, Versions } from '../merge/merged-content.ts'
import type { Part, SideName } from '../merge/merged-entries.ts'
import { EntriesView } from './entries-view.tsx'
import { PartVersions } from './part-versions.tsx'
import { Version } from './two-versions.tsx'
import type { Range } from './word-marks.ts'

type Labels = Readonly<Record<'before' | SideName, string>>

type Props = { fields: readonly MergedField[]; versions: Versions; names: Names; labels: Labels }

type TakenPart = Part & { taken: SideName }

const isTaken = (part: Part): part is TakenPart => part.taken === 'mine' || part.taken === 'theirs'

const isChanged = ({ parts, order: { taken } }: MergedField) =>
	parts.some(isTaken) || taken === 'mine' || taken === 'theirs'

/** The number of changes that one side has made alone. */
export const changeCount = (fields: readonly MergedField[], side: SideName): number =>
	fields.reduce(
		(count, { parts, order }) =>
			count + parts.filter(({ taken }) => taken === side).length + Number(order.taken === side),
		0,
	)

/** What one side has changed alone, field by field, with the words that are new or gone marked. */
export const Changes = ({ fields, ...shown }: Props) => (
	<div className="flex flex-col gap-8">
		{fields.filter(isChanged).map((merged) => (
			<section key={merged.field.name} aria-label={merged.field.label}>
				<h4 className="mb-3 font-semibold">{merged.field.label}</h4>
				<ul className="flex flex-col gap-3">
					{merged.parts.filter(isTaken).map((part) => (
						<li key={part.id}>
							<Change merged={merged} part={part} {...shown} />
						</li>
					))}
					{(merged.order.taken === 'mine' || merged.order.taken === 'theirs') && (
						<li className="text-sm text-muted">{shown.labels[merged.order.taken]}: the order has changed.</li>
					)}
				</ul>
			</section>
		))}
	</div>
)

type ChangeProps = Omit<Props, 'fields'> & { merged: MergedField; part: TakenPart }

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
