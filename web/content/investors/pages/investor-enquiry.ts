import { legalEntity } from '../legal-entity.ts'
import type { OpeningText, PassageText, TextTable } from './page-text.ts'

export const investorEnquiry = {
	heading: 'Investor enquiry',
	lead: 'Three firms outside the company serve its members. Ask the right one first, and you have your answer within days.',
	contacts: 'Whom you can ask',
	routes: {
		heading: 'What you want, and what to have at hand',
		caption: 'Requests, where they go and what they need',
		columns: ['You want to', 'Ask', 'Have ready'],
		rows: [
			[
				'Change an address, a bank account or a nominee',
				'Your depository participant',
				'Client number, proof of the change',
			],
			['Find a dividend that did not arrive', legalEntity.registrar, 'Year, client number, cancelled cheque'],
			[
				'Have shares of a deceased relative transmitted',
				legalEntity.registrar,
				'Death certificate, nomination or succession papers',
			],
			[
				'Have tax deducted at a treaty rate',
				legalEntity.registrar,
				'PAN, residency certificate, form 10F, before the record date',
			],
			['Trace a payment that your bank sent back', legalEntity.banker, 'Date, amount, reference of the return'],
			['Understand a line in the accounts', 'Company secretary', 'Page and note of the annual report'],
			['Get a certified copy of a filing', 'Company secretary', 'Name of the form, financial year'],
		],
	},
	meeting: {
		heading: 'Questions for the general meeting',
		paragraphs: [
			'Send them ten days ahead and they are answered in the meeting, by the auditor where the audit is concerned. The answers appear in the minutes, so that members who could not come read the same.',
		],
	},
	safety: {
		heading: 'Keep this to yourself',
		paragraphs: [
			'Nobody on this page will ever ask you for a password, a PIN, a one-time code or a transfer to “release” shares. If somebody does, hang up, and tell the company secretary which number called.',
		],
	},
	unanswered: {
		heading: 'No answer after ten working days?',
		paragraphs: ['Then it is a grievance, and has a procedure of its own.'],
	},
} satisfies OpeningText & Record<string, string | PassageText | TextTable>
