import { type ReactNode, useEffect, useRef, useState } from 'react'
import { withOrigin } from '../crop/crop-origin.ts'
import type { CropPart, PartResults } from './crop-part.ts'
import { CropSetDialog, type CropSetProps } from './crop-set-dialog.tsx'

type Options = Pick<CropSetProps, 'description' | 'useAll' | 'useFirst'> & {
	/** By default the first of the parts. */
	first?: CropPart
	/** Whether the user may leave a part out. */
	optional?: boolean
}

/** The cropped files by the keys of their parts. */
type CroppedParts = ReadonlyMap<string, File>

type Question = Options & { parts: readonly CropPart[]; answer: (results: PartResults) => void }

/** Opens one dialog for several crops. */
export function useCropSetDialog(): {
	/** Without an entry: left out. Empty: cancelled. */
	ask: (parts: readonly CropPart[], options: Options) => Promise<CroppedParts>
	dialog: ReactNode
} {
	const [question, setQuestion] = useState<Question | null>(null)
	const asked = useRef<Question | null>(null)
	useEffect(() => () => asked.current?.answer({}), [])

	async function ask(parts: readonly CropPart[], options: Options): Promise<CroppedParts> {
		asked.current?.answer({})
		const results = await new Promise<PartResults>((answer) => {
			asked.current = { ...options, parts, answer }
			setQuestion(asked.current)
		})
		setQuestion(null)
		asked.current = null
		const cropped = new Map<string, File>()
		for (const { key, file } of parts) {
			const result = results[key]
			if (result?.picture) cropped.set(key, withOrigin(result.picture.file, { file, area: result.area }))
		}
		return cropped
	}

	const [first] = question?.parts ?? []
	const dialog = question && first && (
		<CropSetDialog
			parts={question.parts}
			first={question.first ?? first}
			description={question.description}
			useAll={question.useAll}
			useFirst={question.useFirst}
			onLeaveOut={
				question.optional
					? (left) => setQuestion({ ...question, parts: question.parts.filter((part) => part !== left) })
					: undefined
			}
			onUse={question.answer}
			onCancel={() => question.answer({})}
		/>
	)
	return { ask, dialog }
}
