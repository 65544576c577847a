/** How a listed fact relates to the record's. `alike` and `missing` decide nothing. */
export type Relation = 'agrees' | 'alike' | 'differs' | 'missing'

export const factLabels = ['Name', 'Born', 'Place', 'Passport'] as const

/** The customer's facts and their sources, in the order of `factLabels`. */
export const record = [
	{ value: 'Ananya Deshmukh', source: 'Tax register' },
	{ value: '14 June 1991', source: 'Passport' },
	{ value: 'Lakemont', source: 'Electoral roll' },
	{ value: 'P 310 7742', source: 'Check digits' },
] as const

export type ListedName = {
	likeness: number
	list: string
	/** In the order of `factLabels`. The first is the name. */
	facts: readonly { value: string; relation: Relation }[]
	/** The answer of the second reader if this name is called a match. */
	doubt: string
}

const missing = { value: 'Not given', relation: 'missing' } as const

/** On today's list, the closest first. */
export const listedNames = [
	{
		likeness: 71,
		list: 'National list',
		facts: [
			{ value: 'Ananda Deshmukh', relation: 'alike' },
			{ value: '1968', relation: 'differs' },
			{ value: 'Lakemont', relation: 'agrees' },
			missing,
		],
		doubt: 'Two million people live in Lakemont, and the birth dates are 23 years apart.',
	},
	{
		likeness: 42,
		list: 'UN sanctions list',
		facts: [
			{ value: 'Anan Dashti', relation: 'differs' },
			{ value: '2 January 1975', relation: 'differs' },
			{ value: 'Herat', relation: 'differs' },
			{ value: 'K 882 0145', relation: 'differs' },
		],
		doubt: 'No fact agrees.',
	},
	{
		likeness: 38,
		list: 'Exposed persons',
		facts: [
			{ value: 'Anya Desmarais', relation: 'differs' },
			{ value: '14 June 1991', relation: 'agrees' },
			{ value: 'Montréal', relation: 'differs' },
			missing,
		],
		doubt: 'One day of birth is shared by thousands, and the family name is another.',
	},
	{
		likeness: 29,
		list: 'Refused by your bank',
		facts: [
			{ value: 'A. D. Mukherji', relation: 'differs' },
			missing,
			{ value: 'Kolkata', relation: 'differs' },
			missing,
		],
		doubt: 'Two initials fit, and nothing else.',
	},
] as const satisfies readonly ListedName[]

export const nameOf = (listed: ListedName) => listed.facts[0]?.value ?? ''
