/** The choices of the Status filter. */
export const statuses = [
	{ value: 'all', label: 'All' },
	{ value: 'published', label: 'Published' },
	{ value: 'unpublished', label: 'UnPublished' },
] as const

/** Turns the filter into the query's value. "All" is null: no filter. */
export const publishedOf = (status: string | null) =>
	status === 'published' ? true : status === 'unpublished' ? false : null
