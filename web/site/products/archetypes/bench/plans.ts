import type { SceneName } from '#web/content/scene-name.ts'

export type Span = 3 | 4 | 5 | 6 | 7 | 8 | 12
export type CellTone = 'plain' | 'surface' | 'tint' | 'brand' | 'night'

/** A cell of the bento: what it holds, its width of twelve columns, and its height in rows. A number is a feature. */
export type Cell = {
	holds: 'heading' | 'figures' | 'prose' | 'exhibit' | number
	span: Span
	rows?: 2 | 4
	/** The side that a tall cell is at, from the first row. */
	side?: 'start' | 'end'
	tone?: CellTone
}

/** The bento of each page. Features follow their heading, for readers of headings too. The spans of a row make twelve. */
export const plans: { [Name in SceneName]?: readonly Cell[] } = {
	kyc: [
		{ holds: 'heading', span: 7 },
		{ holds: 'exhibit', span: 5, rows: 2, tone: 'tint' },
		{ holds: 0, span: 7, tone: 'brand' },
		{ holds: 1, span: 3 },
		{ holds: 2, span: 3 },
		{ holds: 3, span: 3 },
		{ holds: 4, span: 3, tone: 'tint' },
		{ holds: 'figures', span: 12, tone: 'night' },
	],
	'document-management': [
		{ holds: 'figures', span: 12, tone: 'night' },
		{ holds: 'heading', span: 4 },
		{ holds: 0, span: 8, tone: 'tint' },
		{ holds: 1, span: 4 },
		{ holds: 2, span: 4 },
		{ holds: 3, span: 4, tone: 'brand' },
		{ holds: 4, span: 6 },
		{ holds: 5, span: 6 },
		{ holds: 'exhibit', span: 5, tone: 'tint' },
		{ holds: 'prose', span: 7 },
	],
	'three-way-matching': [
		{ holds: 'heading', span: 8 },
		{ holds: 0, span: 8, tone: 'tint' },
		{ holds: 1, span: 4 },
		{ holds: 2, span: 4 },
		{ holds: 3, span: 4, tone: 'brand' },
		{ holds: 4, span: 4 },
		{ holds: 5, span: 12 },
		{ holds: 'figures', span: 4, rows: 4, side: 'start', tone: 'night' },
	],
	'digital-document-filing': [
		{ holds: 'heading', span: 8 },
		{ holds: 0, span: 8, tone: 'brand' },
		{ holds: 1, span: 4 },
		{ holds: 2, span: 4 },
		{ holds: 3, span: 4 },
		{ holds: 4, span: 4, tone: 'tint' },
		{ holds: 5, span: 4 },
		{ holds: 6, span: 4 },
		{ holds: 7, span: 4 },
		{ holds: 'figures', span: 4, rows: 4, side: 'end', tone: 'night' },
	],
}
