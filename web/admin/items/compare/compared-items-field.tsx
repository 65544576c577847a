import type { ReactNode } from 'react'
import { CheckboxField } from '#web/ui/field.tsx'
import type { ComparedField } from './compared-fields.ts'
import { ComparedPicture } from './file-view.tsx'
import type { Listed } from './listed.ts'
import { differs, type Part } from './parts.ts'
import type { SideChoice, Sides } from './sides.ts'
import { Choose, TwoVersions } from './two-versions.tsx'

type Props = {
	compared: Extract<ComparedField, { shape: 'items' }>
	sides: Sides
	choiceOfPart: (part: number) => SideChoice
	onChoose?: (part: number, choice: SideChoice) => void
}

/** A field with several items. Each one that only one version has is kept or not. */
export const ComparedItemsField = ({ compared: { field, parts }, sides, choiceOfPart, onChoose }: Props) => (
	<ul className="flex flex-col gap-3">
		{parts.map((part, place) => (
			<li key={keyOf(part)}>
				<ItemsPart
					part={part}
					label={field.label}
					sides={sides}
					choice={choiceOfPart(place)}
					onChoose={onChoose && ((choice) => onChoose(place, choice))}
				/>
			</li>
		))}
	</ul>
)

const keyOf = (part: Part<Listed>) => (differs(part) ? [...part.mine, ...part.theirs] : part.same)[0]?.key

type PartProps = {
	part: Part<Listed>
	label: string
	sides: Sides
	choice: SideChoice
	onChoose?: (choice: SideChoice) => void
}

function ItemsPart({ part, label, sides, choice, onChoose }: PartProps) {
	if (!differs(part)) return <Items items={part.same} quiet />
	const { mine, theirs } = part
	if (mine.length > 0 && theirs.length > 0) {
		return (
			<>
				{mine.length > 1 && <p className="mb-2 text-sm text-muted">The items are equal. Their order differs.</p>}
				<TwoVersions
					sides={sides}
					mine={<Items items={mine} />}
					theirs={<Items items={theirs} />}
					choice={onChoose ? choice : undefined}
				/>
				{onChoose && (
					<Choose
						sides={sides}
						of={mine.length > 1 ? `the order of ${label}` : `${label}: ${mine[0]?.text}`}
						canTakeBoth={false}
						choice={choice}
						onChoose={onChoose}
					/>
				)}
			</>
		)
	}
	const from = mine.length > 0 ? 'mine' : 'theirs'
	const other = from === 'mine' ? 'theirs' : 'mine'
	const own = <OnlyIn label={sides[from].label}>{<Items items={part[from]} />}</OnlyIn>
	if (!onChoose) return own
	return (
		<CheckboxField
			label={
				<>
					<span className="sr-only">Keep </span>
					<span>{own}</span>
				</>
			}
			checked={choice === from}
			onChange={({ target: { checked } }) => onChoose(checked ? from : other)}
		/>
	)
}

const OnlyIn = ({ label, children }: { label: string; children: ReactNode }) => (
	<span className="block">
		{children}
		<span className="block text-sm text-muted">Only in {label}</span>
	</span>
)

/** Phrases, because labels contain them. */
const Items = ({ items, quiet = false }: { items: readonly Listed[]; quiet?: boolean }) =>
	items.map(({ key, text, file }) => (
		<span key={key} dir="auto" className={quiet ? 'block wrap-anywhere text-muted' : 'block wrap-anywhere'}>
			{file && <ComparedPicture file={file} alt="" maxWidth={144} />}
			<span>{text}</span>
		</span>
	))
