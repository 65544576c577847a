/** What a list of publishable items can be narrowed down to. */
export const statuses = [
	{ value: 'all', label: 'All' },
	{ value: 'published', label: 'Published' },
	{ value: 'unpublished', label: 'UnPublished' },
] as const

/** "All" is asked for as no filter. */
export const publishedOf = (status: string | null) =>
	status === 'published' ? true : status === 'unpublished' ? false : null
