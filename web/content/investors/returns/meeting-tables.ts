import type { DocumentBlock } from '../document.ts'
import type { Person } from '../people.ts'
import { figureText, percent } from './company-tables.ts'

type Officer = Pick<Person, 'name' | 'din' | 'position'>

export type Counts = { executive: number; nonExecutive: number; independent: number }

export function board(beginning: Counts, end: Counts): DocumentBlock {
	const row = (when: string, { executive, nonExecutive, independent }: Counts) => [
		when,
		...[executive, nonExecutive, independent, executive + nonExecutive + independent].map(figureText),
	]
	return {
		kind: 'table',
		caption: 'Composition of the board',
		columns: ['When', 'Promoters, executive', 'Non-executive', 'Independent', 'All'],
		rows: [row('Beginning of the year', beginning), row('End of the year', end)],
	}
}

/** Officers on the closing day, with their equity shares. */
export function inOffice(entries: readonly (readonly [Officer, shares: number])[]): DocumentBlock {
	return {
		kind: 'table',
		caption: 'Directors and key managerial personnel',
		columns: ['Name', 'DIN', 'Designation', 'Equity shares'],
		rows: entries.map(([{ name, din, position }, shares]) => [name, din || 'None', position, figureText(shares)]),
	}
}

export function changes(rows: readonly (readonly [Officer, what: string, when: string])[]): DocumentBlock {
	return {
		kind: 'table',
		caption: 'Changes during the year',
		columns: ['Name', 'Designation', 'Nature of the change', 'Date'],
		rows: rows.map(([{ name, position }, what, when]) => [name, position, what, when]),
	}
}

type Sitting = { date: string; of: number; came: number }

export function generalMeetings(rows: readonly (Sitting & { name: string; capital: number })[]): DocumentBlock {
	return {
		kind: 'table',
		caption: 'Meetings of members',
		columns: ['Meeting', 'Date', 'Members entitled', 'Attended', 'Share of the capital present'],
		rows: rows.map(({ name, date, of, came, capital }) => [
			name,
			date,
			figureText(of),
			figureText(came),
			percent(capital),
		]),
	}
}

export function boardMeetings(sittings: readonly Sitting[]): DocumentBlock {
	return {
		kind: 'table',
		caption: 'Meetings of the board',
		columns: ['Held on', ...sittings.map(({ date }) => date)],
		rows: [
			['Directors entitled', ...sittings.map(({ of }) => figureText(of))],
			['Attended', ...sittings.map(({ came }) => figureText(came))],
			['Attendance', ...sittings.map(({ of, came }) => percent((came / of) * 100))],
		],
	}
}

/** The members present at each meeting, by committee and date. Each committee has three members. */
export function committeeMeetings(committees: Record<string, Record<string, number>>): DocumentBlock {
	return {
		kind: 'table',
		caption: 'Meetings of committees, and members present',
		columns: ['Committee', 'Dates', 'Attended'],
		rows: Object.entries(committees).map(([committee, present]) => [
			committee,
			Object.keys(present).join(', '),
			Object.values(present).join(', '),
		]),
	}
}

export type Attendance = {
	director: Officer
	/** Board meetings that the director could attend, and attended. */
	board: readonly [entitled: number, attended: number]
	committees: readonly [entitled: number, attended: number]
	/** Attendance at the annual general meeting that received this year's accounts. */
	general: 'Yes' | 'No'
}

export function attendance(rows: readonly Attendance[]): DocumentBlock {
	return {
		kind: 'table',
		caption: 'Attendance of each director',
		columns: ['Director', 'Board', 'Committees', 'Annual general meeting'],
		rows: rows.map(({ director, board, committees, general }) => [
			director.name,
			`${board[1]} of ${board[0]}`,
			committees[0] === 0 ? 'None held' : `${committees[1]} of ${committees[0]}`,
			general,
		]),
	}
}

/** Remuneration in lakh rupees: salaries, and a fee for each meeting to directors without a salary. */
export function remuneration(
	salaries: readonly (readonly [Officer, salary: number])[],
	fee: { board: number; committee: number },
	attended: readonly Attendance[],
): DocumentBlock {
	const fees = attended
		.filter(({ director }) => !salaries.some(([{ name }]) => name === director.name))
		.map(({ director, board, committees }) => [director, board[1] * fee.board + committees[1] * fee.committee] as const)
	const total = [...salaries, ...fees].reduce((sum, [, amount]) => sum + amount, 0)
	return {
		kind: 'table',
		caption: 'Remuneration, in lakh rupees',
		columns: ['Name', 'Designation', 'Salary', 'Sitting fees', 'Total'],
		rows: [
			...salaries.map(([{ name, position }, amount]) => [name, position, amount.toFixed(2), 'Nil', amount.toFixed(2)]),
			...fees.map(([{ name, position }, amount]) => [name, position, 'Nil', amount.toFixed(2), amount.toFixed(2)]),
			['All', '', '', '', total.toFixed(2)],
		],
	}
}
