import { useMemo } from 'react'
import type { ItemDescription, Names } from '../item-description.ts'
import { type MergedField, mergeContents } from '../merge/merged-content.ts'
import { Changes } from './changes.tsx'
import { type Side, SideHeading } from './two-versions.tsx'

type Props = { description: ItemDescription; names: Names; before: Side; after: Side }

/** The fields in which two versions differ, with what the later one has added and removed. */
export function Differences({ description, names, before, after }: Props) {
	const versions = useMemo(() => ({ base: before, mine: before, theirs: after }), [before, after])
	const fields = useMemo(() => mergeContents(description, versions), [description, versions])
	const isEqual = ({ parts, order }: MergedField) =>
		order.taken === 'same' && parts.every(({ taken }) => taken === 'same')
	const equal = fields.filter(isEqual).length
	return (
		<div className="flex flex-col gap-6">
			<div className="grid gap-3 tablet:grid-cols-2">
				<SideHeading side={before} />
				<SideHeading side={after} />
			</div>
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
	const one = differing === 1 ? '1 field differs.' : `${differing} fields differ.`
	if (equal === 0) return one
	return `${one} ${equal === 1 ? '1 field is equal.' : `${equal} fields are equal.`}`
}
