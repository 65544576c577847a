import type { ListName } from '../lists/list-address.ts'

export const flyersList = { name: 'flyers', filters: ['status'] } as const satisfies ListName
export const flyersListPath = '/Admin/FlyersAdmin'
export const flyerFormPath = `${flyersListPath}/AddFlyersPage`
