import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FileRule } from '#contracts/shared/uploads.ts'
import { fileError, pictureRefusal } from '#web/file-content.ts'
import type { CompressedPicture } from '../compress.ts'
import type { CropArea } from '../picture-size.ts'
import type { PictureSlot } from '../picture-slot.ts'
import { fitsUnchanged, openPicture, type PictureSource } from '../picture-source.ts'
import { CropDialog } from './crop-dialog.tsx'

/** A cropped file and its source. */
export type Cropped = { file: File; from?: { file: File; area: CropArea } }

/** A refused file and the reason. */
export type Refused = { file: File; text: string }

type Picked = { cropped: Cropped[]; refused: Refused[] }

type Answer = { picture: CompressedPicture; area: CropArea } | 'skip' | 'cancel'

type Question = {
	source: PictureSource
	start: CropArea | null
	turn: { number: number; of: number }
	answer: (answer: Answer) => void
}

type Options = {
	/** The initial crop. */
	start?: CropArea
	/** Also opens the dialog for a picture that already fits. */
	always?: boolean
}

/**
 * Crops chosen files to a slot, one after another. A file that already fits is used unchanged. A file that is not a picture is refused.
 */
export function useCropping(
	slot: PictureSlot,
	rule: FileRule,
): {
	crop: (files: readonly File[], options?: Options) => Promise<Picked>
	opening: boolean
	dialog: ReactNode
} {
	const [question, setQuestion] = useState<Question | null>(null)
	const [opening, setOpening] = useState(false)
	const asked = useRef<Question | null>(null)
	const busy = useRef(false)

	useEffect(() => () => asked.current?.answer('cancel'), [])

	function ask(source: PictureSource, start: CropArea | null, turn: Question['turn']): Promise<Answer> {
		const former = asked.current
		return new Promise((answer) => {
			asked.current = { source, start, turn, answer }
			setQuestion(asked.current)
			former?.source.close()
		})
	}

	async function crop(files: readonly File[], { start, always = false }: Options = {}): Promise<Picked> {
		const cropped: Cropped[] = []
		const refused: Refused[] = []
		if (busy.current) return { cropped, refused }
		busy.current = true
		setOpening(true)
		for (const [index, file] of files.entries()) {
			const source = await openPicture(file)
			if (!source) {
				refused.push({ file, text: await pictureRefusal(file, rule) })
				continue
			}
			if (!always && (await fitsUnchanged(source, slot)) && !(await fileError(file, rule))) {
				source.close()
				cropped.push({ file })
				continue
			}
			setOpening(false)
			const answer = await ask(source, start ?? null, { number: index + 1, of: files.length })
			if (answer === 'cancel') break
			if (answer !== 'skip') cropped.push({ file: answer.picture.file, from: { file, area: answer.area } })
		}
		setOpening(false)
		setQuestion(null)
		asked.current?.source.close()
		asked.current = null
		busy.current = false
		return { cropped, refused }
	}

	const dialog = question && (
		<CropDialog
			source={question.source}
			slot={slot}
			start={question.start}
			turn={question.turn}
			onUse={(picture, area) => question.answer({ picture, area })}
			onSkip={() => question.answer('skip')}
			onCancel={() => question.answer('cancel')}
		/>
	)
	return { crop, opening, dialog }
}
