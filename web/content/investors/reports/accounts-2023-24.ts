import type { DocumentSection } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'
import { wholeTimeDirector } from '../people.ts'

const columns = ['Lakh rupees', 'Note', '2024', '2023'] as const

/** The audited statements of the 16th annual report. Deductions are in parentheses. */
export const accounts202324: readonly DocumentSection[] = [
	{
		heading: 'Independent auditor’s report, in summary',
		blocks: [
			{
				kind: 'text',
				text: `Opinion: in the view of ${legalEntity.auditor}, the statements give a true and fair view, under Indian Accounting Standards, of the state of affairs at 31 March 2024 and of profit, changes in equity and cash flows for the year. The opinion is unmodified and carries no emphasis of matter.`,
			},
			{
				kind: 'text',
				text: 'Key audit matter, revenue from implementation at a fixed price: progress is measured by hours spent against hours estimated. The auditor repeated the estimate for 22 contracts, 71 per cent of that revenue, and compared hours with the time system.',
			},
			{
				kind: 'text',
				text: 'Key audit matter, capitalised development: the auditor read the feasibility papers for four products and tested that salaries were booked to the right one. Other reports required by law: internal financial controls were effective; the audit trail of the accounting software ran throughout and was not tampered with; statutory dues were paid on time except those under dispute in note 6.',
			},
		],
	},
	{
		heading: 'Balance sheet at 31 March',
		blocks: [
			{
				kind: 'table',
				caption: 'Assets',
				columns,
				rows: [
					['Property, plant and equipment', '', '812', '748'],
					['Right-of-use assets', '', '498', '540'],
					['Software, finished and under development', '', '1,450', '1,250'],
					['Deferred tax and deposits for premises', '', '260', '228'],
					['Non-current assets', '', '3,020', '2,766'],
					['Trade receivables', '', '3,412', '2,746'],
					['Contract assets', '1', '986', '772'],
					['Cash and cash equivalents', '', '1,595', '1,345'],
					['Bank deposits', '', '2,050', '1,600'],
					['Other current assets', '', '402', '338'],
					['Current assets', '', '8,445', '6,801'],
					['Total assets', '', '11,465', '9,567'],
				],
			},
			{
				kind: 'table',
				caption: 'Equity and liabilities',
				columns,
				rows: [
					['Equity share capital', '2', '1,300', '1,275'],
					['Other equity', '2', '6,224', '4,732'],
					['Equity', '', '7,524', '6,007'],
					['Borrowings and leases', '4', '626', '772'],
					['Provisions for gratuity', '', '318', '262'],
					['Non-current liabilities', '', '944', '1,034'],
					['Borrowings and leases', '4', '238', '242'],
					['Trade payables', '', '742', '618'],
					['Contract liabilities', '1', '1,286', '1,054'],
					['Other current liabilities', '', '604', '508'],
					['Provisions and current tax', '', '127', '104'],
					['Current liabilities', '', '2,997', '2,526'],
					['Total equity and liabilities', '', '11,465', '9,567'],
				],
			},
		],
	},
	{
		heading: 'Statement of profit and loss',
		blocks: [
			{
				kind: 'table',
				caption: 'Year ended 31 March',
				columns,
				rows: [
					['Revenue from operations', '1', '11,584', '9,236'],
					['Other income: interest', '', '117', '84'],
					['Total income', '', '11,701', '9,320'],
					['Employee benefits', '', '5,786', '4,746'],
					['Cloud, hosting and bought licences', '', '1,217', '988'],
					['Other expenses', '', '2,190', '1,650'],
					['Finance costs', '', '44', '52'],
					['Depreciation and amortisation', '', '443', '350'],
					['Total expenses', '', '9,680', '7,786'],
					['Profit before tax', '', '2,021', '1,534'],
					['Tax: current 527 (400), deferred credit 18 (14)', '', '(509)', '(386)'],
					['Profit for the year', '', '1,512', '1,148'],
					['Basic earnings per share, Rs', '3', '11.83', '9.10'],
				],
			},
		],
	},
	{
		heading: 'Cash flow statement',
		blocks: [
			{
				kind: 'table',
				caption: 'Year ended 31 March, indirect method',
				columns: ['Lakh rupees', '2024', '2023'],
				rows: [
					['Profit before tax', '2,021', '1,534'],
					['Depreciation and amortisation', '443', '350'],
					['Finance costs', '44', '52'],
					['Interest income', '(117)', '(84)'],
					['Cost of share options', '58', '42'],
					['Receivables and other assets', '(958)', '(814)'],
					['Payables and other liabilities', '452', '414'],
					['Provisions', '72', '62'],
					['Income tax paid', '(520)', '(396)'],
					['Cash from operations', '1,495', '1,160'],
					['Equipment bought', '(214)', '(270)'],
					['Software developed', '(353)', '(509)'],
					['Placed in bank deposits', '(450)', '(100)'],
					['Interest received', '117', '84'],
					['Cash used in investing', '(900)', '(795)'],
					['Shares issued', '100', '60'],
					['Borrowed, less repaid', '(110)', '60'],
					['Leases and interest paid', '(182)', '(174)'],
					['Dividend paid', '(153)', '(126)'],
					['Cash used in financing', '(345)', '(180)'],
					['Increase in cash', '250', '185'],
					['Cash at the beginning', '1,345', '1,160'],
					['Cash at the end', '1,595', '1,345'],
				],
			},
		],
	},
	{
		heading: 'Notes to the accounts',
		blocks: [
			{
				kind: 'text',
				text: 'Note 1, revenue. A licence is recognised when the client can use it, a subscription and maintenance evenly over their term, fixed-price work as it progresses. Work done before it may be billed is a contract asset; money received ahead is a contract liability, of which Rs 1,019 lakh at the opening became revenue in the year.',
			},
			{
				kind: 'table',
				caption: 'Note 2: equity',
				columns: ['Lakh rupees', 'Capital', 'Other equity', 'Total'],
				rows: [
					['At 1 April 2023', '1,275', '4,732', '6,007'],
					['Profit for the year', '', '1,512', '1,512'],
					['Dividend of Rs 1.20 for 2022-23', '', '(153)', '(153)'],
					['Options exercised, 250,000 shares at Rs 40', '25', '75', '100'],
					['Cost of share options', '', '58', '58'],
					['At 31 March 2024', '1,300', '6,224', '7,524'],
				],
			},
			{
				kind: 'text',
				text: 'Note 3, earnings per share: Rs 1,512 lakh over a weighted 12,785,519 shares (2023: Rs 1,148 lakh over 12,620,548). Note 4, borrowings: a term loan of Rs 330 lakh from the company’s banker, secured on equipment, at 9.1 per cent and repayable by March 2028; leases come to Rs 534 lakh.',
			},
			{
				kind: 'table',
				caption: 'Note 5: related parties',
				columns: ['Party and transaction', '2024', '2023'],
				rows: [
					[`Firm of ${wholeTimeDirector.name}: lease, Kochi`, '36.00', '36.00'],
					['Key managerial personnel: salaries', '177.70', '155.70'],
					['Other directors: fees', '14.70', '11.00'],
					['Directors: dividend', '106.92', '89.10'],
				],
			},
			{
				kind: 'text',
				text: 'Note 6, contingent liabilities: bank guarantees given to clients Rs 412 lakh; income tax for assessment year 2021-22 under appeal Rs 38 lakh; goods and services tax on a disputed credit Rs 21 lakh. Contracts for equipment not yet delivered came to Rs 64 lakh.',
			},
		],
	},
]
