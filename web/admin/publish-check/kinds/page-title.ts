/** A new item has no title, and the cards should not begin with a line. */
export const titleOr = (title: string) => title || 'No title yet'
