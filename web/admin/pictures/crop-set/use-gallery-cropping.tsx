import { type ReactNode, useRef, useState } from 'react'
import type { FileRule } from '#contracts/shared/uploads.ts'
import { pictureRefusal, readChosen } from '#web/file-content.ts'
import { useCropping } from '../crop/use-cropping.tsx'
import type { PictureSlot } from '../picture-slot.ts'
import { fitsUnchanged, openPicture } from '../picture-source.ts'
import type { CropPart } from './crop-part.ts'
import { useCropSetDialog } from './use-crop-set-dialog.tsx'

/** A refused file and the reason. */
export type RefusedGalleryFile = { file: File; text: string }

type Picked = { cropped: File[]; refused: RefusedGalleryFile[] }

/** Crops chosen files to one slot in one dialog. Files that already fit stay unchanged. Other files are refused. */
export function useGalleryCropping(
	slot: PictureSlot,
	rule: FileRule,
): { crop: (files: readonly File[]) => Promise<Picked>; opening: boolean; dialog: ReactNode } {
	const single = useCropping(slot, rule)
	const { ask, dialog } = useCropSetDialog()
	const [opening, setOpening] = useState(false)
	const busy = useRef(false)

	/** One after another, because a decoded photograph takes about 50 MB. */
	async function sorted(files: readonly File[]) {
		const ready = new Map<string, File>()
		const parts: CropPart[] = []
		const refused: RefusedGalleryFile[] = []
		for (const [place, file] of files.entries()) {
			const key = String(place)
			const source = await openPicture(file)
			const read = source && (await fitsUnchanged(source, slot)) ? await readChosen(file, rule) : null
			if (!source) refused.push({ file, text: await pictureRefusal(file, rule) })
			else if (read && !read.error) ready.set(key, read.file)
			else parts.push({ key, label: file.name, file, size: { width: source.width, height: source.height }, slot })
			source?.close()
		}
		return { ready, parts, refused }
	}

	async function croppedParts(parts: readonly CropPart[]): Promise<ReadonlyMap<string, File>> {
		const [only, ...others] = parts
		if (!only) return new Map()
		if (others.length > 0)
			return ask(parts, { description: `${parts.length} pictures`, useAll: 'Use all', optional: true })
		const made = await single.crop(only.file)
		return new Map(made && 'file' in made ? [[only.key, made.file]] : [])
	}

	async function crop(files: readonly File[]): Promise<Picked> {
		if (busy.current) return { cropped: [], refused: [] }
		busy.current = true
		setOpening(true)
		const { ready, parts, refused } = await sorted(files)
		setOpening(false)
		const made = await croppedParts(parts)
		busy.current = false
		const cropped = files.flatMap((_, place) => made.get(String(place)) ?? ready.get(String(place)) ?? [])
		return { cropped, refused }
	}

	return {
		crop,
		opening: opening || single.opening,
		dialog: (
			<>
				{single.dialog}
				{dialog}
			</>
		),
	}
}
