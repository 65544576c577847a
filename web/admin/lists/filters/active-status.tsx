import { StatusPill } from '#web/ui/status-pill.tsx'
import { boxWords } from '../../items/item-words.ts'

/** The choices of the Status filter of users and blogs. */
export const activeStatuses = [
	{ value: 'all', label: 'All' },
	{ value: 'active', label: boxWords.active },
	{ value: 'inactive', label: boxWords.inactive },
] as const

/** Turns the filter into the query's value. "All" is null: no filter. */
export const activeOf = (status: string | null) => (status === 'active' ? true : status === 'inactive' ? false : null)

export const ActivePill = ({ active }: { active: boolean }) => (
	<StatusPill tone={active ? 'success' : 'neutral'}>{active ? boxWords.active : boxWords.inactive}</StatusPill>
)
