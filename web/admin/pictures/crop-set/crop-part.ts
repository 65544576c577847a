import type { CompressedPicture } from '../compress.ts'
import type { CropArea, Size } from '../picture-size.ts'
import type { PictureSlot } from '../picture-slot.ts'

/** One of several crops that the user makes together. */
export type CropPart = {
	key: string
	label: string
	file: File
	/** The size of the file. */
	size: Size
	slot: PictureSlot
}

/** A part's result; `picture` is null if it cannot be compressed enough. */
export type PartResult = { area: CropArea; picture: CompressedPicture | null }

/** By the keys of the parts. */
export type PartResults = Readonly<Record<string, PartResult>>
export type PartAreas = Readonly<Record<string, CropArea>>

/** The parts whose result belongs to another area, the active one first. */
export const pendingParts = (
	parts: readonly CropPart[],
	areas: PartAreas,
	results: PartResults,
	active: string,
): CropPart[] =>
	parts
		.filter(({ key }) => results[key]?.area !== areas[key])
		.sort((one, other) => Number(other.key === active) - Number(one.key === active))
