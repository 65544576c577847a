/** How a field is called in a sentence: "jobTypeId" is "job type". */
export const fieldLabel = (field: string): string =>
	field
		.replace(/(?<=[a-z])Id$/, '')
		.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter}`)
		.toLowerCase()
