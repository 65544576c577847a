import type { ListConfig } from '../lists/list-address.ts'

export const whitepapersList = {
	name: 'whitepapers',
	section: 'whitepapers',
	filters: ['search', 'status'],
} as const satisfies ListConfig
export const whitepapersListPath = '/Admin/WhitepaperAdmin'
export const whitepaperFormPath = `${whitepapersListPath}/AddWhitepaperPage`
