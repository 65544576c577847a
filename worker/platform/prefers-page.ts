/** Whether it is a reader who asks: browsers name HTML when they open an address, and nothing else does. */
export const prefersPage = ({ headers }: Request): boolean =>
	headers
		.get('Accept')
		?.split(',')
		.some((range) => /^\s*text\/html\s*(?:;|$)/i.test(range) && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(range)) ?? false
