import { useMemo } from 'react'
import type { Names } from '../item-description.ts'
import type { Compared, ComparedField } from './compared-fields.ts'
import { ComparedItemsField } from './compared-items-field.tsx'
import { BlocksField } from './html/blocks-field.tsx'
import { isUndecided, type OnlyTheirs } from './only-theirs.ts'
import { type Choices, choiceOf, type Side, type SideChoice, type Sides, withChoice } from './sides.ts'
import { WholeField } from './whole-field.tsx'

type Props = {
	compared: Compared
	names: Names
	mine: Side
	theirs: Side
	choices: Choices
	/** The parts for which nothing is chosen at first. Absent: mine is chosen for all. */
	open?: OnlyTheirs
	/** Absent: the versions are only looked at. */
	onChoices?: (choices: Choices) => void
}

/** The fields that differ, each with its two versions. */
export function ComparedList({ compared, names, mine, theirs, choices, open = {}, onChoices }: Props) {
	const sides = useMemo(() => ({ mine, theirs }), [mine, theirs])
	const { differing, equal } = compared
	return (
		<div className="flex flex-col gap-8">
			<div className="flex flex-col gap-4">
				<div className="grid gap-3 tablet:grid-cols-2">
					<SideHeading side={mine} />
					<SideHeading side={theirs} />
				</div>
				<p className="text-sm text-muted">{countText(differing.length, equal)}</p>
			</div>
			{differing.map((each) => {
				const { name, label } = each.field
				return (
					<section key={name} aria-label={label}>
						<h3 className="mb-3 font-semibold">{label}</h3>
						<FieldVersions
							compared={each}
							sides={sides}
							names={names}
							choiceOfPart={(part) => choiceOf(choices, name, part)}
							isUndecided={(part) => isUndecided(open, choices, name, part)}
							onChoose={onChoices && ((part, choice) => onChoices(withChoice(choices, name, part, choice)))}
						/>
					</section>
				)
			})}
		</div>
	)
}

const SideHeading = ({ side: { label, detail } }: { side: Side }) => (
	<div className="min-w-0 rounded-md bg-sunken px-3 py-2.5">
		<p className="font-semibold wrap-anywhere">{label}</p>
		{detail && <div className="text-sm text-muted">{detail}</div>}
	</div>
)

function countText(differing: number, equal: number): string {
	if (differing === 0) return 'Both versions are equal.'
	const one = differing === 1 ? '1 field differs.' : `${differing} fields differ.`
	if (equal === 0) return one
	return `${one} ${equal === 1 ? '1 field is equal.' : `${equal} fields are equal.`}`
}

type FieldProps = {
	compared: ComparedField
	sides: Sides
	names: Names
	choiceOfPart: (part: number) => SideChoice
	isUndecided: (part: number) => boolean
	onChoose?: (part: number, choice: SideChoice) => void
}

function FieldVersions({ compared, names, isUndecided, ...rest }: FieldProps) {
	switch (compared.shape) {
		case 'whole':
			return <WholeField compared={compared} names={names} {...rest} />
		case 'blocks':
			return <BlocksField compared={compared} isUndecided={isUndecided} {...rest} />
		case 'items':
			return <ComparedItemsField compared={compared} {...rest} />
	}
}
