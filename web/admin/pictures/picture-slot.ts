/** What a picture becomes: `width` by `height` where that is exact, else at most as large, in at most so many bytes. */
export type PictureSlot = { width: number; height: number; exact: boolean; maxBytes: number }
