import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { RadioGroup } from '#web/ui/field.tsx'
import type { SideChoice, Sides } from './sides.ts'

type Props = {
	sides: Sides
	mine: ReactNode
	theirs: ReactNode
	/** Absent: the versions are only looked at. */
	choice?: SideChoice
}

/** Two versions side by side, on phones one below the other. */
export const TwoVersions = ({ sides, mine, theirs, choice }: Props) => (
	<div className="grid gap-3 tablet:grid-cols-2">
		<Version label={sides.mine.label} chosen={choice === 'mine' || choice === 'both'}>
			{mine}
		</Version>
		<Version label={sides.theirs.label} chosen={choice === 'theirs' || choice === 'both'}>
			{theirs}
		</Version>
	</div>
)

const Version = ({ label, chosen, children }: { label: string; chosen: boolean; children: ReactNode }) => (
	<div
		className={classNames(
			'min-w-0 rounded-md border p-3 transition-colors',
			chosen ? 'border-brand ring-1 ring-brand' : 'border-line',
		)}
	>
		<p className="mb-1.5 flex items-center gap-1.5 text-xs font-semibold text-muted">
			<span>{label}</span>
			{chosen && <Check aria-hidden="true" className="size-4 text-brand" />}
		</p>
		{children}
	</div>
)

export const Nothing = () => <p className="text-muted">Nothing</p>

type ChooseProps = {
	sides: Sides
	/** Names the part for screen readers. */
	of: string
	canTakeBoth: boolean
	/** Absent: nothing is chosen yet. */
	choice?: SideChoice | undefined
	onChoose: (choice: SideChoice) => void
}

const choices: readonly SideChoice[] = ['mine', 'theirs', 'both']

/** The choice of the version to use. */
export function Choose({ sides, of, canTakeBoth, choice, onChoose }: ChooseProps) {
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
