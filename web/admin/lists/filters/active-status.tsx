import { StatusPill } from '#web/ui/status-pill.tsx'

/** The choices of the Status filter of users and blogs. */
export const activeStatuses = [
	{ value: 'all', label: 'All' },
	{ value: 'active', label: 'Active' },
	{ value: 'inactive', label: 'Inactive' },
] as const

/** Turns the filter into the query's value. "All" is null: no filter. */
export const activeOf = (status: string | null) => (status === 'active' ? true : status === 'inactive' ? false : null)

export const ActivePill = ({ active }: { active: boolean }) => (
	<StatusPill tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Inactive'}</StatusPill>
)
