/** "7", and "99+" for a number that the server does not count further than `most`. */
export const countText = (count: number, most: number): string =>
	count >= most ? `${(most - 1).toLocaleString('en')}+` : count.toLocaleString('en')
