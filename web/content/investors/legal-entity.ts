import { company } from '../company.ts'

const headOffice = company.offices.find(({ id }) => id === 'office-kerala')

/** The company as in registers and filings. */
export const legalEntity = {
	name: 'Nilavu Systems Limited',
	privateName: 'Nilavu Systems Private Limited',
	cin: 'U00000KL2012PLC000000',
	incorporated: '14 July 2008',
	convertedToPublic: '6 August 2012',
	registeredOffice: headOffice?.address ?? [],
	telephone: headOffice?.phone ?? '',
	/** The company secretary's mailbox. */
	email: 'others@nilavu.example',
	website: 'www.nilavu.example',
	auditor: 'Palmyra & Associates, Chartered Accountants',
	registrar: 'Backwater Registry Services',
	banker: 'Lagoon Bank',
	certifyingSecretary: 'Ezhuthola & Co., Company Secretaries',
} as const
