import { useMemo } from 'react'
import type { ItemDescription, Names } from '../item-description.ts'
import { mergeContents } from '../merge/merged-content.ts'
import { Changes } from './changes.tsx'
import { type Side, SideHeadings } from './two-versions.tsx'

type Props = { description: ItemDescription; names: Names; before: Side; after: Side }

/** The fields in which two versions differ, with what the later one has added and removed. */
export function Differences({ description, names, before, after }: Props) {
	const versions = useMemo(() => ({ base: before, mine: before, theirs: after }), [before, after])
	const fields = useMemo(() => mergeContents(description, versions), [description, versions])
	const equal = fields.filter(({ parts, order }) => [...parts, order].every(({ taken }) => taken === 'same')).length
	return (
		<div className="flex flex-col gap-6">
			<SideHeadings sides={[before, after]} />
			<p className="text-sm text-muted">{countText(fields.length - equal, equal)}</p>
			<Changes
				fields={fields}
				versions={versions}
				names={names}
				labels={{ before: before.label, mine: before.label, theirs: after.label }}
			/>
		</div>
	)
}

function countText(differing: number, equal: number): string {
	if (differing === 0) return 'Both versions are equal.'
	const count = (fields: number, singular: string, plural: string) =>
		`${fields} ${fields === 1 ? `field ${singular}` : `fields ${plural}`}`
	return `${count(differing, 'differs', 'differ')}, ${count(equal, 'is', 'are')} equal.`
}
