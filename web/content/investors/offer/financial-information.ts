import type { DocumentSection } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

const columns = ['Lakh rupees', '2023-24', '2022-23', '2021-22'] as const

export const financialInformation: readonly DocumentSection[] = [
	{
		heading: 'Three years of figures',
		blocks: [
			{
				kind: 'text',
				text: `Restated under Indian Accounting Standards and examined by ${legalEntity.auditor}. Restatement changed no profit of any year.`,
			},
			{
				kind: 'table',
				caption: 'Profit and loss',
				columns,
				rows: [
					['Revenue from operations', '11,584', '9,236', '7,412'],
					['Other income', '117', '84', '68'],
					['Employee benefits', '(5,786)', '(4,746)', '(3,902)'],
					['Cloud, hosting and bought licences', '(1,217)', '(988)', '(812)'],
					['Other expenses', '(2,190)', '(1,650)', '(1,296)'],
					['Finance costs', '(44)', '(52)', '(46)'],
					['Depreciation and amortisation', '(443)', '(350)', '(260)'],
					['Profit before tax', '2,021', '1,534', '1,164'],
					['Tax', '(509)', '(386)', '(293)'],
					['Profit after tax', '1,512', '1,148', '871'],
				],
			},
			{
				kind: 'table',
				caption: 'Assets and liabilities at 31 March',
				columns: ['Lakh rupees', '2024', '2023', '2022'],
				rows: [
					['Non-current assets', '3,020', '2,766', '1,981'],
					['Current assets', '8,445', '6,801', '5,734'],
					['Total assets', '11,465', '9,567', '7,715'],
					['Equity', '7,524', '6,007', '4,883'],
					['Non-current liabilities', '944', '1,034', '804'],
					['Current liabilities', '2,997', '2,526', '2,028'],
					['Total equity and liabilities', '11,465', '9,567', '7,715'],
				],
			},
			{
				kind: 'table',
				caption: 'Cash flows',
				columns,
				rows: [
					['From operations', '1,495', '1,160', '902'],
					['Used in investing', '(900)', '(795)', '(1,214)'],
					['From or used in financing', '(345)', '(180)', '512'],
					['Change in cash', '250', '185', '200'],
					['Cash at the year end', '1,595', '1,345', '1,160'],
				],
			},
			{
				kind: 'table',
				caption: 'Ratios for judging the price',
				columns: ['Measure', '2023-24', '2022-23', '2021-22'],
				rows: [
					['Basic earnings per share, Rs', '11.83', '9.10', '7.19'],
					['Net asset value per share, Rs', '57.88', '47.11', '38.75'],
					['Return on net worth', '20.1%', '19.1%', '17.8%'],
					['Operating profit before depreciation', '2,391', '1,852', '1,402'],
					['The same, of revenue', '20.6%', '20.1%', '18.9%'],
				],
			},
		],
	},
	{
		heading: 'What moved the figures',
		blocks: [
			{
				kind: 'text',
				text: 'Over two years licences and subscriptions rose from Rs 3,113 lakh to Rs 5,212 lakh and annual maintenance from Rs 1,408 lakh to Rs 2,317 lakh. Both need few extra people, hence the wider margin. Cash from operations reached 99 per cent of profit after tax. Investment in 2021-22 includes deposits made from the placement of January 2022. Contingent liabilities of Rs 471 lakh, mostly guarantees to clients, are not provided for.',
			},
		],
	},
]
