/** What the investor pages say around their documents, people and contacts. */
export type Opening = { heading: string; lead: string }

/** A heading with what is said under it. */
export type Passage = { heading: string; paragraphs: readonly string[]; items?: readonly string[] }

/** Each step with the day that it falls on, or the time that it may take. */
export type Procedure = {
	heading: string
	intro: string
	steps: readonly { when: string; title: string; text: string }[]
}

export type TextTable = {
	heading: string
	caption: string
	columns: readonly string[]
	rows: readonly (readonly string[])[]
}
