import { brand } from '../brand.ts'

/** Directors, managers and the committees of the board. */

type Position =
	| 'Managing Director'
	| 'Whole-time Director'
	| 'Non-Executive Director'
	| 'Non-Executive Independent Director'
	| 'Chief Financial Officer'
	| 'Company Secretary'

export type Person = {
	id: number
	name: string
	/** The director identification number. Empty for officers who are not directors. */
	din: string
	position: Position
	/** The day of the first appointment, as dd/mm/yyyy. */
	appointmentDate: string
	biography: string
}

export const managingDirector: Person = {
	id: 1,
	name: 'Devika Marathoor',
	din: '00000001',
	position: 'Managing Director',
	appointmentDate: '14/07/2008',
	biography:
		'Founded the company in a two-room office in Kochi after eleven years of writing core banking software. Sets the product plan, signs every release above version one, and still reads support tickets on Mondays.',
}

export const wholeTimeDirector: Person = {
	id: 2,
	name: 'Thomas Valiyakadavil',
	din: '00000002',
	position: 'Whole-time Director',
	appointmentDate: '14/07/2008',
	biography:
		'Co-founder and head of delivery. Built the method by which branches go live one after another, first at a co-operative bank in Thrissur and since then at more than 8,000 client sites.',
}

export const boardChair: Person = {
	id: 3,
	name: 'Faisal Al Marjani',
	din: '00000003',
	position: 'Non-Executive Director',
	appointmentDate: '09/11/2015',
	biography:
		'Chairs the board. Led trade operations at banks around the Gulf for two decades, advised on the opening of the Dubai office, and has held shares in the company since 2015.',
}

export const stakeholdersChair: Person = {
	id: 4,
	name: 'Margaret Ellingsworth',
	din: '00000004',
	position: 'Non-Executive Director',
	appointmentDate: '18/06/2020',
	biography:
		'Ran records and archives for public agencies in Washington before turning to advisory work. Asks what a system will look like to the auditor who opens it twenty years from now.',
}

export const auditChair: Person = {
	id: 5,
	name: 'Ipsita Mohantara',
	din: '00000005',
	position: 'Non-Executive Independent Director',
	appointmentDate: '05/08/2019',
	biography:
		'Chartered accountant from Bhubaneswar with 28 years in the audit of listed companies. Taught corporate reporting at two universities and wrote a handbook on revenue recognition for software contracts.',
}

export const nominationChair: Person = {
	id: 6,
	name: 'Gurnoor Singh Dhaliwan',
	din: '00000006',
	position: 'Non-Executive Independent Director',
	appointmentDate: '05/08/2019',
	biography:
		'Retired civil servant who moved the land records of four districts of Punjab from paper to screen. Advises state governments on training, appraisal and the hiring of technical staff.',
}

export const independentDirector: Person = {
	id: 7,
	name: 'Chetan Zaveriwal',
	din: '00000007',
	position: 'Non-Executive Independent Director',
	appointmentDate: '12/09/2022',
	biography:
		'Lawyer from Ahmedabad with a practice in data protection and technology contracts. Sat on an expert group on electronic signatures and arbitrates disputes between software vendors and their customers.',
}

export const chiefFinancialOfficer: Person = {
	id: 8,
	name: 'Ananya Chattoraj',
	din: '',
	position: 'Chief Financial Officer',
	appointmentDate: '01/10/2020',
	biography:
		'Cost accountant, previously finance controller of a payments processor in Kolkata. Closes the books by the fifth working day and brought the time to collect an invoice down by nineteen days.',
}

export const companySecretary: Person = {
	id: 9,
	name: brand.legal.officer,
	din: '',
	position: 'Company Secretary',
	appointmentDate: '02/08/2021',
	biography:
		'Company secretary and law graduate from Madurai. Keeps the registers, minutes every meeting in the company’s own committee software, and is the compliance officer whom shareholders write to.',
}

export const people: readonly Person[] = [
	managingDirector,
	wholeTimeDirector,
	boardChair,
	stakeholdersChair,
	auditChair,
	nominationChair,
	independentDirector,
	chiefFinancialOfficer,
	companySecretary,
]

type CommitteeMember = {
	name: string
	din: string
	directorship: Position
	designation: 'Chairperson' | 'Member'
}

export type Committee = {
	name: string
	duty: string
	members: readonly [CommitteeMember, CommitteeMember, CommitteeMember]
}

function seat({ name, din, position }: Person, designation: CommitteeMember['designation']): CommitteeMember {
	return { name, din, directorship: position, designation }
}

export const committees: readonly Committee[] = [
	{
		name: 'Audit Committee',
		duty: 'Examines the accounts before the board does, proposes the auditor, and approves dealings with related parties.',
		members: [seat(auditChair, 'Chairperson'), seat(nominationChair, 'Member'), seat(boardChair, 'Member')],
	},
	{
		name: 'Nomination and Remuneration Committee',
		duty: 'Finds directors and senior managers, judges how they have done, and recommends what they are paid.',
		members: [
			seat(nominationChair, 'Chairperson'),
			seat(independentDirector, 'Member'),
			seat(stakeholdersChair, 'Member'),
		],
	},
	{
		name: 'Stakeholder’s Relationship Committee',
		duty: 'Hears complaints of security holders about transfers, dividends and reports, and watches how the registrar serves them.',
		members: [
			seat(stakeholdersChair, 'Chairperson'),
			seat(independentDirector, 'Member'),
			seat(wholeTimeDirector, 'Member'),
		],
	},
	{
		name: 'Corporate Social Responsibility Committee',
		duty: 'Chooses the projects that receive two per cent of average profits, and reports how the money was used.',
		members: [seat(managingDirector, 'Chairperson'), seat(auditChair, 'Member'), seat(stakeholdersChair, 'Member')],
	},
]
