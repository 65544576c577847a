import { ImagePlus } from 'lucide-react'
import { type Ref, useState } from 'react'
import type { FieldProps } from '#web/ui/field-frame.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FileFieldFrame, useFileField } from '#web/ui/file-field-frame.tsx'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import { type GalleryEntry, newEntry, withMoved } from './gallery-entry.ts'
import { GalleryItem } from './gallery-item.tsx'
import { pictureTypes } from './picture-field.tsx'
import type { PictureSlot } from './picture-slot.ts'
import { useCropping } from './use-cropping.tsx'

export const mostPictures = 20

type Props = FieldProps & {
	slot: PictureSlot
	/** In their order; the first is the banner. */
	value: readonly GalleryEntry[]
	onChange: (entries: GalleryEntry[]) => void
	/** Asks for a picture to be taken out of `value`: a stored one has more to it than this list. */
	onRemove: (entry: GalleryEntry) => void
	most?: number
	onBlur?: () => void
	/** The button that adds pictures: what gets the focus when the field is wrong. */
	ref?: Ref<HTMLButtonElement>
}

/** Several pictures with an order. */
export function GalleryField({ slot, value, onChange, onRemove, most = mostPictures, onBlur, ref, ...field }: Props) {
	const { ids, labelledBy, button } = useFileField(field)
	const { crop, opening, dialog } = useCropping(slot)
	const [notice, setNotice] = useState('')
	const list = useFocusAfterRemoval(value, button.id, (place) =>
		setNotice(`Picture ${place} deleted. ${countText(value.length, most)}.`),
	)
	const room = most - value.length

	async function add(files: File[]) {
		const cropped = await crop(files.slice(0, Math.max(0, room)))
		const leftOut = files.length - Math.max(0, room)
		if (cropped.length > 0) onChange([...value, ...cropped.map(({ file }) => newEntry(file))])
		setNotice(
			[
				cropped.length > 0 && `${cropped.length} added.`,
				leftOut > 0 && `${leftOut} left out: a gallery holds ${most} pictures.`,
			]
				.filter(Boolean)
				.join(' '),
		)
	}

	function move(index: number, by: -1 | 1) {
		onChange(withMoved(value, index, by))
		setNotice(`Picture ${index + 1} is now picture ${index + 1 + by} of ${value.length}.`)
	}

	return (
		<>
			<FileFieldFrame {...field} ids={ids} onBlur={onBlur}>
				{value.length > 0 && (
					<ol ref={list.ref} className="mb-1.5 flex flex-col gap-3">
						{value.map((entry, index) => (
							<GalleryItem
								key={entry.key}
								entry={entry}
								index={index}
								count={value.length}
								slot={slot}
								onMove={(by) => move(index, by)}
								onRemove={() => {
									list.removing(entry.key)
									onRemove(entry)
								}}
								onAltChange={(alt) =>
									onChange(value.map((other) => (other.key === entry.key ? { ...other, alt } : other)))
								}
							/>
						))}
					</ol>
				)}
				<FileDrop onFiles={add} wrong={Boolean(field.error)} className="border-dashed">
					<FileButton
						{...button}
						ref={ref}
						labelledBy={labelledBy}
						accept={pictureTypes}
						multiple
						aria-disabled={room <= 0}
						onFiles={add}
						className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
					>
						<ImagePlus aria-hidden="true" className="size-4" />
						Add pictures
					</FileButton>
					<p className="text-sm text-muted">
						{opening
							? 'Opening the picture'
							: `${countText(value.length, most)}. Drop JPEG, PNG or WebP files here too.`}
					</p>
					<p role="status" className="w-full text-sm font-medium empty:hidden">
						{notice}
					</p>
				</FileDrop>
			</FileFieldFrame>
			{dialog}
		</>
	)
}

const countText = (count: number, most: number) => `${count} of ${most} pictures`
