/** Returns a secret of 244 random bits. */
export const newSecret = () => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')
