const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Latin-1 and the other signs of English text. */
export const everyday = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−↑↓`
/** Characters of foreign names, and the rupee sign. They are in a second file, which few pages load. */
export const seldom = `${range(0x100, 0x17f)}ȘșȚț₹`
