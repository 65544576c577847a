/** Texts of the investor pages, around their documents, people and contacts. */
export type Opening = { heading: string; lead: string }

export type Passage = { heading: string; paragraphs: readonly string[]; items?: readonly string[] }

/** Each step has a date or a time limit. */
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
