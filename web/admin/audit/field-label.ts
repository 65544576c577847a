/** Turns a field name into words: "jobTypeId" becomes "job type". */
export const fieldLabel = (field: string): string =>
	field
		.replace(/(?<=[a-z])Id$/, '')
		.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter}`)
		.toLowerCase()
