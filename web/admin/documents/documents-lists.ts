import type { ListConfig } from '../lists/list-address.ts'

const filters = ['search', 'status'] as const

export const flyersList = { name: 'flyers', section: 'flyers', filters } as const satisfies ListConfig
export const whitepapersList = { name: 'whitepapers', section: 'whitepapers', filters } as const satisfies ListConfig
