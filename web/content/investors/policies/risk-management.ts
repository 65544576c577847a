import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const riskManagement: InvestorDocument = {
	file: pdfName('risk-management-policy'),
	title: 'Risk Management Policy',
	kind: 'Policy',
	period: '1 April 2024',
	summary:
		'How risks are found, scored, owned and reported at a software company, which ones we refuse, and what happens when one comes true.',
	facts: [
		{ label: 'Approved by', value: 'Board of Directors' },
		{ label: 'In force since', value: '1 April 2024' },
		{ label: 'Owner', value: 'Managing Director' },
		{ label: 'Next review', value: 'March 2026' },
	],
	sections: [
		{
			heading: 'Intent',
			blocks: [
				{
					kind: 'text',
					text: 'Writing software for banks is a business of promises: that a system opens in the morning, that a record is still there in ten years, that nobody reads what they should not. Risk is whatever could make us break one. We take risks knowingly, in return for something, and within limits that the board has set.',
				},
				{
					kind: 'text',
					text: 'Section 134(3)(n) of the Companies Act 2013 requires the board to report on such a policy, and section 177 gives the Audit Committee the task of evaluating risk systems. Regulation 17(9) of the SEBI (LODR) Regulations 2015 adds a duty to inform directors about assessment and minimisation. A separate risk committee under regulation 21 is compulsory for the 1,000 largest listed companies; until we are among them, the Audit Committee does that work.',
				},
			],
		},
		{
			heading: 'Reach',
			blocks: [
				{
					kind: 'text',
					text: 'All five offices, all products and services, people on contract, and suppliers who hold our data or our customers’ data. Projects above Rs 1 crore keep a risk list of their own from the day of the bid.',
				},
			],
		},
		{
			heading: 'Lines of responsibility',
			blocks: [
				{
					kind: 'table',
					caption: 'Three lines and the board',
					columns: ['Who', 'Does', 'Rhythm'],
					rows: [
						['Teams and their heads', 'Find, treat and report risks where they arise', 'Continuous, listed monthly'],
						['Risk Council: heads of function', 'Compares, challenges, sets priorities', 'Monthly, 90 minutes'],
						['Internal audit', 'Tests whether controls exist and work', 'Plan of 12 audits a year'],
						['Audit Committee', 'Reviews the top ten, the incidents and the plan', 'Quarterly'],
						['Board of Directors', 'Sets appetite, decides on extreme risks', 'Half-yearly'],
					],
				},
				{
					kind: 'text',
					text: 'Every risk has exactly one owner by office. An owner may hand a task to others but not the answer for it.',
				},
			],
		},
		{
			heading: 'How much risk we accept',
			blocks: [
				{
					kind: 'list',
					items: [
						'None: bribery, falsified records, known breach of law, personal data used beyond its purpose.',
						'Low: loss of customer data, outage of hosted services, qualified audit opinion, injury at work.',
						'Moderate: delay of a delivery, dependence on one customer up to 15 per cent of revenue, foreign exchange on the Gulf and American contracts.',
						'Open: new products, up to 8 per cent of revenue a year, provided that each has a stop date agreed in advance.',
					],
				},
			],
		},
		{
			heading: 'Scoring',
			blocks: [
				{
					kind: 'text',
					text: 'Multiply likelihood by impact, both from 1 to 5. Score twice: as things would be without controls, and as they are with them. The second number decides who must act.',
				},
				{
					kind: 'table',
					caption: 'Scales',
					columns: ['Points', 'Likelihood within 12 months', 'Impact in money', 'Impact on service'],
					rows: [
						['1', 'Under 5%', 'Under Rs 5 lakh', 'No customer notices'],
						['2', '5 to 20%', 'Rs 5 to 25 lakh', 'One customer, under 4 hours'],
						['3', '20 to 50%', 'Rs 25 lakh to 1 crore', 'Several customers, one day'],
						['4', '50 to 80%', 'Rs 1 to 5 crore', 'Many customers, three days'],
						['5', 'Over 80%', 'Over 5 crore', 'Data lost, or licence to operate in doubt'],
					],
				},
				{
					kind: 'table',
					caption: 'Response by residual score',
					columns: ['Score', 'Level', 'Response', 'Reported to'],
					rows: [
						['1 to 4', 'Low', 'Accept and watch', 'Head of function'],
						['5 to 9', 'Medium', 'Plan within 60 days', 'Risk Council'],
						['10 to 15', 'High', 'Plan within 30 days, budget assured', 'Audit Committee'],
						['16 to 25', 'Extreme', 'Act within 5 days, stop the activity if need be', 'Board'],
					],
				},
			],
		},
		{
			heading: 'Risks we always look at',
			blocks: [
				{
					kind: 'table',
					caption: 'Standing themes',
					columns: ['Theme', 'What could happen', 'Main controls'],
					rows: [
						[
							'Information security',
							'Intrusion, ransom, leak',
							'ISO 27001:2013 controls, penetration tests twice a year',
						],
						['Product quality', 'A release corrupts records', 'Two reviewers, staged rollout, tested way back'],
						['Customers', 'A large bank leaves or pays late', 'Credit limits, health score, ageing list weekly'],
						['People', 'Key engineers go together', 'Two people for each module, notice periods, succession list'],
						['Law', 'New rules on KYC or data', 'Monthly legal watch, change board'],
						[
							'Artificial intelligence',
							'A model extracts wrongly or unfairly',
							'Human check below set confidence, yearly bias review',
						],
						['Suppliers', 'A hosting partner fails', 'Exit plan, second site, contract audit'],
						['Climate', 'Flood in Kochi or Chennai', 'Home working drill, data in two cities'],
					],
				},
				{
					kind: 'text',
					text: 'Environmental and social questions are part of each theme rather than a list apart. Once a year the Risk Council spends a day on events that nobody has yet thought likely.',
				},
			],
		},
		{
			heading: 'The cycle',
			blocks: [
				{
					kind: 'list',
					numbered: true,
					items: [
						'Identify: interviews, incidents, audits, complaints, and a form open to everybody in the company.',
						'Describe in one sentence: because of a cause, an event may occur, with this effect.',
						'Score it, and name an owner and a date.',
						'Choose: avoid, reduce, share through insurance or contract, or accept in writing.',
						'Check after the date whether the score has truly fallen.',
						'Close, or start again.',
					],
				},
				{
					kind: 'text',
					text: 'Early signs are measured where possible: unpatched servers older than 14 days, resignations in a quarter, receivables past 90 days, failed restores. Passing a limit alerts the owner without waiting for a meeting.',
				},
			],
		},
		{
			heading: 'When something happens',
			blocks: [
				{
					kind: 'text',
					text: 'Call the duty officer at any hour; a crisis team of five meets by telephone within 60 minutes. Cyber incidents are reported to CERT-In within six hours of being noticed, customers hear from us within 24, and exchanges in line with our disclosure rules. Business continuity plans for each office are rehearsed twice a year, once without notice. A blameless review follows every event scored 10 or higher and is shared with all staff in thirty days.',
				},
			],
		},
		{
			heading: 'Insurance, records, revision',
			blocks: [
				{
					kind: 'text',
					text: `Cover for cyber loss, professional liability, property and directors is reviewed each February against the register. Versions of the register are frozen quarterly and kept for eight years. The Managing Director proposes amendments at least every second year. No system removes all risk, and this one offers reasonable assurance, not certainty. Investors’ questions are welcome at ${legalEntity.email}.`,
				},
			],
		},
	],
}
