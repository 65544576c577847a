import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { pixelsText } from '../pictures/file-text.ts'
import { PictureFrame } from '../pictures/picture-frame.tsx'
import type { Size } from '../pictures/picture-size.ts'
import type { PictureSlot } from '../pictures/picture-slot.ts'
import { useObjectUrl } from '../pictures/use-object-url.ts'
import type { GalleryEntry } from './gallery-entry.ts'
import { altHelp, longestAlt } from './picture-field.tsx'
import { UsedIn } from './used-in.tsx'

type Props = {
	entry: GalleryEntry
	/** Counted from 0. */
	index: number
	count: number
	slot: PictureSlot
	onMove: (by: -1 | 1) => void
	onRemove: () => void
	onAltChange: (alt: string) => void
}

const thumbnailWidth = 192

const labels = { up: 'Move earlier', down: 'Move later' }

export function GalleryItem({ entry, index, count, slot, onMove, onRemove, onAltChange }: Props) {
	const file = 'file' in entry ? entry.file : null
	const [measured, setMeasured] = useState<Size | null>(null)
	const fileUrl = useObjectUrl(file)
	const url = 'url' in entry ? entry.url : fileUrl
	const size = 'url' in entry ? entry : measured
	const facts = [file?.name, size && pixelsText(size), file && sizeText(file.size)].filter(Boolean).join(', ')
	const name = `picture ${index + 1}`
	const isFirst = index === 0
	return (
		<li className="flex flex-wrap items-start gap-4 rounded-md border border-line bg-surface p-3">
			<div className="relative max-w-full">
				<PictureFrame slot={slot} maxWidth={thumbnailWidth} url={url} alt={entry.alt} onMeasured={setMeasured} />
				{isFirst && (
					<span className="absolute top-2 start-2 rounded-sm bg-brand px-2 py-0.5 text-xs font-semibold text-on-brand">
						Banner
					</span>
				)}
			</div>
			<div className="flex min-w-52 flex-1 flex-col gap-2">
				<div className="flex items-start gap-1">
					<p className="min-w-0 flex-1 pt-1.5 text-sm wrap-anywhere text-muted">
						<span className="font-semibold text-ink">{index + 1}.</span> {facts}
					</p>
					<MoveButtons name={name} labels={labels} isFirst={isFirst} isLast={index === count - 1} onMove={onMove} />
					<IconButton label={`Delete: ${name}`} onClick={onRemove} data-delete>
						<Trash2 aria-hidden="true" />
					</IconButton>
				</div>
				<UsedIn file={file} url={'url' in entry ? entry.url : null} />
				<TextField
					label={
						<>
							<span>Alternative text</span>
							<span className="sr-only">: {name}</span>
						</>
					}
					help={isFirst ? altHelp : undefined}
					value={entry.alt}
					maxLength={longestAlt}
					onChange={(event) => onAltChange(event.target.value)}
				/>
			</div>
		</li>
	)
}
