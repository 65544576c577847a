import { countInWords } from './brand-facts.ts'
import { products } from './products/all.ts'
import type { Brochure, Solution } from './products/product.ts'
import { onlyOn } from './switched-off.ts'

export const resourcesLead =
	'Brochures to read on a train, flyers to pin up beside the counter, whitepapers to argue about. You need no form for any of them, and you may pass all of them on unchanged.'

export type BrochureShelf = { name: string; text: string; brochures: readonly ShelvedBrochure[] }

/** A product's brochure, with the product's page. */
export type ShelvedBrochure = Brochure & { path: `/${string}`; product: string }

/** The groups of solutions on each shelf. */
const allShelves: readonly { name: string; text: string; groups: readonly Solution['group'][] }[] = [
	{
		name: 'Banking',
		text: 'For heads of branch banking, trade operations and compliance.',
		groups: ['banking'],
	},
	{
		name: 'e-Governance',
		text: 'For secretaries, registrars and heads of section.',
		groups: ['e-governance'],
	},
	{
		name: 'Enterprise',
		text: 'For those who answer for records, processes and the systems around them.',
		groups: ['enterprise'],
	},
	{
		name: 'Administration and education',
		text: 'For company secretaries, controllers of examinations and deans.',
		groups: ['administration-suite', 'education'],
	},
	{
		name: 'Services',
		text: 'For IT management that needs people as much as products.',
		groups: ['services'],
	},
]

const shelved = (groups: readonly Solution['group'][]): ShelvedBrochure[] =>
	products
		.filter(({ solution }) => groups.includes(solution.group))
		.flatMap(({ brochure, path, name }) => (brochure ? [{ ...brochure, path, product: name }] : []))

export const shelves: readonly BrochureShelf[] = allShelves
	.map(({ name, text, groups }) => ({ name, text, brochures: shelved(groups) }))
	.filter(({ brochures }) => brochures.length > 0)

export const brochureCount = shelves.flatMap(({ brochures }) => brochures).length

/** Brochures, flyers and whitepapers, with their anchors on the page. */
export const paperKinds = {
	brochures: {
		id: 'brochures',
		name: 'Brochures',
		note: 'One for each product',
		text: `What a product does, who works with it and how you start: ${countInWords(brochureCount, 'file')} on A4, each cover in the colour of its industry, tagged so that screen readers follow.`,
	},
	flyers: {
		id: 'flyers',
		name: 'Flyers',
		note: 'One sheet, one subject',
		text: 'One sheet on one product, to print for a meeting.',
	},
	whitepapers: {
		id: 'whitepapers',
		name: 'Whitepapers',
		note: 'One question in depth',
		text: 'Longer reading for whoever has to decide: rules, figures and what they cost.',
	},
} as const

export const elsewhere = {
	heading: 'Looking for another paper?',
	entries: onlyOn([
		{
			name: 'Annual report 2023-24',
			path: '/AnnualReport',
			text: 'Accounts, directors’ report and the notice of the meeting.',
		},
		{ name: 'Policies of the board', path: '/Policies', text: 'Eleven of them, each a file of its own.' },
		{ name: 'Price or data sheet', path: '/contact', text: 'Tell us the product and the number of users.' },
	]),
}
