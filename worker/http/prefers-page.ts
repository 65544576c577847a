/** Whether a browser opens the address: no other client names HTML in Accept. */
export const prefersPage = ({ headers }: Request): boolean =>
	headers
		.get('Accept')
		?.split(',')
		.some((range) => /^\s*text\/html\s*(?:;|$)/i.test(range) && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(range)) ?? false
