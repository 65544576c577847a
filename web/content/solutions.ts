/** The overview of products by users. Entries, names and scenes come from the products. */

import { capitalised } from '#contracts/shared/capitalised.ts'
import { countInWords } from './brand-facts.ts'
import { products } from './products/all.ts'
import type { Solution } from './products/product.ts'

export type SolutionEntry = { path: `/${string}` } & Solution

export type SolutionGroup = {
	id: Solution['group']
	name: string
	heading: string
	text: string
	entries: readonly SolutionEntry[]
}

export const solutionsIntro = {
	lead: `${capitalised(countInWords(products.length, 'product or service', 'products and services'))}, sorted by the desk that they end up on. Find what piles up on yours, and start there.`,
	chooserHeading: 'What piles up on your desk?',
	chooserLead:
		'Look for the pile first and for the product second. Times run from your order to the first office at work.',
	columns: ['The pile', 'Start with', 'Who works with it', 'First in use'],
} as const

const groups: readonly Omit<SolutionGroup, 'entries'>[] = [
	{
		id: 'banking',
		name: 'Banking',
		heading: 'Banking, from selfie to bill of lading',
		text: 'Accounts are opened, customers are known, goods are paid for. Our products cover the papers of all three.',
	},
	{
		id: 'e-governance',
		name: 'e-Governance',
		heading: 'e-Governance, on the record',
		text: 'A citizen asks, an office answers, and years later somebody wants to know why.',
	},
	{
		id: 'enterprise',
		name: 'Enterprise',
		heading: 'Enterprise, after the shared drive',
		text: 'Three engines that work alone, and better together: what you keep, how it moves, and whom it is about.',
	},
	{
		id: 'administration-suite',
		name: 'Administration Suite',
		heading: 'Administration Suite, for the offices behind',
		text: 'What every head office does, whatever its trade: it files, it meets, it pays. Take one of them or let them share an archive.',
	},
	{
		id: 'education',
		name: 'Education',
		heading: 'Education, from inspection to results',
		text: 'Awarding bodies, universities and training centres share one record of each institution, each trainer and each student.',
	},
	{
		id: 'services',
		name: 'Services',
		heading: 'Services, when you need hands',
		text: 'The people who build our products also build, move and run what you already have.',
	},
]

/** Groups without products are left out. */
export const allGroups: readonly SolutionGroup[] = groups
	.map((group) => ({
		...group,
		entries: products
			.filter(({ solution }) => solution.group === group.id)
			.map(({ path, solution }) => ({ path, ...solution })),
	}))
	.filter(({ entries }) => entries.length > 0)
