/** Parses an id in an address. Returns null for anything else. */
export const parseId = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)
