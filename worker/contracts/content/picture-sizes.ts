/** The widths in pixels in which a picture can be had, beside its own. Another width is not found. */
export const pictureWidths = [160, 320, 480, 640, 800, 1080, 1440, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The formats of these widths, by the name in the address. */
export const pictureFormats = { webp: 'image/webp' } as const
export type PictureFormat = keyof typeof pictureFormats

export type PictureSize = { width: PictureWidth; format: PictureFormat }

/** Types that are scaled. AVIF and BMP go out as they are: AVIF is small already, and the Images binding reads no BMP. */
export const scaledTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** The width that a picture gets for a wanted one: it is never enlarged, so all larger widths are the same. */
export const widthFor = (wanted: number, own: number): PictureWidth | null =>
	pictureWidths.find((width) => width >= Math.min(wanted, own)) ?? null

/** The address of a picture in a size. A signature in it stays valid. */
export const sizedAddress = (url: string, { width, format }: PictureSize): string =>
	`${url}${url.includes('?') ? '&' : '?'}w=${width}&f=${format}`

/** The addresses of pictures of these types. A stored name has the extension of its type. */
const scaledAddress = /^(\/media\/[^/?]+)\/[^?]+\.(?:jpe?g|png|webp|gif)(?=\?|$)/i

export const isScaledAddress = (url: string) => scaledAddress.test(url)

/** The picture of an item in link previews: a JPEG, because LinkedIn reads no WebP. Its path follows the picture's key. */
export const sharePicture = { width: 1200, height: 630, type: 'image/jpeg', path: 'share/1200x630.jpg' } as const

/** The address of a picture for link previews; null for a picture that cannot be scaled. A signature in it stays valid. */
export const shareAddress = (url: string): string | null =>
	isScaledAddress(url) ? url.replace(scaledAddress, `$1/${sharePicture.path}`) : null
