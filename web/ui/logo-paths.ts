/** The logo's mark on a 32 by 32 grid: a crescent, and in its opening the turned corner of a sheet. */
export const logoPaths = {
	crescent: 'M13.5 2.2A14 14 0 1 0 29.8 18.5 11.6 11.6 0 0 1 13.5 2.2Z',
	corner: 'M18 3v8.6A2.4 2.4 0 0 0 20.4 14H29Z',
} as const
