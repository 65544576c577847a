import type { IconName } from '#web/ui/icon.tsx'
import { brand } from '../brand.ts'
import { legalEntity } from './legal-entity.ts'
import { companySecretary } from './people.ts'

/** A contact for shareholders. Numbers and addresses are visibly invented. */
type InvestorContact = {
	name: string
	role: string
	/** The registration with a public body. */
	registration?: { label: string; number: string }
	person: string
	address: readonly string[]
	phone: string
	email: string
}

export type OutsideContact = InvestorContact & { icon: IconName; duty: string; askAbout: readonly string[] }

export const outsideContacts: readonly OutsideContact[] = [
	{
		icon: 'users-round',
		name: legalEntity.registrar,
		role: 'Registrar and share transfer agent',
		registration: { label: 'SEBI registration', number: 'INR000000000' },
		person: 'Niranjana Puthiyedath, investor services',
		duty: 'Keeps the list of members together with the depositories, pays dividends on our behalf and answers whatever concerns your own holding.',
		askAbout: ['Dividends and tax certificates', 'Transmission and joint names', 'E-voting and your vote’s receipt'],
		address: ['Ferry Landing, 2nd floor', '7 Old Jetty Road', 'Kochi 682 001, Kerala', 'India'],
		phone: '+91 484 555 0140',
		email: 'members@backwater-registry.example',
	},
	{
		icon: 'scale',
		name: legalEntity.auditor,
		role: 'Statutory auditor',
		registration: { label: 'Firm registration', number: '000000S' },
		person: 'Raghuvaran Iyerkoil, engagement partner',
		duty: 'Examines the accounts independently of management and reports to the members as a body. It may not advise a single one of them.',
		askAbout: ['The audit report and its key matters', 'Questions to be answered at the general meeting'],
		address: ['Tamarind Court, 3rd floor', '21 Temple Tank Street', 'Thrissur 680 001, Kerala', 'India'],
		phone: '+91 487 555 0150',
		email: 'audit@palmyra-associates.example',
	},
	{
		icon: 'landmark',
		name: legalEntity.banker,
		role: 'Banker to the company',
		registration: { label: 'Branch code', number: '000000' },
		person: 'Farzana Merchantwala, corporate branch',
		duty: 'Holds the dividend account and sends each payment to the bank account that your depository participant has on file.',
		askAbout: ['A payment that was returned', 'Confirmation that a transfer has left'],
		address: ['Lagoon House', '5 Breakwater Road', 'Kochi 682 003, Kerala', 'India'],
		phone: '+91 484 555 0160',
		email: 'corporate.kochi@lagoonbank.example',
	},
]

export const grievanceOfficer: InvestorContact & { hours: string } = {
	name: companySecretary.name,
	role: 'Company Secretary and compliance officer',
	person: companySecretary.name,
	address: [legalEntity.name, ...legalEntity.registeredOffice],
	phone: legalEntity.telephone,
	email: legalEntity.email,
	hours: brand.offices
		.filter(({ address }) => address.join() === legalEntity.registeredOffice.join())
		.map(({ hours, timeZone }) => `Monday to Friday, ${hours.opens} to ${hours.closes} ${timeZone.short}`)
		.join(),
}
