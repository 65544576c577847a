import { counted } from './brand-facts.ts'
import { onlyOn } from './switched-off.ts'

export const resourcesLead =
	'Brochures to read on a train, flyers to pin up beside the counter, whitepapers to argue about. No form stands in front of any of them, and all may be passed on unchanged.'

export type Shelf = { name: string; text: string; brochures: readonly { path: `/${string}`; note: string }[] }

/** Brochures by industry. Their products know titles and files. */
const allShelves: readonly Shelf[] = [
	{
		name: 'Banking',
		text: 'For heads of branch banking, trade operations and compliance.',
		brochures: [
			{
				path: '/customer-onboarding',
				note: 'The eight modules, an account opened on a Sunday evening, and what savings, current and NRI each ask for.',
			},
			{
				path: '/trade-finance-solution',
				note: 'Four instruments side by side, with the rules that each follows and the eight weeks to the first branch.',
			},
		],
	},
	{
		name: 'e-Governance',
		text: 'For secretaries, registrars and heads of section.',
		brochures: [
			{
				path: '/office-note',
				note: 'Four roles and their verbs, the table that chooses the route, and a note decided within three days.',
			},
			{
				path: '/correspondence-management',
				note: 'From the mail bag to the signed reply, with a clock for each category of letter.',
			},
		],
	},
	{
		name: 'Enterprise',
		text: 'For those who answer for records, processes and the systems around them.',
		brochures: [
			{ path: '/document-management', note: 'Capture, index fields, versions and retention, told by one lease deed.' },
			{
				path: '/business-process-management',
				note: 'The designer, the forms and the doors by which papers come in, with an approval worked through.',
			},
		],
	},
	{
		name: 'Administration and education',
		text: 'For company secretaries, controllers of examinations and deans.',
		brochures: [
			{
				path: '/committee-management',
				note: 'A meeting from its agenda to its action-taken report, by convenor, member and chairman.',
			},
			{
				path: '/education-automation-solution',
				note: 'Five modules and seven roles, from the inspection team’s visit to the published result.',
			},
		],
	},
	{
		name: 'Services',
		text: 'For IT management that needs people as much as products.',
		brochures: [
			{
				path: '/services',
				note: 'Development, upgrades and people on loan: who does what, from the first call to the first release.',
			},
			{
				path: '/infrastructure-services',
				note: 'One alert at night followed to its end, four priorities with their clocks, and twenty days to the handover.',
			},
		],
	},
]

export const shelves = allShelves
	.map((shelf) => ({ ...shelf, brochures: onlyOn(shelf.brochures) }))
	.filter(({ brochures }) => brochures.length > 0)

export const brochureCount = shelves.flatMap(({ brochures }) => brochures).length

/** Brochures, flyers and whitepapers, with their anchors on the page. */
export const paperKinds = {
	brochures: {
		id: 'brochures',
		name: 'Brochures',
		note: 'One for each product',
		text: `What a product does, who works with it and how you start: ${counted(brochureCount, 'file')} on A4, with a dark cover and light pages, tagged so that screen readers follow.`,
	},
	flyers: {
		id: 'flyers',
		name: 'Flyers',
		note: 'One sheet, one subject',
		text: 'Print one, hand it round the table, and the meeting has begun.',
	},
	whitepapers: {
		id: 'whitepapers',
		name: 'Whitepapers',
		note: 'A question, followed to its end',
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
