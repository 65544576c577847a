import {
	type PictureFormat,
	type PictureSize,
	pictureFormats,
	pictureWidths,
	sharePicture,
} from '#contracts/content/picture-sizes.ts'

const formats = Object.keys(pictureFormats) as PictureFormat[]

/** The key of a picture's object in a size. It sorts behind the key of the original, before all others. */
export const variantKey = (original: string, { width, format }: PictureSize) => `${original}/${width}.${format}`

/** The key of a picture's object for link previews. */
export const shareKey = (original: string) => `${original}/${sharePicture.path}`

/** The keys of all sizes that a picture may have, and of its object for link previews. */
export const variantKeysOf = (original: string): string[] => [
	...pictureWidths.flatMap((width) => formats.map((format) => variantKey(original, { width, format }))),
	shareKey(original),
]

const sizes = `(?:${pictureWidths.join('|')})\\.(?:${formats.join('|')})`
const suffix = new RegExp(`^(.+)/(?:${sizes}|${sharePicture.path.replace('.', '\\.')})$`, 's')

/** The key of the picture of which this is the object of a size or of link previews; null for any other object. */
export const originalOf = (key: string): string | null => suffix.exec(key)?.[1] ?? null
