import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FileRule } from '#contracts/shared/uploads.ts'
import { pictureRefusal, readChosen } from '#web/file-content.ts'
import type { CropArea } from '../picture-size.ts'
import type { PictureSlot } from '../picture-slot.ts'
import { fitsUnchanged, openPicture, type PictureSource } from '../picture-source.ts'
import { CropDialog } from './crop-dialog.tsx'
import { withOrigin } from './crop-origin.ts'

/** A file that fits the slot, the reason for a refusal, or null if the user cancels. */
export type Cropped = { file: File } | { refusal: string } | null

type Question = { source: PictureSource; start: CropArea | null; answer: (file: File | null) => void }

/** Crops a chosen file to a slot. A file that already fits is used unchanged. A file that is not a picture is refused. */
export function useCropping(
	slot: PictureSlot,
	rule: FileRule,
): {
	/** With `start`, the dialog opens there, also for a picture that already fits. */
	crop: (file: File, start?: CropArea) => Promise<Cropped>
	opening: boolean
	dialog: ReactNode
} {
	const [question, setQuestion] = useState<Question | null>(null)
	const [opening, setOpening] = useState(false)
	const asked = useRef<Question | null>(null)
	const busy = useRef(false)

	useEffect(() => () => asked.current?.answer(null), [])

	async function crop(file: File, start?: CropArea): Promise<Cropped> {
		if (busy.current) return null
		busy.current = true
		setOpening(true)
		const source = await openPicture(file)
		try {
			if (!source) return { refusal: await pictureRefusal(file, rule) }
			if (!start && (await fitsUnchanged(source, slot))) {
				const read = await readChosen(file, rule)
				if (!read.error) return { file: read.file }
			}
			setOpening(false)
			const answer = await new Promise<File | null>((answer) => {
				asked.current = { source, start: start ?? null, answer }
				setQuestion(asked.current)
			})
			return answer && { file: answer }
		} finally {
			setOpening(false)
			setQuestion(null)
			source?.close()
			asked.current = null
			busy.current = false
		}
	}

	const dialog = question && (
		<CropDialog
			source={question.source}
			slot={slot}
			start={question.start}
			onUse={(picture, area) => question.answer(withOrigin(picture.file, { file: question.source.file, area }))}
			onCancel={() => question.answer(null)}
		/>
	)
	return { crop, opening, dialog }
}
