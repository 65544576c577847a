import type { ListConfig } from '../lists/list-address.ts'

export const flyersList = {
	name: 'flyers',
	section: 'flyers',
	filters: ['search', 'status'],
} as const satisfies ListConfig
export const flyersListPath = '/Admin/FlyersAdmin'
export const flyerFormPath = `${flyersListPath}/AddFlyersPage`
