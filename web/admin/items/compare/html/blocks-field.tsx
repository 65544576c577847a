import type { ComparedField } from '../compared-fields.ts'
import { differs } from '../parts.ts'
import type { SideChoice, Sides } from '../sides.ts'
import type { RichBlock } from './blocks.ts'
import { BlocksRun } from './blocks-run.tsx'
import { RichBlocks } from './rich-blocks.tsx'

type Props = {
	compared: Extract<ComparedField, { shape: 'blocks' }>
	sides: Sides
	choiceOfPart: (part: number) => SideChoice
	isUndecided: (part: number) => boolean
	onChoose?: (part: number, choice: SideChoice) => void
}

/** A rich text. Each stretch that differs is chosen by itself. */
export function BlocksField({ compared: { field, parts }, sides, choiceOfPart, isUndecided, onChoose }: Props) {
	const stretches = parts.filter(differs).length
	let count = 0
	return (
		<ol className="flex flex-col gap-4">
			{parts.map((part, place) => {
				const key = `${field.name}-${place}`
				if (!differs(part)) {
					return (
						<li key={key}>
							<EqualBlocks blocks={part.same} files={sides.mine.files} />
						</li>
					)
				}
				count += 1
				return (
					<li key={key}>
						<BlocksRun
							mine={part.mine}
							theirs={part.theirs}
							sides={sides}
							isWhole={parts.length === 1}
							of={stretches === 1 ? field.label : `change ${count} of ${stretches} in ${field.label}`}
							choice={isUndecided(place) ? undefined : choiceOfPart(place)}
							onChoose={onChoose && ((choice) => onChoose(place, choice))}
						/>
					</li>
				)
			})}
		</ol>
	)
}

const EqualBlocks = ({ blocks, files }: { blocks: readonly RichBlock[]; files: Sides['mine']['files'] }) => (
	<details className="rounded-md bg-sunken px-3 py-2">
		<summary className="cursor-pointer text-sm text-muted">
			{blocks.length === 1 ? '1 equal paragraph' : `${blocks.length} equal paragraphs`}
		</summary>
		<div className="pt-3 pb-1">
			<RichBlocks blocks={blocks} from="mine" files={files} />
		</div>
	</details>
)
