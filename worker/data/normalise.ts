/**
 * The form in which names are compared: SQLite's NOCASE folds ASCII only, one letter can be written in several ways, and what shows
 * nothing of its own makes two names look alike.
 */
export const normalised = (name: string) =>
	name
		.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
		.normalize('NFKC')
		.trim()
		.replace(/\s+/gu, ' ')
		.toLowerCase()
