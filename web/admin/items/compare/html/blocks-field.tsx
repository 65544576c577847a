import { useMemo } from 'react'
import { CopyText } from '../../../copy-text.tsx'
import type { ComparedField } from '../compared-fields.ts'
import { differs } from '../parts.ts'
import type { SideChoice, Sides } from '../sides.ts'
import { Choose, Nothing, TwoVersions } from '../two-versions.tsx'
import { copiedText, marksInBlocks, type RichBlock } from './blocks.ts'
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

type BlocksRunProps = {
	mine: readonly RichBlock[]
	theirs: readonly RichBlock[]
	sides: Sides
	/** The versions share no block. */
	isWhole: boolean
	of: string
	/** Absent: only theirs has changed this, and nothing is chosen yet. */
	choice: SideChoice | undefined
	onChoose?: (choice: SideChoice) => void
}

/** A stretch of rich text that differs. */
function BlocksRun({ mine, theirs, sides, isWhole, of, choice, onChoose }: BlocksRunProps) {
	const { sameWords, ...marks } = useMemo(() => marksInBlocks(mine, theirs), [mine, theirs])
	const hasBoth = mine.length > 0 && theirs.length > 0

	function view(from: 'mine' | 'theirs') {
		const blocks = from === 'mine' ? mine : theirs
		if (blocks.length === 0) return <Nothing />
		const { label, files } = sides[from]
		return (
			<>
				{isWhole && <CopyText text={copiedText(blocks)} of={label} />}
				<RichBlocks blocks={blocks} marks={hasBoth ? marks[from] : []} from={from} files={files} />
			</>
		)
	}

	return (
		<>
			<TwoVersions sides={sides} mine={view('mine')} theirs={view('theirs')} choice={onChoose ? choice : undefined} />
			{sameWords && (
				<p className="mt-2 text-sm text-muted">
					The words are equal. The formatting, the numbers of lists, the links or the pictures differ.
				</p>
			)}
			{onChoose && choice === undefined && (
				<p className="mt-2 text-sm font-medium text-warning">
					Only “{sides.theirs.label}” has changed this. Choose one.
				</p>
			)}
			{onChoose && <Choose sides={sides} of={of} canTakeBoth={hasBoth} choice={choice} onChoose={onChoose} />}
		</>
	)
}
