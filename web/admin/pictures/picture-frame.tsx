import { FileX2, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { Size } from './picture-size.ts'

type Props = {
	/** The slot, whose aspect ratio is the frame's. */
	slot: Size
	maxWidth: number
	/** null shows an empty frame. */
	url: string | null
	alt: string
	onMeasured?: (size: Size | null) => void
}

const minWidth = 72

/** A picture in the aspect ratio of its slot. A broken file gets an icon. */
export function PictureFrame({ slot, maxWidth, url, alt, onMeasured }: Props) {
	const [broken, setBroken] = useState<string | null>(null)
	const width = Math.min(Math.max(slot.width, minWidth), maxWidth)
	const isBroken = url !== null && broken === url
	return (
		<span
			className={classNames(
				'relative block max-w-full shrink-0 overflow-hidden rounded-sm bg-sunken',
				url === null && 'border border-dashed border-edge',
			)}
		>
			{/* An empty SVG gives the frame its aspect ratio. */}
			<svg
				aria-hidden="true"
				width={width}
				height={Math.round((width * slot.height) / slot.width)}
				viewBox={`0 0 ${slot.width} ${slot.height}`}
				className="block h-auto max-w-full"
			/>
			{url !== null && !isBroken && (
				<img
					src={url}
					alt={alt}
					onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
						onMeasured?.({ width: naturalWidth, height: naturalHeight })
					}
					onError={() => {
						setBroken(url)
						onMeasured?.(null)
					}}
					className="absolute inset-0 size-full object-contain"
				/>
			)}
			{(url === null || isBroken) && (
				<span className="absolute inset-0 flex items-center justify-center text-muted">
					{isBroken ? (
						<FileX2 aria-hidden="true" className="size-7" />
					) : (
						<ImagePlus aria-hidden="true" className="size-7" />
					)}
				</span>
			)}
		</span>
	)
}
