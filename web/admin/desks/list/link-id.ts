/** The id of a row's link, which gets the focus back. */
export const linkIdOf = (id: number | '') => `subject-${id}`
