/** The widths in pixels in which a picture can be had, beside its own. Another width is not found. */
export const pictureWidths = [160, 320, 480, 640, 800, 1080, 1440, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The formats of these widths, by the name in the address. */
export const pictureFormats = { webp: 'image/webp' } as const
export type PictureFormat = keyof typeof pictureFormats

export type PictureSize = { width: PictureWidth; format: PictureFormat }

/** What can be scaled. AVIF and BMP go out as they are: AVIF is small already, and the Images binding reads no BMP. */
export const scaledTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** The width that a picture gets in place of a wanted one: it is never enlarged, so every larger width is one and the same. */
export const widthFor = (wanted: number, own: number): PictureWidth | null =>
	pictureWidths.find((width) => width >= Math.min(wanted, own)) ?? null

/** The address of a picture in a size. A signature in it stays valid. */
export const sizedAddress = (url: string, { width, format }: PictureSize): string =>
	`${url}${url.includes('?') ? '&' : '?'}w=${width}&f=${format}`
