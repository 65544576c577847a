import { RadioGroup } from '#web/ui/field.tsx'
import type { SideChoice, Sides } from './sides.ts'

type Props = {
	sides: Sides
	/** What is chosen, for screen readers. */
	of: string
	canTakeBoth: boolean
	/** Absent: nothing is chosen yet. */
	choice?: SideChoice | undefined
	onChoose: (choice: SideChoice) => void
}

const choices: readonly SideChoice[] = ['mine', 'theirs', 'both']

/** Asks which version to use. */
export function Choose({ sides, of, canTakeBoth, choice, onChoose }: Props) {
	const labels = { mine: sides.mine.label, theirs: sides.theirs.label, both: 'Both' }
	const offered = choices.filter((each) => each !== 'both' || canTakeBoth)
	return (
		<RadioGroup
			label={
				<>
					<span>Use</span>
					<span className="sr-only"> for {of}</span>
				</>
			}
			options={offered.map((value) => ({ value, label: labels[value] }))}
			value={choice ?? ''}
			onChange={(value) => {
				const chosen = offered.find((each) => each === value)
				if (chosen) onChoose(chosen)
			}}
			className="mt-3"
		/>
	)
}
