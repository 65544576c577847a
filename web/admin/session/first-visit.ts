/** The state of the navigation from an invitation to the overview, which then welcomes the new user. */
export const firstVisit = { isFirstVisit: true }

export const isFirstVisit = (state: unknown) =>
	typeof state === 'object' && state !== null && 'isFirstVisit' in state && state.isFirstVisit === true
