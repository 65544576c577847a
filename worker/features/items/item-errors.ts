/** The errors of the calls about one item that does not exist. */
export const itemErrors = [
	'blog.not-found',
	'case-study.not-found',
	'news.not-found',
	'flyer.not-found',
	'whitepaper.not-found',
	'event.not-found',
	'job.not-found',
] as const
