import { ImagePlus } from 'lucide-react'
import { type Ref, useState } from 'react'
import type { UsedPicture } from '#contracts/items/used-files.ts'
import type { FileRule } from '#contracts/shared/uploads.ts'
import type { FieldProps } from '#web/ui/field-frame.tsx'
import { FileButton } from '#web/ui/files/file-button.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FileFieldFrame, useFileField } from '#web/ui/files/file-field-frame.tsx'
import { type RefusedGalleryFile, useGalleryCropping } from '../pictures/crop-set/use-gallery-cropping.tsx'
import type { PictureSlot } from '../pictures/picture-slot.ts'
import { fitsAsStored } from '../pictures/picture-source.ts'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import { type GalleryEntry, newEntry, withMoved } from './gallery-entry.ts'
import { GalleryItem } from './gallery-item.tsx'
import { pictureTypes } from './picture-field.tsx'
import { UsedBeforeButton } from './used-before.tsx'

type Props = FieldProps & {
	slot: PictureSlot
	rule: FileRule
	/** In order. The first is the banner. */
	value: readonly GalleryEntry[]
	onChange: (entries: GalleryEntry[]) => void
	/** Requests a removal. The caller removes the entry, because a stored picture needs a confirmation. */
	onRemove: (entry: GalleryEntry) => void
	max: number
	onBlur?: () => void
	/** The button that adds pictures. It gets the focus if the field is invalid. */
	ref?: Ref<HTMLButtonElement>
}

/** An ordered list of pictures. */
export function GalleryField({ slot, rule, value, onChange, onRemove, max, onBlur, ref, ...field }: Props) {
	const { ids, labelledBy, button } = useFileField(field)
	const { crop, opening, dialog } = useGalleryCropping(slot, rule)
	const [notice, setNotice] = useState('')
	const [refused, setRefused] = useState<readonly RefusedGalleryFile[]>([])
	const list = useFocusAfterRemoval(value, button.id, (place) =>
		say(`Picture ${place} deleted. ${countText(value.length, max)}.`),
	)
	const room = max - value.length

	function say(text: string, about: readonly RefusedGalleryFile[] = []) {
		setNotice(text)
		setRefused(about)
	}

	async function add(files: File[]) {
		const { cropped, refused } = await crop(files.slice(0, Math.max(0, room)))
		const leftOut = files.length - Math.max(0, room)
		if (cropped.length > 0) onChange([...value, ...cropped.map(newEntry)])
		say(
			[
				cropped.length > 0 && `${cropped.length} added.`,
				leftOut > 0 && `${leftOut} left out: a gallery holds ${max} pictures.`,
			]
				.filter(Boolean)
				.join(' '),
			refused,
		)
	}

	/** Adds the stored file itself if it fits. */
	async function addUsed(file: File, { alt }: UsedPicture) {
		const isFitting = await fitsAsStored(file, slot)
		const { cropped, refused } = isFitting ? { cropped: [file], refused: [] } : await crop([file])
		if (cropped.length > 0) onChange([...value, ...cropped.map((each) => ({ ...newEntry(each), alt }))])
		say(cropped.length > 0 ? '1 added.' : '', refused)
	}

	function move(index: number, by: -1 | 1) {
		onChange(withMoved(value, index, by))
		say(`Picture ${index + 1} is now picture ${index + 1 + by} of ${value.length}.`)
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
						aria-busy={opening || undefined}
						onFiles={add}
						className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
					>
						<ImagePlus aria-hidden="true" className="size-4" />
						Add pictures
					</FileButton>
					<UsedBeforeButton
						id={`${ids.control}-used`}
						labelledBy={labelledBy}
						slot={slot}
						disabled={room <= 0}
						onUse={addUsed}
					/>
					<p className="text-sm text-muted">
						{opening ? 'Opening the picture' : `${countText(value.length, max)}. Drop pictures here too.`}
					</p>
					<div role="status" className="flex w-full flex-col gap-1 text-sm font-medium empty:hidden">
						{notice && <p>{notice}</p>}
						{refused.map(({ file, text }, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and the list is replaced as a whole
							<p key={index} className="wrap-anywhere text-danger">
								<bdi>{file.name}</bdi> was not added. {text}
							</p>
						))}
					</div>
				</FileDrop>
			</FileFieldFrame>
			{dialog}
		</>
	)
}

const countText = (count: number, max: number) => `${count} of ${max} pictures`
