/**
 * Normalises a name for comparison. SQLite's NOCASE folds ASCII only, Unicode encodes a letter in several ways, and
 * invisible characters make two names look alike.
 */
export const normalised = (name: string) =>
	name
		.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
		.normalize('NFKC')
		.trim()
		.replace(/\s+/gu, ' ')
		.toLowerCase()
