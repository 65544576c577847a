import { pdfName } from '../../brand-facts.ts'
import type { DocumentBlock, InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'
import { activities, registration, turnover } from './company-tables.ts'
import * as meetings from './meeting-tables.ts'
import { type Allotment, capital, type Holdings, holdings, members, movement } from './share-tables.ts'

/** What one year enters into form MGT-7. Money is in lakh rupees. */
type YearOfReturn = {
	period: `${number}-${number}`
	summary: string
	signed: string
	/** The annual general meeting that received the accounts of this year. */
	meeting: { ordinal: string; date: string; due: string }
	/** In per cent of the turnover. */
	softwareShare: number
	capital: { authorised: number; opening: number; allotments: readonly Allotment[] }
	turnover: number
	netWorth: number
	holdings: Holdings
	members: { beginning: number; end: number }
	board: { beginning: meetings.Counts; end: meetings.Counts }
	inOffice: Parameters<typeof meetings.inOffice>[0]
	changes: Parameters<typeof meetings.changes>[0]
	generalMeetings: Parameters<typeof meetings.generalMeetings>[0]
	boardMeetings: Parameters<typeof meetings.boardMeetings>[0]
	committees: Parameters<typeof meetings.committeeMeetings>[0]
	attended: readonly meetings.Attendance[]
	salaries: Parameters<typeof meetings.remuneration>[0]
	fee: Parameters<typeof meetings.remuneration>[1]
	/** The words beside the tables. */
	notes: {
		registration?: string
		activities: string
		companies: string
		capital: string
		netWorth: string
		holdings?: string
		members?: string
		directors?: string
		generalMeetings?: string
		boardMeetings?: string
		committees?: string
		remuneration: string
		compliance: string
		penalty: string | readonly string[]
		attachments: readonly string[]
	}
}

/** Fills in form MGT-7, in the order of its parts. */
export function annualReturn(year: YearOfReturn): InvestorDocument {
	const { period, meeting, attended, notes } = year
	const startYear = Number.parseInt(period, 10)
	const closingDay = `31 March ${startYear + 1}`
	const { authorised, opening, allotments } = year.capital
	const paidUp = allotments.reduce((sum, { shares }) => sum + shares, opening)
	return {
		file: pdfName(`mgt-7-${period}`),
		title: `Annual Return ${period}`,
		kind: 'Annual return, form MGT-7',
		period,
		summary: year.summary,
		facts: [
			{ label: 'Company', value: legalEntity.name },
			{ label: 'As at', value: closingDay },
			{ label: 'Annual general meeting', value: `${meeting.ordinal}, on ${meeting.date}` },
			{ label: 'Signed', value: year.signed },
		],
		sections: [
			{
				heading: 'Registration and other details',
				blocks: [
					registration({
						from: `1 April ${startYear}`,
						to: closingDay,
						meeting: meeting.date,
						due: `due ${meeting.due}`,
					}),
					...note(notes.registration),
				],
			},
			{
				heading: 'Principal business activities',
				blocks: [activities(year.softwareShare), ...note(notes.activities)],
			},
			{
				heading: 'Holding, subsidiary and associate companies',
				blocks: note(notes.companies),
			},
			{
				heading: 'Share capital, debentures and other securities',
				blocks: [capital({ authorised, paidUp }), movement(opening, allotments), ...note(notes.capital)],
			},
			{
				heading: 'Turnover and net worth',
				blocks: [turnover(year), ...note(notes.netWorth)],
			},
			{
				heading: 'Pattern of shareholding',
				blocks: [holdings(year.holdings), ...note(notes.holdings)],
			},
			{
				heading: 'Promoters, members and debenture holders',
				blocks: [members(year.members.beginning, year.members.end), ...note(notes.members)],
			},
			{
				heading: 'Directors and key managerial personnel',
				blocks: [
					meetings.board(year.board.beginning, year.board.end),
					meetings.inOffice(year.inOffice),
					meetings.changes(year.changes),
					...note(notes.directors),
				],
			},
			{
				heading: 'Meetings of members, board and committees',
				blocks: [
					meetings.generalMeetings(year.generalMeetings),
					...note(notes.generalMeetings),
					meetings.boardMeetings(year.boardMeetings),
					...note(notes.boardMeetings),
					meetings.committeeMeetings(year.committees),
					...note(notes.committees),
					meetings.attendance(attended),
				],
			},
			{
				heading: 'Remuneration of directors and key managerial personnel',
				blocks: [meetings.remuneration(year.salaries, year.fee, attended), ...note(notes.remuneration)],
			},
			{
				heading: 'Compliances and disclosures',
				blocks: note(notes.compliance),
			},
			{
				heading: 'Penalty and punishment',
				blocks: typeof notes.penalty === 'string' ? note(notes.penalty) : [{ kind: 'list', items: notes.penalty }],
			},
			{
				heading: 'Attachments, certification and declaration',
				blocks: [{ kind: 'list', items: notes.attachments }],
			},
		],
	}
}

const note = (text: string | undefined): DocumentBlock[] => (text ? [{ kind: 'text', text }] : [])
