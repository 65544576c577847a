import { Upload } from 'lucide-react'
import { useState } from 'react'
import { FileButton } from '#web/ui/files/file-button.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FileFieldFrame, useFileField } from '#web/ui/files/file-field-frame.tsx'
import { pictureTypes } from '../file-fields/picture-field.tsx'
import { leastPostWidth } from './use-post-picture.tsx'

type Props = {
	opening: boolean
	/** Returns what happened or why the file was refused. */
	onChoose: (file: File) => Promise<{ done: string } | { refusal: string } | null>
}

/** Chooses one picture for cover, thumbnail and share card. */
export function PostPicture({ opening, onChoose }: Props) {
	const [outcome, setOutcome] = useState<{ done: string } | { refusal: string } | null>(null)
	const field = {
		label: 'Picture of the post',
		help: `Cover, thumbnail and share card are cut from it. At least ${leastPostWidth} pixels wide.`,
		error: outcome && 'refusal' in outcome ? outcome.refusal : undefined,
	}
	const { ids, labelledBy, button } = useFileField(field)

	async function choose([file]: File[]) {
		if (file) setOutcome(await onChoose(file))
	}

	return (
		<FileFieldFrame {...field} ids={ids}>
			<FileDrop onFiles={choose} wrong={Boolean(field.error)} className="border-dashed">
				<FileButton
					{...button}
					labelledBy={labelledBy}
					accept={pictureTypes}
					aria-busy={opening || undefined}
					onFiles={choose}
				>
					<Upload aria-hidden="true" className="size-4" />
					Choose picture
				</FileButton>
				<p role="status" className="text-sm text-muted">
					{opening ? 'Opening the picture' : outcome && 'done' in outcome ? outcome.done : 'Drop a picture here too.'}
				</p>
			</FileDrop>
		</FileFieldFrame>
	)
}
