/** The form in which names are compared: SQLite's NOCASE folds ASCII only, and one letter can be written in several ways. */
export const normalised = (name: string) => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
