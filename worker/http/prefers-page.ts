/** Whether a browser opens the address: only then does the Accept header name HTML. */
export const prefersPage = ({ headers }: Request): boolean =>
	headers
		.get('Accept')
		?.split(',')
		.some((range) => /^\s*text\/html\s*(?:;|$)/i.test(range) && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(range)) ?? false
