/** A PDF for investors, made by `npm run documents`. */
export type InvestorDocument = {
	/** Never changes, so that external links keep working: /documents/investors/<file>. */
	file: `${string}.pdf`
	/** On the cover, in the title and on the link. */
	title: string
	/** Above the title on the cover, such as "Policy" or "Annual return, form MGT-7". */
	kind: string
	/** The year or period, as the link shows it: "2023-24". */
	period: string
	/** One or two sentences about the contents. */
	summary: string
	/** Facts on the cover: approved by, in force since, owner, next review. */
	facts: readonly { label: string; value: string }[]
	sections: readonly DocumentSection[]
}

export type DocumentSection = { heading: string; blocks: readonly Block[] }

export type Block =
	| { kind: 'text'; text: string }
	| { kind: 'list'; items: readonly string[]; numbered?: true }
	| { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
