/** 244 random bits. */
export const newSecret = () => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')
