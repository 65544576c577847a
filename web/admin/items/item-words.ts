/** The states of items. Users are Active or Inactive, and the states of a job follow from its dates. */
export const stateWords = {
	draft: 'Draft',
	live: 'Live',
	changed: 'Live with changes',
	scheduled: 'Scheduled',
	ended: 'Ended',
	trash: 'In trash',
} as const

/** The acts that change a state. `done`: the past participle. */
export const actWords = {
	publish: { button: 'Publish', done: 'published' },
	unpublish: { button: 'Unpublish', done: 'unpublished' },
} as const
