/** The result of a crop: `width` by `height` if exact, otherwise at most that, and at most `maxBytes`. */
export type PictureSlot = { width: number; height: number; exact: boolean; maxBytes: number }
