/** Links of the menu and the footer. List only pages that exist. */

type MenuLink = { label: string; href: string; note?: string }
export type MenuGroup = { heading: string; links: readonly MenuLink[] }

/** An entry of the bar, which opens a panel of links. `href` is the page about the panel, `overview` the label of its link. */
export type MenuPanel = {
	id: string
	label: string
	href: string
	overview: string
	lead: string
	groups: readonly MenuGroup[]
}

const productGroups: readonly MenuGroup[] = [
	{
		heading: 'Banking',
		links: [
			{
				label: 'Customer Onboarding Suite',
				href: '/customer-onboarding',
				note: 'Accounts opened in one visit, or none',
			},
			{ label: 'KYC', href: '/Solutions/Kyc', note: 'Collect, verify, rate, renew' },
			{ label: 'CKYC', href: '/Solutions/CKYCSolution', note: 'To the central registry and back' },
			{ label: 'Trade Finance Suite', href: '/trade-finance-solution', note: 'Credits, collections, guarantees' },
		],
	},
	{
		heading: 'e-Governance',
		links: [
			{ label: 'Office Note', href: '/office-note', note: 'From initiator to approver' },
			{
				label: 'Correspondence Management',
				href: '/correspondence-management',
				note: 'Every letter answered in time',
			},
		],
	},
	{
		heading: 'Enterprise',
		links: [
			{ label: 'DMS and BPM', href: '/document-management', note: 'Documents with process on top' },
			{
				label: 'Business Process Management',
				href: '/business-process-management',
				note: 'BPMN, capture, e-forms',
			},
			{ label: 'Customer Data Platform', href: '/CustomerDataPlatform', note: 'One profile, put together by AI' },
		],
	},
	{
		heading: 'Administration and education',
		links: [
			{
				label: 'Digital Document Filing',
				href: '/digital-document-filing-system',
				note: 'Paperless in under a week',
			},
			{ label: 'Committee Management', href: '/committee-management', note: 'Agenda, minutes, actions' },
			{ label: '3-Way Matching', href: '/3-way-matching-solution', note: 'Order, invoice, goods received' },
			{ label: 'Education Automation', href: '/education-automation-solution', note: 'Accreditation to results' },
		],
	},
]

const productCount = productGroups.flatMap(({ links }) => links).length

export const menuPanels: readonly MenuPanel[] = [
	{
		id: 'menu-solutions',
		label: 'Solutions',
		href: '/solutions',
		overview: 'All solutions',
		lead: `${productCount} products, sorted by who works with them.`,
		groups: productGroups,
	},
	{
		id: 'menu-services',
		label: 'Services',
		href: '/services',
		overview: 'Our services',
		lead: 'People who build, move and run it, beside yours or instead of them.',
		groups: [
			{
				heading: 'Software',
				links: [
					{
						label: 'Development and upgrades',
						href: '/services',
						note: 'New, re-engineered, or your team on our bench',
					},
				],
			},
			{
				heading: 'Operation',
				links: [
					{
						label: 'Infrastructure services',
						href: '/infrastructure-services',
						note: 'Servers, backup, cloud, recovery, 24x7',
					},
				],
			},
		],
	},
	{
		id: 'menu-company',
		label: 'Company',
		href: '/about',
		overview: 'About us',
		lead: 'Five offices in three countries, and the people in them.',
		groups: [
			{
				heading: 'Who we are',
				links: [
					{ label: 'Our Work Space', href: '/about', note: 'Culture, vision, mission' },
					{ label: 'Careers', href: '/careers', note: 'Why join us, and how' },
					{ label: 'Contact', href: '/contact', note: 'Offices, mailboxes, enquiry form' },
				],
			},
			{
				heading: 'What is new',
				links: [
					{ label: 'News', href: '/news', note: 'Releases, offices, people' },
					{ label: 'Events', href: '/events', note: 'Where to meet us next' },
				],
			},
			{
				heading: 'Something to read',
				links: [
					{ label: 'Blog', href: '/blog', note: 'Notes from the work' },
					{ label: 'Case studies', href: '/case-study', note: 'What it brought, and to whom' },
					{ label: 'Resources', href: '/resources', note: 'Brochures, flyers, whitepapers' },
				],
			},
		],
	},
	{
		id: 'menu-investors',
		label: 'Investors',
		href: '/Ipo',
		overview: 'Investor documents',
		lead: 'Reports, returns, codes and policies, and whom to ask.',
		groups: [
			{
				heading: 'Documents',
				links: [
					{ label: 'IPO', href: '/Ipo' },
					{ label: 'Annual report', href: '/AnnualReport' },
					{ label: 'Annual return', href: '/AnnualReturn' },
					{ label: 'Code of conduct', href: '/CodeofConduct' },
					{ label: 'Policies', href: '/Policies' },
				],
			},
			{
				heading: 'People',
				links: [
					{ label: 'Management', href: '/Management' },
					{ label: 'Investor enquiry', href: '/InvestorEnquiry' },
					{ label: 'Grievance redressal officer', href: '/investor-grievance-redressal-officer' },
				],
			},
		],
	},
]

/** The button of every page. */
export const callToAction: MenuLink = { label: 'Get in touch', href: '/contact' }

/** Beside the copyright line. */
export const legalLinks: readonly MenuLink[] = [
	{ label: 'Privacy policy', href: '/PrivacyPolicy' },
	{ label: 'Terms and conditions', href: '/TermsConditions' },
]
