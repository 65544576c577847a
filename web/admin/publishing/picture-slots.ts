import type { PictureSlot } from '../pictures/picture-slot.ts'

/** What the form makes of the pictures of news, flyers and whitepapers; the server takes any proportions up to 1 MB. */
export const listPictureSlot: PictureSlot = { width: 800, height: 450, exact: false, maxBytes: 150 * 1024 }
