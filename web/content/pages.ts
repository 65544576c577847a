import { brand } from './brand.ts'
import { inWords, listed, officeCount, officeCountries } from './brand-facts.ts'
import type { PageFacts } from './page-facts.ts'

const solutions = { name: 'Solutions', path: '/solutions' } as const
const ofInvestors = { section: 'investors', parent: { name: 'Investors', path: '/Ipo' } } as const

const countries = listed(officeCountries.map(({ inSentence }) => inSentence))
const offices = `${brand.offices.length === 1 ? 'our office' : 'one of our offices'} in ${countries}`

/** Every page that is not a product's. The browser loads this file with each form, so keep long texts out of it. */
export const pages = {
	home: {
		path: '/',
		name: 'Home',
		title: 'AI-driven Content, Data & Business Process Automation Solutions',
		description:
			'Software that reads, files, checks and routes the paperwork of banks, governments and enterprises: documents, processes and customer data in one place.',
	},
	about: {
		path: '/about',
		name: 'About',
		title: 'About us: Our Work Space',
		description: `Who builds ${brand.shortName}, how the work is done in ${officeCount}, and what more than ${inWords(brand.figures.years)} years with banks, ministries and manufacturers have taught us.`,
	},
	contact: {
		path: '/contact',
		name: 'Contact',
		title: 'Contact',
		description: `Write to ${brand.name}, call ${offices}, or send an enquiry that goes straight to the right desk.`,
	},
	careers: {
		path: '/careers',
		name: 'Careers',
		title: 'Careers: Work With Us',
		description: `Which positions are open at ${brand.shortName}, where and until when; how you are hired, what to expect in your first year, and how to apply.`,
	},
	solutions: {
		...solutions,
		title: 'Solutions by industry',
		description:
			'All products on one page, sorted by who uses them: banking, e-governance, enterprise, administration and education. Find the one for your desk.',
	},
	resources: {
		path: '/resources',
		name: 'Resources',
		title: 'Resources: brochures, flyers and whitepapers',
		description:
			'Brochures of our products, flyers of one sheet and whitepapers in depth: PDF files to read, print and pass on, without a form in front of them.',
	},
	news: {
		path: '/news',
		name: 'News',
		title: 'News',
		description: `What has happened at ${brand.name}: releases, offices, people and papers, newest first, with a link to each story.`,
	},
	blog: {
		path: '/blog',
		name: 'Blog',
		title: 'Blog: notes from the work',
		description:
			'How paperwork is read, filed, checked and routed in practice: written by the people who build and install the software.',
	},
	caseStudies: {
		path: '/case-study',
		name: 'Case studies',
		title: 'Case studies',
		description:
			'What stood in the way, what was done and what it brought, told by banks, ministries, manufacturers and universities.',
	},
	events: {
		path: '/events',
		name: 'Events',
		title: 'Events',
		description: `Where you can meet the people of ${brand.name} next, and pictures of the workshops, forums and open days that were.`,
	},
	developers: {
		path: '/developers',
		name: 'Developers',
		title: 'Developers: API reference',
		description:
			'The API behind this site and its back office, call by call: fields and their limits, credentials, refusals, and an example of each request.',
	},
	backOfficeApi: {
		path: '/developers/back-office',
		name: 'Staff calls',
		title: 'Developers: staff calls',
		description:
			'The calls of the back office: lists, forms, drafts, history, users and the audit log, with the role that each one needs and an example of its answer.',
		parent: { name: 'Developers', path: '/developers' },
	},
	privacyPolicy: {
		path: '/PrivacyPolicy',
		name: 'Privacy policy',
		title: 'Privacy policy',
		description:
			'Which personal data this website collects, why, for how long, who processes it, and how you see, correct or erase what is held about you.',
	},
	termsConditions: {
		path: '/TermsConditions',
		name: 'Terms and conditions',
		title: 'Terms and conditions',
		description:
			'The rules for using this website: what you may copy, what you may send us, what we answer for, and which law applies if we disagree.',
	},
	ipo: {
		path: '/Ipo',
		name: 'IPO',
		title: 'IPO | Investors',
		description: `The draft red herring prospectus of ${brand.legal.name} for download, with what it contains.`,
		...ofInvestors,
	},
	annualReport: {
		path: '/AnnualReport',
		name: 'Annual report',
		title: 'Annual report | Investors',
		description:
			'The 16th Annual Report 2023-24: accounts, directors’ report, governance and the notice of the meeting.',
		...ofInvestors,
	},
	annualReturn: {
		path: '/AnnualReturn',
		name: 'Annual return',
		title: 'Annual return | Investors',
		description: 'Five annual returns in form MGT-7, from 2019-20 to 2023-24, as filed under the Companies Act 2013.',
		...ofInvestors,
	},
	management: {
		path: '/Management',
		name: 'Management',
		title: 'Management | Investors',
		description:
			'The board, the key managerial personnel and the four committees of the board, with dates and numbers.',
		...ofInvestors,
	},
	codeOfConduct: {
		path: '/CodeofConduct',
		name: 'Code of conduct',
		title: 'Code of conduct | Investors',
		description:
			'Three codes: fair disclosure and insider trading, board and senior management, and independent directors.',
		...ofInvestors,
	},
	policies: {
		path: '/Policies',
		name: 'Policies',
		title: 'Policies | Investors',
		description:
			'Eleven policies of the board, from social responsibility to the whistle blower, each as a tagged PDF file.',
		...ofInvestors,
	},
	investorEnquiry: {
		path: '/InvestorEnquiry',
		name: 'Investor enquiry',
		title: 'Investor enquiry | Investors',
		description:
			'Whom to ask about your shares: the registrar and transfer agent, the statutory auditor and the bankers.',
		...ofInvestors,
	},
	grievanceOfficer: {
		path: '/investor-grievance-redressal-officer',
		name: 'Grievance redressal officer',
		title: 'Investor grievance redressal officer | Investors',
		description:
			'How to complain as a shareholder, who receives it, and by when each step of the answer has to be taken.',
		...ofInvestors,
	},
} satisfies Record<string, PageFacts>

/** The base name of a page's files, such as its share card. */
export const slugOf = ({ path }: { path: string }) => path.slice(1).replaceAll('/', '-').toLowerCase() || 'home'
