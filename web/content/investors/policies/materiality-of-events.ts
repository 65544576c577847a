import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const materialityOfEvents: InvestorDocument = {
	file: pdfName('materiality-of-events-policy'),
	title: 'Policy on Materiality of Events and Information',
	kind: 'Policy',
	period: '1 August 2023',
	summary:
		'Which events investors are told about, how large an event must be to count, who decides, and within how many hours the news goes out.',
	facts: [
		{ label: 'Approved by', value: 'Board of Directors' },
		{ label: 'In force since', value: '1 August 2023' },
		{ label: 'Owner', value: 'Company Secretary' },
		{ label: 'Next review', value: 'July 2025' },
	],
	sections: [
		{
			heading: 'What this policy promises you',
			blocks: [
				{
					kind: 'text',
					text: `Everyone who holds or may buy our shares learns important news at the same moment and in the same words. To keep that promise, ${legalEntity.name} (CIN ${legalEntity.cin}) adopts the tests of regulation 30 of the SEBI (Listing Obligations and Disclosure Requirements) Regulations 2015, as they stand after the amendments that took effect on 14 July 2023.`,
				},
				{
					kind: 'text',
					text: 'The duty towards stock exchanges begins with listing. Until then the same officers apply the same thresholds to decide what goes into offer documents, public notices and letters to shareholders, so that the practice is old when the obligation is new.',
				},
			],
		},
		{
			heading: 'Three kinds of event',
			blocks: [
				{
					kind: 'list',
					items: [
						'Deemed material. Para A of Part A of Schedule III lists them: results, dividends, acquisitions, fraud, changes of directors or auditors, rating actions and others. No test of size applies.',
						'Material if large enough. Para B lists them: big orders, new lines of business, capacity, litigation, guarantees, loss of a licence and more. Here the thresholds below decide.',
						'Anything else. Para C covers news that is on neither list and that a holder of securities needs in order to see where the company stands.',
					],
				},
				{
					kind: 'text',
					text: 'In addition, an event the board itself judges to be material is disclosed even though no rule names it.',
				},
			],
		},
		{
			heading: 'The test of size',
			blocks: [
				{
					kind: 'text',
					text: 'An event under Para B is material when its value, or its expected effect in value, exceeds the lowest of three amounts. All three come from the last audited consolidated accounts; the finance team recalculates them within a week of each audit and circulates them on one page.',
				},
				{
					kind: 'table',
					caption: 'Thresholds, with round figures for illustration only',
					columns: ['Measure', 'Share', 'If the measure were', 'Threshold'],
					rows: [
						['Turnover', '2%', 'Rs 100 crore', 'Rs 2 crore'],
						['Net worth, unless negative', '2%', 'Rs 60 crore', 'Rs 1.2 crore'],
						['Average profit or loss after tax of three years, without its sign', '5%', 'Rs 9 crore', 'Rs 45 lakh'],
					],
				},
				{
					kind: 'text',
					text: 'In this example an order of Rs 50 lakh would pass the lowest mark. Routine renewals of maintenance contracts are added up for each customer over a financial year before they are compared, so that a large contract cannot hide in small pieces.',
				},
			],
		},
		{
			heading: 'The test of meaning',
			blocks: [
				{
					kind: 'text',
					text: 'Figures are not everything. An event below the amount is still disclosed if leaving it out would be likely to make information already public discontinue or change, or if the market would react significantly once it came to light later.',
				},
				{
					kind: 'list',
					items: [
						'Would a careful investor price the share differently after hearing it?',
						'Does it touch our certificate under ISO 27001:2013 or the personal data of customers?',
						'Does it affect a contract that the annual report names as important?',
						'Has a regulator, a ministry or a court written to us about it?',
					],
				},
				{
					kind: 'text',
					text: 'One “yes” brings the matter to the authorised officers within the hour.',
				},
			],
		},
		{
			heading: 'Who decides',
			blocks: [
				{
					kind: 'text',
					text: 'The board authorises three officers: the Managing Director, the Chief Financial Officer and the Company Secretary. Any two of them decide whether an event is material and sign off the text; their names and telephone numbers are given to the exchanges and shown on our website. When they disagree, disclosure is the default.',
				},
				{
					kind: 'text',
					text: 'Heads of sales, delivery, people, legal and information security each name a reporter. A reporter tells the Company Secretary of any possible event on the day it becomes known, by telephone first and by form afterwards. Being unsure is a reason to call, not a reason to wait.',
				},
			],
		},
		{
			heading: 'How fast',
			blocks: [
				{
					kind: 'table',
					caption: 'Time limits for disclosure',
					columns: ['Where the event comes from', 'Limit', 'Example'],
					rows: [
						['A decision of a board meeting', '30 minutes after the meeting closes', 'Results, dividend, buyback'],
						['Inside the company', '12 hours', 'Acquisition agreed, officer appointed'],
						['Outside the company', '24 hours', 'Large order received, notice from an authority'],
						['Meeting with analysts or investors', '2 working days ahead', 'Schedule and place'],
						['Resignation letter of a key officer', '7 days after it takes effect', 'Letter with its reasons'],
					],
				},
				{
					kind: 'text',
					text: 'The clock starts when an officer becomes aware of the event, or should have become aware by doing the job with ordinary care. For negotiations it starts when the matter is certain enough to be announced without misleading anybody; until then the circle of insiders is recorded name by name. A late disclosure carries an explanation of the delay.',
				},
			],
		},
		{
			heading: 'Steps of a disclosure',
			blocks: [
				{
					kind: 'list',
					numbered: true,
					items: [
						'Record the time, the source and the documents in the register of events.',
						'Apply the lists, then the amounts, then the questions above.',
						'Draft the text with the details that the SEBI circular asks for about this kind of event.',
						'Have two authorised officers approve it, and close the trading window if it is still closed information.',
						'File it with the exchanges, then put it on our website, and only then answer the press.',
						'Follow up: publish material developments until the matter is resolved or closed.',
					],
				},
				{
					kind: 'text',
					text: 'Questions from an exchange receive a specific and adequate reply without delay. Market rumours are confirmed, denied or clarified within 24 hours once the rule on verification covers companies of our size, and earlier if the authorised officers see harm in silence.',
				},
			],
		},
		{
			heading: 'On the website, in the files',
			blocks: [
				{
					kind: 'text',
					text: 'Each disclosure stays on the investor pages for at least five years and then moves to the archive under our preservation rules. The register of events, including those found not to be material and why, goes before the Audit Committee every quarter.',
				},
				{
					kind: 'text',
					text: `Officers who keep a reportable matter to themselves face disciplinary measures and, where prices were affected, proceedings under insider trading law. The policy is reviewed once in two years; it is amended at once if regulation 30 is. Reporters use the duty telephone; all other readers write to ${legalEntity.email}, subject “Disclosure”.`,
				},
			],
		},
	],
}
