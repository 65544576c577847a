import type { DocumentBlock } from '../document.ts'
import { managingDirector, wholeTimeDirector } from '../people.ts'
import { figureText, percent } from './company-tables.ts'

const faceValue = 10

export type Allotment = { how: string; shares: number; premium?: number }

export function capital({ authorised, paidUp }: { authorised: number; paidUp: number }): DocumentBlock {
	return {
		kind: 'table',
		caption: 'Equity shares of Rs 10 each',
		columns: ['Particulars', 'Authorised', 'Issued', 'Subscribed', 'Paid up'],
		rows: [
			['Number of shares', ...[authorised, paidUp, paidUp, paidUp].map(figureText)],
			['Amount in rupees', ...[authorised, paidUp, paidUp, paidUp].map((shares) => figureText(shares * faceValue))],
		],
	}
}

/** Movement of the paid-up capital between two year ends. Premium in rupees per share. */
export function movement(opening: number, allotments: readonly Allotment[]): DocumentBlock {
	const end = allotments.reduce((sum, { shares }) => sum + shares, opening)
	return {
		kind: 'table',
		caption: 'Break-up of the paid-up capital',
		columns: ['Particulars', 'Number of shares', 'Nominal amount, rupees', 'Premium, rupees'],
		rows: [
			['At the beginning of the year', figureText(opening), figureText(opening * faceValue), 'Nil'],
			...allotments.map(({ how, shares, premium = 0 }) => [
				how,
				figureText(shares),
				figureText(shares * faceValue),
				figureText(shares * premium),
			]),
			[allotments.length ? 'Any other increase' : 'Increase of any kind', 'Nil', 'Nil', 'Nil'],
			['Decrease', 'Nil', 'Nil', 'Nil'],
			['At the end of the year', figureText(end), figureText(end * faceValue), 'Nil'],
		],
	}
}

/** Shareholdings at the year end. */
export type Holdings = {
	devika: number
	thomas: number
	residents: number
	nonResidents: number
	foreign: number
	bodies: number
}

export function holdings(held: Holdings): DocumentBlock {
	const promoters = held.devika + held.thomas
	const others = held.residents + held.nonResidents + held.foreign + held.bodies
	const total = promoters + others
	const row = (label: string, shares: number) => [label, figureText(shares), percent((shares / total) * 100)]
	return {
		kind: 'table',
		caption: 'Pattern of shareholding, equity',
		columns: ['Category', 'Number of shares', 'Share of the capital'],
		rows: [
			row(`Promoter: ${managingDirector.name}`, held.devika),
			row(`Promoter: ${wholeTimeDirector.name}`, held.thomas),
			row('All promoters', promoters),
			row('Public: resident individuals', held.residents),
			row('Public: non-resident Indians', held.nonResidents),
			row('Public: foreign nationals', held.foreign),
			row('Public: bodies corporate', held.bodies),
			row('All public holders', others),
			row('Whole capital', total),
		],
	}
}

/** There were always two promoters. */
export function members(beginning: number, end: number): DocumentBlock {
	const row = (when: string, all: number) => [when, '2', figureText(all - 2), figureText(all), 'Nil']
	return {
		kind: 'table',
		caption: 'Number of members',
		columns: ['When', 'Promoters', 'Other members', 'All members', 'Debenture holders'],
		rows: [row('Beginning of the year', beginning), row('End of the year', end)],
	}
}
