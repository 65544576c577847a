import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const documentPreservation: InvestorDocument = {
	file: pdfName('document-preservation-policy'),
	title: 'Document Preservation and Archival Policy',
	kind: 'Policy',
	period: '1 January 2024',
	summary:
		'How long each kind of record is kept, where it lies, who may destroy it, and how long disclosures remain on the website.',
	facts: [
		{ label: 'Approved by', value: 'Board of Directors' },
		{ label: 'In force since', value: '1 January 2024' },
		{ label: 'Owner', value: 'Company Secretary, with the Head of Information Security' },
		{ label: 'Next review', value: 'December 2026' },
	],
	sections: [
		{
			heading: 'Purpose',
			blocks: [
				{
					kind: 'text',
					text: `We sell software that keeps more than 50,000,000 documents in order for other organisations, so our own had better be in order too. This policy fixes what ${legalEntity.name} keeps, for how long, in which form, and when it lets go. Regulation 9 of the SEBI (LODR) Regulations 2015 asks the board of a listed company for such a text; we apply it ahead of that duty.`,
				},
				{
					kind: 'text',
					text: 'Keeping everything for ever is not caution. It costs money, slows every search, and holds personal data longer than its purpose allows. Each record therefore has an owner, a class and an end date from the day it is filed.',
				},
			],
		},
		{
			heading: 'What counts as a document',
			blocks: [
				{
					kind: 'text',
					text: 'Any recorded information that the company makes or receives in its business: paper, scans, email, database entries, source code, recordings of meetings, chat in which a decision is taken, and backups. Customers’ documents stored in our hosted services are not included; contracts with those customers govern them.',
				},
				{
					kind: 'list',
					items: [
						'Record owner: the head of the function that made or received it.',
						'Current: in use, or needed for something that is still open.',
						'Legal hold: a written order that stops destruction because of a dispute, an inquiry or an audit.',
						'Disposal: deleting or shredding so that nobody can restore the content.',
					],
				},
			],
		},
		{
			heading: 'Class A: kept permanently',
			blocks: [
				{
					kind: 'list',
					items: [
						'Certificate of incorporation, memorandum and articles with every alteration.',
						'Minutes of general meetings, of the board and of its committees.',
						'Registers of members, of charges, of directors and key managerial personnel, and of contracts in which directors are interested.',
						'Title deeds, trade mark and copyright registrations.',
						'Final judgments and settlements that bind the company.',
						'Audited annual accounts as signed, and this policy in all its versions.',
					],
				},
			],
		},
		{
			heading: 'Class B: kept for at least eight years',
			blocks: [
				{
					kind: 'table',
					caption: 'Statutory records with a fixed period',
					columns: ['Record', 'Period', 'Counted from', 'Basis'],
					rows: [
						['Books of account and vouchers', '8 financial years', 'End of the year', 'Companies Act, section 128'],
						[
							'Annual returns with certificates',
							'8 years',
							'Date of filing',
							'Management and Administration Rules 2014',
						],
						[
							'Instruments creating a charge',
							'8 years',
							'Satisfaction of the charge',
							'Registration of Charges Rules 2014',
						],
						['Directors’ disclosures of interest', '8 years', 'End of the year', 'Meetings of Board Rules 2014'],
						['Attendance registers of meetings', '8 years', 'Last entry', 'Secretarial Standard 1'],
						['Filings with stock exchanges', '8 years', 'Completion of the matter', 'LODR, regulation 9'],
					],
				},
			],
		},
		{
			heading: 'Class C: kept as long as needed',
			blocks: [
				{
					kind: 'table',
					caption: 'Other records',
					columns: ['Record', 'Period', 'Owner'],
					rows: [
						['GST accounts and invoices', '72 months after the annual return is due', 'Finance'],
						['Customer contracts', '8 years after expiry', 'Legal'],
						['Personnel files', '8 years after leaving', 'People team'],
						['Applications of people not hired', '180 days after the opening closes', 'People team'],
						['Enquiries from the website', 'Until settled, or erased on request', 'Sales'],
						['Camera recordings at entrances', '30 days, then overwritten', 'Facilities'],
						['Access logs of the office network', '13 months', 'Information security'],
						['Released source code and build records', '10 years after support ends', 'Engineering'],
					],
				},
				{
					kind: 'text',
					text: 'A record that fits two lines takes the longer period. One that fits none belongs to class B until the Company Secretary assigns it, which takes at most ten working days.',
				},
			],
		},
		{
			heading: 'Form and place',
			blocks: [
				{
					kind: 'text',
					text: 'Electronic is the normal form. Paper that must exist on paper, such as stamped deeds and signed minutes, lies in the fire-resistant vault of the registered office in Kakkanad; a scan serves daily use. Files for long keeping are saved as PDF/A, TIFF, XML or CSV, because these formats will still open in thirty years.',
				},
				{
					kind: 'list',
					items: [
						'Two copies exist in two cities, and both are encrypted.',
						'Checksums are compared each quarter; a damaged file is replaced from the other copy on the same day.',
						'Access follows the role of the reader, and each opening of a class A file is logged.',
						'Once a year we restore a random sample of 200 files and read them.',
						'Books kept on servers abroad have a daily backup on a server in India.',
					],
				},
			],
		},
		{
			heading: 'Letting go',
			blocks: [
				{
					kind: 'list',
					numbered: true,
					items: [
						'In April the archive proposes a list of records whose period has ended.',
						'Owners have twenty working days to object, with a reason and a new date.',
						'Legal strikes out everything under a legal hold.',
						'For classes B and C the Company Secretary approves; class A never appears on the list.',
						'Two people carry out the disposal and sign the register: description, period, method, date.',
						'Recovery copies expire on their own, at most 30 days later.',
					],
				},
				{
					kind: 'text',
					text: 'Destroying, altering or hiding a record outside this procedure is misconduct. During an investigation it may also be a crime.',
				},
			],
		},
		{
			heading: 'Legal hold',
			blocks: [
				{
					kind: 'text',
					text: 'As soon as a suit, a search or an official inquiry is likely, the Head of Legal issues a hold within one working day. It names people, systems and subjects. Automatic deletion stops for those; mailboxes of the people concerned are frozen in full. A hold ends only in writing, and is reviewed every six months until then.',
				},
			],
		},
		{
			heading: 'What stays on the website',
			blocks: [
				{
					kind: 'text',
					text: 'Events disclosed under regulation 30 remain on the investor pages for five years. After that they move to an archive folder, from which anybody can ask for a copy, for three years more. Annual reports and annual returns are never taken down. Superseded policies are marked with the dates between which they applied.',
				},
			],
		},
		{
			heading: 'People and review',
			blocks: [
				{
					kind: 'text',
					text: `New colleagues learn the three classes in their first week, and owners repeat the course every second year. Internal audit tests one function each quarter and reports gaps to the Audit Committee. The board re-examines the periods every three years or when a statute changes one of them. If you are looking for an old disclosure, or want to know how long we hold something about you, write to ${legalEntity.email}.`,
				},
			],
		},
	],
}
