import type { ReactNode } from 'react'
import { sizeText } from '#web/ui/files/size-text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { CompressedPicture } from '../compress.ts'
import { pixelsText } from '../file-text.ts'
import type { PictureSlot } from '../picture-slot.ts'

type Props = {
	slot: PictureSlot
	/** The latest result. */
	picture: CompressedPicture | null
	/** Whether a newer result is pending. */
	working: boolean
	/** Describes the crop for screen readers. */
	children: ReactNode
}

/** The size of the result. Screen readers announce it when it is ready. */
export function CropResult({ slot, picture, working, children }: Props) {
	const result = picture && `${pixelsText(picture)}, ${sizeText(picture.file.size)}`
	return (
		<div className="mt-4 flex min-h-7 flex-wrap items-center gap-x-2 text-base">
			<p>
				<span className="font-semibold">Result: </span>
				<span className="tabular-nums">{result}</span>
				<span className="text-sm text-muted"> (at most {sizeText(slot.maxBytes)})</span>
			</p>
			{working && <Spinner className="text-muted" />}
			<p role="status" className="sr-only">
				{!working && result && (
					<span>
						{children}. Result: {result}.
					</span>
				)}
			</p>
		</div>
	)
}
