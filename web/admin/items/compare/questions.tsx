import { RadioGroup } from '#web/ui/field.tsx'
import type { Names } from '../item-description.ts'
import type { Choice, Choices, MergedField, Question } from '../merge/merged-content.ts'
import type { SideName } from '../merge/merged-entries.ts'
import { nameOf } from './entries-view.tsx'
import { PartVersions } from './part-versions.tsx'
import { partLook, type Side, TwoVersions } from './two-versions.tsx'

type Props = {
	questions: readonly Question[]
	sides: Readonly<Record<SideName, Side>>
	names: Names
	choices: Choices
	onChoose: (id: string, choice: Choice) => void
}

/** What both sides have changed, field by field. Nothing is chosen at first. */
export const Questions = ({ questions, choices, onChoose, ...shown }: Props) => (
	<div className="flex flex-col gap-8">
		{[...Map.groupBy(questions, ({ merged }) => merged)].map(([merged, asked]) => (
			<div key={merged.field.name}>
				<h3 className="mb-3 font-semibold">{merged.field.label}</h3>
				<ul className="flex flex-col gap-6">
					{asked.map((question, number) => (
						<li key={question.id} className={partLook}>
							<AskedPart
								question={question}
								of={partName(question, asked.length, number, shown.names)}
								choice={choices[question.id]}
								onChoose={(choice) => onChoose(question.id, choice)}
								{...shown}
							/>
						</li>
					))}
				</ul>
			</div>
		))}
	</div>
)

/** Names a part for screen readers. */
function partName({ merged: { field, shape }, part }: Question, count: number, number: number, names: Names): string {
	if (!part) return `the order of ${field.label}`
	if (shape === 'whole' || (shape === 'blocks' && count === 1)) return field.label
	if (shape === 'blocks') return `change ${number + 1} of ${count} in ${field.label}`
	const entry = part.mine[0] ?? part.theirs[0]
	return entry ? `${field.label}: ${nameOf(entry, { field, names })}` : field.label
}

const offered: readonly Choice[] = ['mine', 'theirs', 'both']

type PartProps = Pick<Props, 'sides' | 'names'> & {
	question: Question
	of: string
	choice?: Choice
	onChoose: (choice: Choice) => void
}

function AskedPart({ question: { merged, part, canTakeBoth }, of, sides, names, choice, onChoose }: PartProps) {
	const labels = { mine: sides.mine.label, theirs: sides.theirs.label, both: 'Both' }
	const version = (side: SideName) => ({ label: labels[side], chosen: choice === side || choice === 'both' })
	const partOf = (side: SideName) => ({ ...version(side), entries: part?.[side] ?? [], files: sides[side].files })
	const orderOf = (side: SideName) => ({ ...version(side), children: <Order {...{ merged, side, names }} /> })
	return (
		<>
			{part ? (
				<PartVersions field={merged.field} names={names} before={partOf('mine')} after={partOf('theirs')} />
			) : (
				<TwoVersions versions={[orderOf('mine'), orderOf('theirs')]} />
			)}
			<RadioGroup
				label={
					<>
						<span>Use</span>
						<span className="sr-only">
							{' '}
							for <bdi>{of}</bdi>
						</span>
					</>
				}
				options={offered
					.filter((each) => each !== 'both' || canTakeBoth)
					.map((value) => ({ value, label: labels[value] }))}
				value={choice ?? ''}
				onChange={(value) => {
					const made = offered.find((each) => each === value)
					if (made) onChoose(made)
				}}
				className="mt-3"
			/>
		</>
	)
}

/** What a field has in the order of one side. */
const Order = ({ merged, side, names }: { merged: MergedField; side: SideName; names: Names }) => (
	<ol className="list-decimal ps-5">
		{merged.order[side].flatMap((id) => {
			const part = merged.parts.find((each) => each.id === id)
			const [entry] = part ? [...part[side], ...part.mine, ...part.theirs] : []
			return entry
				? [
						<li key={id} dir="auto">
							{nameOf(entry, { field: merged.field, names })}
						</li>,
					]
				: []
		})}
	</ol>
)
