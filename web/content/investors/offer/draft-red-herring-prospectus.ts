import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'
import { boardChair, companySecretary, people, wholeTimeDirector } from '../people.ts'
import { capitalStructure } from './capital-structure.ts'
import { financialInformation } from './financial-information.ts'
import { riskFactors } from './risk-factors.ts'

export const draftRedHerringProspectus: InvestorDocument = {
	file: pdfName('drhp'),
	title: 'Draft Red Herring Prospectus',
	kind: 'Draft red herring prospectus',
	period: 'September 2024',
	summary:
		'Abridged draft for a first public offer of 5,000,000 equity shares: objects, business, fifteen risks, three years of figures and the way to apply.',
	facts: [
		{ label: 'Notice', value: 'Illustrative document of a fictional company' },
		{ label: 'Issuer', value: legalEntity.name },
		{ label: 'Corporate identity number', value: legalEntity.cin },
		{ label: 'Dated', value: '27 September 2024' },
		{ label: 'Fresh issue', value: 'Up to 4,000,000 shares' },
		{ label: 'Offer for sale', value: 'Up to 1,000,000 shares' },
		{ label: 'Book running lead manager', value: 'Kettuvallam Capital Advisors' },
		{ label: 'Registrar to the offer', value: legalEntity.registrar },
	],
	cover: [
		{ value: '5,000,000', label: 'equity shares of Rs 10', note: '29.41 per cent of the capital afterwards' },
		{ value: '4,000,000', label: 'of them new', note: 'with the proceeds to the company' },
		{ value: '11,584', label: 'lakh rupees of revenue', note: 'in the year 2023-24' },
		{ value: '1,512', label: 'lakh rupees after tax', note: 'in the same year' },
	],
	sections: [
		{
			heading: 'The offer',
			blocks: [
				{
					kind: 'text',
					text: 'This draft describes a first sale of shares to the public by book building. Price band, lot and dates are left open until the red herring prospectus, and nobody can apply on the strength of this text.',
				},
				{
					kind: 'table',
					caption: 'Size and allocation, equity shares of Rs 10',
					columns: ['Part', 'Shares', 'Remark'],
					rows: [
						['Fresh issue by the company', '4,000,000', 'Proceeds to the company'],
						[`Sale by ${boardChair.name}`, '600,000', 'Proceeds to the seller'],
						[`Sale by ${wholeTimeDirector.name}`, '400,000', 'Proceeds to the seller'],
						['Whole offer', '5,000,000', '29.41% of capital afterwards'],
						['Reserved for employees', '100,000', 'Left over goes to the public'],
						['Net offer', '4,900,000', ''],
						['of it, qualified institutional buyers', '3,675,000', 'At least 75%'],
						['of it, non-institutional bidders', '735,000', 'At most 15%'],
						['of it, retail individual bidders', '490,000', 'At most 10%'],
					],
				},
				{
					kind: 'text',
					text: 'Why regulation 6(2) of the SEBI (Issue of Capital and Disclosure Requirements) Regulations 2018 and not 6(1): cash and bank deposits were 60 per cent of net tangible assets on 31 March 2024, and the simpler route allows half.',
				},
			],
		},
		{
			heading: 'Objects of the offer',
			blocks: [
				{
					kind: 'table',
					caption: 'Use of the net proceeds, in lakh rupees',
					columns: ['Object', 'Total', '2024-25', '2025-26', '2026-27'],
					rows: [
						['Development of products', '3,240', '620', '1,430', '1,190'],
						['Delivery centre in Kochi, 420 seats', '2,150', '350', '1,500', '300'],
						['Working capital', '2,400', '400', '1,100', '900'],
						['Early repayment of the term loan', '290', '290', 'Nil', 'Nil'],
						['Total of the named objects', '8,080', '1,660', '4,030', '2,390'],
					],
				},
				{
					kind: 'text',
					text: 'What remains serves general corporate purposes and may not exceed a quarter of the gross proceeds. Until used, money stays in deposits with scheduled commercial banks. The Audit Committee reviews its use each quarter; any variation needs a special resolution and an exit for members who dissent.',
				},
			],
		},
		{
			heading: 'Our business',
			blocks: [
				{
					kind: 'text',
					text: `${legalEntity.privateName} was incorporated on ${legalEntity.incorporated} and became a public company on ${legalEntity.convertedToPublic}. It makes software that captures documents, moves decisions along a process and keeps customers’ records fit for a regulator. The products have been in use for 12+ years, by 80+ enterprise clients in 12 industry verticals, through 20+ agile solutions.`,
				},
				{
					kind: 'list',
					items: [
						'Banking, 57 per cent of revenue: onboarding for savings, current and non-resident accounts; trade finance with letters of credit, collections, guarantees and remittance; committee meetings and invoice matching.',
						'Government, 23 per cent: correspondence management, and office notes that pass from initiator to recommender, reviewer and approver.',
						'Enterprise and education, 20 per cent: document management, business processes drawn in BPMN, and campus administration from accreditation to results.',
					],
				},
				{
					kind: 'text',
					text: 'A project begins with a fixed plan. Digital filing is rolled out in under a week; a suite for a bank takes three to seven months. REST APIs tie the software to ERP, HCM, CRM and core banking systems. On 31 March 2024 we employed 642 people: 341 in engineering, 187 in delivery, 71 in support and 43 in sales and administration. Infrastructure services run round the clock from Chennai under ISO 27001:2013.',
				},
			],
		},
		{
			heading: 'Strategy, property and dividends',
			blocks: [
				{
					kind: 'list',
					items: [
						'Sell the second product. Two thirds of clients use only one; those with three renew at 98 per cent, those with one at 90.',
						'Turn licences into subscriptions, which were 44 per cent of software revenue in 2023-24 and 31 per cent two years earlier.',
						'Open four markets around the Gulf and in East Africa from the Dubai office, with Arabic and Swahili screens.',
						'Read more scripts. Handwriting in Malayalam, Tamil and Arabic is in trial; Hindi, Bengali and Urdu follow with the proceeds.',
					],
				},
				{
					kind: 'text',
					text: 'All five offices are rented. We hold nine trade marks in India and two in the United Arab Emirates, and own the source code of every product; 61 open-source components are in use, each cleared for its licence before a release. Insurance covers professional liability to Rs 30 crore and cyber incidents to Rs 20 crore.',
				},
				{
					kind: 'text',
					text: 'Since 2020 the board has paid between ten and fifteen per cent of profit as dividend: Rs 0.75 a share for 2020-21, Rs 1.00, Rs 1.20, and Rs 1.50 for 2023-24. It may pay less while the delivery centre is being built.',
				},
			],
		},
		{
			heading: 'Our industry',
			blocks: [
				{
					kind: 'text',
					text: 'Three duties create the demand. Reserve Bank of India directions ask regulated lenders to know each customer, upload records to the C-KYC registry and refresh them every two, eight or ten years according to risk. Rules on public procurement and information make each public office show how it decided. The Digital Personal Data Protection Act 2023 makes anyone who stores personal data answer for its safety.',
				},
				{
					kind: 'text',
					text: 'Sellers fall into three groups: global makers of large suites, Indian product companies of our kind, and integrators who build to order. We win where an integration with an old core system decides, and lose where a client buys one global contract for thirty countries. We name no market size, since we commissioned no study and would not vouch for somebody else’s.',
				},
			],
		},
		riskFactors,
		capitalStructure,
		{
			heading: 'Management',
			blocks: [
				{
					kind: 'table',
					caption: 'Directors and key managerial personnel',
					columns: ['Name', 'Position', 'DIN', 'First appointed'],
					rows: people.map(({ name, position, din, appointmentDate }) => [
						name,
						position,
						din || 'None',
						appointmentDate,
					]),
				},
				{
					kind: 'text',
					text: `Executive terms end on 31 March 2027. ${boardChair.name} is chair of the board, is not a promoter and is related to none. Four committees of three members each follow the SEBI (Listing Obligations and Disclosure Requirements) Regulations 2015. Compliance officer for the offer: ${companySecretary.name}, ${legalEntity.email}, ${legalEntity.telephone}.`,
				},
			],
		},
		...financialInformation,
		{
			heading: 'Legal and other matters',
			blocks: [
				{
					kind: 'table',
					caption: 'Proceedings that are pending',
					columns: ['Kind', 'Number', 'Lakh rupees', 'Where it stands'],
					rows: [
						['Criminal, any party', 'Nil', 'Nil', ''],
						['Income tax against us', '1', '38', 'Appeal filed, hearing in January 2025'],
						['Goods and services tax against us', '1', '21', 'Reply given in April 2024'],
						['Civil suit against us', '1', '12', 'Former landlord, repairs in Chennai'],
						['Recovery suits by us', '2', '47', 'Evidence being taken'],
						['Against promoters or directors', 'Nil', 'Nil', ''],
					],
				},
				{
					kind: 'text',
					text: 'No promoter or director is a wilful defaulter, a fugitive economic offender, or barred from the securities market. Approvals needed for the business are in force; one trade mark application in class 42 is opposed. The board agreed to the offer on 11 March 2024 and the members on 18 March 2024.',
				},
			],
		},
		{
			heading: 'How to apply, once the offer opens',
			blocks: [
				{
					kind: 'list',
					numbered: true,
					items: [
						'Read the red herring prospectus and the price band, advertised at least two working days ahead.',
						'Have a demat account and a PAN; a bid without either is rejected.',
						'Choose your category: retail up to Rs 2 lakh, employee up to Rs 5 lakh, non-institutional above Rs 2 lakh.',
						'Bid through your bank, broker or depository participant; the amount is blocked in your account, not paid (ASBA).',
						'Individuals bidding up to Rs 5 lakh through an intermediary approve the block by UPI before 17:00 on the closing day.',
						'Retail bidders may tick the cut-off price and may change or withdraw a bid until the offer closes.',
						'Shares are credited, or the block is lifted, within three working days of closing.',
					],
				},
				{
					kind: 'text',
					text: `Questions about an application go to ${legalEntity.registrar} with its number, the name and the bank; unresolved ones reach the compliance officer after seven days.`,
				},
			],
		},
		{
			heading: 'Disclaimers and declaration',
			blocks: [
				{
					kind: 'text',
					text: 'The company, its people, its advisers and all amounts are invented, and no regulator, exchange or registrar has received these pages. They offer nothing for sale in any country. Had the draft been filed, SEBI’s observations would not mean that it approved the offer or vouches for the figures.',
				},
				{
					kind: 'text',
					text: 'Statements about the future rest on plans of September 2024 and may turn out otherwise for the reasons listed under risks. The shares are not registered under United States securities law. A filed copy would end with the signatures of seven directors and the Chief Financial Officer; this one is unsigned.',
				},
			],
		},
	],
}
