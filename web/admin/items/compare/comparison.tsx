import { useMemo, useState } from 'react'
import type { ItemDescription, Names } from '../item-description.ts'
import { compareFields } from './compared-fields.ts'
import { ComparedList } from './compared-list.tsx'
import { mergedContent } from './merged-content.ts'
import type { Choices, Side, SideContent } from './sides.ts'

type Props = {
	description: ItemDescription
	names: Names
	mine: Side
	theirs: Side
	/** Receives the version that the choices make. Absent: the versions are only looked at. */
	onChange?: (chosen: SideContent) => void
}

/** Compares two versions of an item field by field. */
export function Comparison({ description, names, mine, theirs, onChange }: Props) {
	const [choices, setChoices] = useState<Choices>({})
	const compared = useMemo(
		() => compareFields(description, names, { mine, theirs }),
		[description, names, mine, theirs],
	)

	function choose(chosen: Choices) {
		setChoices(chosen)
		onChange?.(mergedContent(description, compared, { mine, theirs }, chosen))
	}

	return (
		<ComparedList
			compared={compared}
			names={names}
			mine={mine}
			theirs={theirs}
			choices={choices}
			onChoices={onChange && choose}
		/>
	)
}
