import { brand } from '../brand.ts'
import { headOffice } from '../brand-facts.ts'

/** The company as in registers and filings. */
export const legalEntity = {
	name: brand.legal.name,
	privateName: `${brand.name} Private Limited`,
	cin: brand.legal.registrationNumber,
	incorporated: '14 July 2008',
	convertedToPublic: '6 August 2012',
	registeredOffice: headOffice.address,
	telephone: headOffice.phone,
	/** The company secretary's mailbox. */
	email: brand.legal.email,
	website: brand.website,
	auditor: 'Palmyra & Associates, Chartered Accountants',
	registrar: 'Backwater Registry Services',
	banker: 'Lagoon Bank',
	certifyingSecretary: 'Ezhuthola & Co., Company Secretaries',
} as const
