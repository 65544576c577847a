import type { CropArea } from '../picture-size.ts'

/** The chosen file that a picture was cut from, and the part. */
export type CropOrigin = { file: File; area: CropArea }

const origins = new WeakMap<File, CropOrigin>()

/** Remembers where a cropped file comes from, so that it can be cropped again. */
export function withOrigin(cropped: File, origin: CropOrigin): File {
	origins.set(cropped, origin)
	return cropped
}

export const originOf = (cropped: File | null): CropOrigin | undefined => (cropped ? origins.get(cropped) : undefined)
