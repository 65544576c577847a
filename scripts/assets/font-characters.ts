const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Latin-1, and the signs beyond it that English text is set with. */
export const everyday = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−↑↓`
/** Names of people from elsewhere, and the rupee: a second file, fetched only by a page that shows one of them. */
export const seldom = `${range(0x100, 0x17f)}ȘșȚț₹`
