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
	/** Makes the cover a page of its own, with these figures. */
	cover?: readonly { value: string; label: string; note: string }[]
	sections: readonly DocumentSection[]
}

export type DocumentSection = { heading: string; blocks: readonly DocumentBlock[] }

export type DocumentBlock =
	| { kind: 'text'; text: string }
	| { kind: 'list'; items: readonly string[]; numbered?: true }
	| ({ kind: 'table' } & TableBlock)
	/**
	 * A table as a drawing. `columns` has a group for each column and a bar for each row, `bars` the other way round. `shares` divides one
	 * bar: its rows have one value, in per cent.
	 */
	| ({ kind: 'columns' | 'bars' | 'shares' } & TableBlock)

/** The first column names the row. */
export type TableBlock = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
