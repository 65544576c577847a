import type { ListName } from '../lists/list-address.ts'

export const whitepapersList = { name: 'whitepapers', filters: ['status'] } as const satisfies ListName
export const whitepapersListPath = '/Admin/WhitepaperAdmin'
export const whitepaperFormPath = `${whitepapersListPath}/AddWhitepaperPage`
