import type { PictureSlot } from '../pictures/picture-slot.ts'

/** The form resizes thumbnails to this. The server accepts any proportions up to 1 MB. */
export const listPictureSlot: PictureSlot = { width: 800, height: 450, exact: false, maxBytes: 150 * 1024 }
