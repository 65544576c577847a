import {
	type PictureFormat,
	type PictureSize,
	pictureFormats,
	pictureWidths,
} from '#contracts/content/picture-sizes.ts'

const formats = Object.keys(pictureFormats) as PictureFormat[]

/** The key of a picture's object in a size. It sorts behind the key of the original, before all others. */
export const variantKey = (original: string, { width, format }: PictureSize) => `${original}/${width}.${format}`

/** The keys of all sizes that a picture may have. */
export const variantKeysOf = (original: string): string[] =>
	pictureWidths.flatMap((width) => formats.map((format) => variantKey(original, { width, format })))

const suffix = new RegExp(`^(.+)/(?:${pictureWidths.join('|')})\\.(?:${formats.join('|')})$`, 's')

/** The key of the picture of which this is the object of a size; null for any other object. */
export const originalOf = (key: string): string | null => suffix.exec(key)?.[1] ?? null
