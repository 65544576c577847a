/** A document that investors download: text and tables, set as a PDF by `npm run documents`. */
export type InvestorDocument = {
	/** Fixed, so that links to it from elsewhere last: /documents/investors/<file>. */
	file: `${string}.pdf`
	/** On its cover, in its title and beside its link. */
	title: string
	/** Above the title on the cover, such as "Policy" or "Annual return, form MGT-7". */
	kind: string
	/** The year or the span that it is about, as its link shows it: "2023-24". */
	period: string
	/** One or two sentences: what a reader finds in it. */
	summary: string
	/** Label and value pairs on the cover: approved by, in force since, owner, next review. */
	facts: readonly { label: string; value: string }[]
	sections: readonly DocumentSection[]
}

export type DocumentSection = { heading: string; blocks: readonly Block[] }

export type Block =
	| { kind: 'text'; text: string }
	| { kind: 'list'; items: readonly string[]; numbered?: true }
	| { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
