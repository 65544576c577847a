/** Texts of the investor pages, around their documents, people and contacts. */
export type OpeningText = { heading: string; lead: string }

export type PassageText = { heading: string; paragraphs: readonly string[]; items?: readonly string[] }

/** Each step has a date or a time limit. */
export type ProcedureText = {
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
