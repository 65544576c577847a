export const types = ['Lease', 'Letter', 'Note', 'Circular'] as const
export type DocumentType = (typeof types)[number]

export type Version = {
	number: string
	/** Day, author and reason. */
	entry: string
	status: 'Filed' | 'Signed' | 'Replaced' | 'Waits for you' | 'Refused' | 'Counsel signs next'
	text: readonly string[]
}

export type FiledDocument = {
	name: string
	type: DocumentType
	place: string
	versions: readonly Version[]
}

/** The clauses of the lease, with what its versions change. */
const lease = (rent: string, deposit: string, lockIn: string) => [
	'1. Rajan Estates lets the ground floor of 12 Fort Road, 2,400 square feet, to the bank for branch 0417 Merrow.',
	`4. The rent is ${rent} a month, due on the fifth.`,
	`5. The deposit is ${deposit} months of rent.`,
	`7. Lock-in: neither side may end the lease in its first ${lockIn}.`,
	'9. The term runs from April 2024 to March 2033.',
]

const single =
	(status: Version['status']) =>
	(entry: string, ...text: string[]): readonly Version[] => [{ number: '1.0', entry, status, text }]
const filed = single('Filed')
const signed = single('Signed')

export const documents: readonly FiledDocument[] = [
	{
		name: 'Letter of Rajan Estates',
		type: 'Letter',
		place: 'Premises / South / Merrow / Letters',
		versions: filed(
			'27 March, by email, filed by rule',
			'Dear Sirs,',
			'We agree to the rooms at Fort Road. Yet three years of lock-in are too long for us. Please amend the lease to one year.',
			`With a shorter lock-in we must ask for a rent of 88,200.`,
			'K. Rajan',
		),
	},
	{
		name: 'Lease agreement, 12 Fort Road',
		type: 'Lease',
		place: 'Premises / South / Merrow / Leases',
		versions: [
			{
				number: '1.0',
				entry: '4 March, branch clerk: scanned, 24 pages',
				status: 'Replaced',
				text: lease('84,000', 'six', 'two years'),
			},
			{
				number: '1.1',
				entry: '11 March, premises officer: lower deposit',
				status: 'Replaced',
				text: lease('84,000', 'four', 'two years'),
			},
			{
				number: '2.0',
				entry: '18 March, regional head: longer lock-in, signed',
				status: 'Signed',
				text: lease('84,000', 'four', 'three years'),
			},
			{
				number: '2.1',
				entry: '1 April, premises officer: as the lessor asks',
				status: 'Waits for you',
				text: lease('88,200', 'four', 'twelve months'),
			},
		],
	},
	{
		name: 'Lease agreement, West Masi Street',
		type: 'Lease',
		place: 'Premises / South / Lakemont / Leases',
		versions: signed(
			'9 January, regional head: signed',
			`4. The rent is 61,500 a month.`,
			'7. Lock-in: neither side may end the lease in its first two years.',
			'9. The term runs from February 2024 to January 2030.',
		),
	},
	{
		name: 'Lease agreement, Sayyaji Rao Road',
		type: 'Lease',
		place: 'Premises / North / Coldwater / Leases',
		versions: signed(
			'2 February, counsel: signed second',
			`4. The rent is 96,000 a month.`,
			'7. Either side may end the lease with six months of notice.',
		),
	},
	{
		name: 'Circular 14, who signs a lease',
		type: 'Circular',
		place: 'Head office / Circulars',
		versions: filed(
			'1 January, legal department: in force',
			`The regional head signs leases of up to 75,000 a month.`,
			'Above that rent counsel signs second. A refusal needs a sentence and goes back to the premises officer.',
		),
	},
	{
		name: 'Circular 9, how long deeds are kept',
		type: 'Circular',
		place: 'Head office / Circulars',
		versions: filed(
			'1 January, records manager: in force',
			'Deeds are kept for eight years after closing. Disposal needs two signatures and leaves a certificate.',
		),
	},
	{
		name: 'Letter to Rajan Estates, roof',
		type: 'Letter',
		place: 'Premises / South / Merrow / Letters',
		versions: filed(
			'22 March, branch head: sent',
			'The roof above the strong room at Fort Road leaks. Please repair it before the branch opens in April.',
		),
	},
	{
		name: 'Note, move of branch Merrow',
		type: 'Note',
		place: 'Premises / South / Merrow / Notes',
		versions: filed(
			'26 February, premises officer: approved',
			`The branch moves to Fort Road on 1 April. The present rent is 79,000 for less room.`,
		),
	},
	{
		name: 'Note, two safes for Merrow',
		type: 'Note',
		place: 'Premises / South / Merrow / Notes',
		versions: filed(
			'14 March, purchasing: ordered',
			'Two safes of 900 kilograms. The lease permits them on the ground floor.',
		),
	},
	{
		name: 'Audit note, deposits',
		type: 'Note',
		place: 'Audit / 2024',
		versions: filed(
			'20 March, internal auditor: answered',
			'Deposits above six months of rent were found in Lakemont. Merrow pays four and is in order.',
		),
	},
]

/** The document that waits for a decision, and its waiting version. */
export const task = { document: 1, version: 3 }
