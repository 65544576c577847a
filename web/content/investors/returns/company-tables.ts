import type { DocumentBlock } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

/** The first tables of form MGT-7, in its order. */

export function registration(year: { from: string; to: string; meeting: string; due: string }): DocumentBlock {
	const [building, street, city] = legalEntity.registeredOffice
	return {
		kind: 'table',
		caption: 'The company on the register',
		columns: ['Item of the form', 'Entry'],
		rows: [
			['Corporate identity number', legalEntity.cin],
			['Name', legalEntity.name],
			['Registered office', `${building}, ${street}`],
			['City, pin and state', `${city}`],
			['Mail and website', `${legalEntity.email}, ${legalEntity.website}`],
			['Telephone', legalEntity.telephone],
			['Date of incorporation', legalEntity.incorporated],
			['Type', 'Public, limited by shares, Indian non-government, not listed'],
			['Registrar and share transfer agent', legalEntity.registrar],
			['Financial year', `${year.from} to ${year.to}`],
			['Annual general meeting', `Held on ${year.meeting}; ${year.due}`],
		],
	}
}

/** Turnover by activity in per cent: own software, and work for clients. */
export function activities(software: number): DocumentBlock {
	return {
		kind: 'table',
		caption: 'Activities that make up the turnover',
		columns: ['No.', 'Main group', 'Business activity', 'Share of turnover'],
		rows: [
			['1', 'J, information and communication', 'Publishing of software, with its upkeep', percent(software)],
			[
				'2',
				'J, information and communication',
				'Computer programming, consultancy and related work',
				percent(100 - software),
			],
		],
	}
}

export function turnover({ turnover, netWorth }: { turnover: number; netWorth: number }): DocumentBlock {
	return {
		kind: 'table',
		caption: 'Turnover and net worth',
		columns: ['Item', 'In rupees', 'In lakh rupees'],
		rows: [
			['Turnover', figureText(turnover * 100_000), figureText(turnover)],
			['Net worth', figureText(netWorth * 100_000), figureText(netWorth)],
		],
	}
}

export function figureText(value: number) {
	return value === 0 ? 'Nil' : value.toLocaleString('en-GB')
}

export function percent(value: number) {
	return `${value.toFixed(2)}%`
}
