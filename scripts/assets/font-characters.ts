const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** English text and its signs. */
export const everyday = `${range(0x20, 0x7e)}\u00a0£©°·×½€‹›–—‘’‚“”„†•…™−↑↓`
/** Characters of foreign names, and the rupee sign. They are in two other files, which few pages load. */
export const accented = range(0xa1, 0xff)
	.concat('ŒœŸ')
	.replace(/[£©°·×½]/g, '')
export const seldom = `${range(0x100, 0x17f)}ȘșȚț₹`
