import { useMemo } from 'react'
import { Choose } from '../choose.tsx'
import type { SideChoice, Sides } from '../sides.ts'
import { Nothing, TwoVersions } from '../two-versions.tsx'
import { copiedText, marksInBlocks, type RichBlock } from './blocks.ts'
import { CopyText } from './copy-text.tsx'
import { RichBlocks } from './rich-blocks.tsx'

type Props = {
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
export function BlocksRun({ mine, theirs, sides, isWhole, of, choice, onChoose }: Props) {
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
