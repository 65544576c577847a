import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const materialLitigationsAndCreditors: InvestorDocument = {
	file: pdfName('material-litigations-and-creditors-policy'),
	title: 'Policy on Material Litigations and Creditors',
	kind: 'Policy',
	period: '12 June 2024',
	summary:
		'Which court cases and which unpaid suppliers are named in offer documents, from what amount on, and how the lists are put together.',
	facts: [
		{ label: 'Approved by', value: 'Board of Directors' },
		{ label: 'In force since', value: '12 June 2024' },
		{ label: 'Owner', value: 'Chief Financial Officer and Head of Legal' },
		{ label: 'Next review', value: 'June 2025' },
	],
	sections: [
		{
			heading: 'What it is for',
			blocks: [
				{
					kind: 'text',
					text: `A company that offers shares to the public must say who is suing it and whom it owes. Printing every traffic fine would bury the facts that matter, so the law lets the board draw a line and asks it to draw that line in public. This policy is that line for the offer documents of ${legalEntity.name}.`,
				},
				{
					kind: 'text',
					text: 'It rests on Schedule VI to the SEBI (Issue of Capital and Disclosure Requirements) Regulations 2018 and covers the draft red herring prospectus, the red herring prospectus, the prospectus, and any addendum or corrigendum. It has no bearing on what we disclose after listing, for which our policy on materiality of events is the measure.',
				},
			],
		},
		{
			heading: 'Whose cases count',
			blocks: [
				{
					kind: 'list',
					items: [
						'The company itself.',
						'Each of the seven directors, in that capacity or in any other.',
						'Promoters, and every subsidiary that exists on the date of the document.',
						'Group companies, but only where the outcome could have a material effect on us.',
					],
				},
				{
					kind: 'text',
					text: 'A matter counts once somebody is a party before a court, tribunal, arbitrator or authority. Letters of demand from private persons do not count until then; notices from a government, a regulator or a tax office always do.',
				},
			],
		},
		{
			heading: 'Four classes of proceeding',
			blocks: [
				{
					kind: 'table',
					caption: 'What is disclosed, and how fully',
					columns: ['Class', 'Threshold', 'Form of disclosure'],
					rows: [
						['Criminal proceedings, by or against us', 'None: every one', 'Separate paragraph each'],
						['Actions by regulatory or statutory authorities', 'None: every one', 'Separate paragraph each'],
						['Penalties on promoters by SEBI or an exchange', 'Last five financial years', 'Separate paragraph each'],
						['Direct and indirect tax claims', 'None', 'Number of cases and total amount'],
						['Civil suits, arbitration, consumer cases', 'As in the next section', 'Separate paragraph if material'],
					],
				},
			],
		},
		{
			heading: 'When a civil case is material',
			blocks: [
				{
					kind: 'text',
					text: 'It is material if the amount claimed, with interest to date, is above the lowest of the following sums, all taken from the latest restated financial statements in the offer document, consolidated if there are subsidiaries.',
				},
				{
					kind: 'table',
					caption: 'Monetary thresholds for civil proceedings',
					columns: ['Base', 'Percentage', 'Remark'],
					rows: [
						['Turnover of the last full year', '2%', 'Revenue from operations only'],
						['Net worth at the end of that year', '2%', 'Left out if negative'],
						['Average profit or loss after tax, last three years', '5%', 'Absolute values are averaged'],
					],
				},
				{
					kind: 'text',
					text: 'Three further cases are material at any amount, or where no amount can be put on them:',
				},
				{
					kind: 'list',
					items: [
						'an injunction is sought that would stop the sale or use of a product;',
						'title to source code, a trade mark or our registered office is disputed;',
						'the judgment would decide a series of like suits that together cross the threshold.',
					],
				},
				{
					kind: 'text',
					text: 'Claims by the same opponent, or out of the same contract, are added together before they are compared. Counterclaims are not deducted.',
				},
			],
		},
		{
			heading: 'When a creditor is material',
			blocks: [
				{
					kind: 'text',
					text: 'A supplier is a material creditor if we owe it more than 5 per cent of total trade payables on the date of the most recent restated balance sheet. Suppose that payables stand at Rs 6 crore: anyone to whom we owe more than Rs 30 lakh is then on the list. Balances are added up over all branches and purchase orders, net of advances, without regard to disputes.',
				},
				{
					kind: 'table',
					caption: 'How amounts owed are shown',
					columns: ['Group', 'In the offer document', 'On our website'],
					rows: [
						['Micro, small and medium enterprises', 'Number of creditors and total', 'Same'],
						['Material creditors', 'Number of creditors and total', 'Each name and amount'],
						['All others', 'Number of creditors and total', 'Same'],
					],
				},
				{
					kind: 'text',
					text: 'Whether an enterprise is micro, small or medium follows from its Udyam registration, which purchasing asks for before the first order. The MSMED Act 2006 gives micro and small suppliers payment within the agreed period, at most 45 days from acceptance; after that, compound interest at three times the bank rate falls due each month. Amounts older than 45 days are reported to the Ministry of Corporate Affairs in the half-yearly form MSME-1.',
				},
			],
		},
		{
			heading: 'How the lists are made',
			blocks: [
				{
					kind: 'list',
					numbered: true,
					items: [
						'Legal keeps one register of proceedings, with forum, parties, claim, stage, next hearing and counsel’s view of the odds.',
						'Ten weeks before filing, every director and promoter signs a questionnaire about proceedings in their own name.',
						'External counsel searches the public records of courts and tribunals in Kerala, Tamil Nadu and Maharashtra.',
						'Finance extracts payables by creditor and writes to the twenty largest for confirmation of balance.',
						'Statutory auditors certify the totals; lead managers see the letters behind them.',
						'The Audit Committee compares the lists with contingent liabilities in the notes, and settles differences.',
						'A last update is made on the working day before each document is filed.',
					],
				},
				{
					kind: 'text',
					text: 'New suits served between filing and allotment are judged within two days. If one is material, investors hear of it by public advertisement.',
				},
			],
		},
		{
			heading: 'Responsibilities',
			blocks: [
				{
					kind: 'table',
					caption: 'Duties by office',
					columns: ['Office', 'Answers for'],
					rows: [
						['Head of Legal', 'Completeness of the register; description of each case in neutral words'],
						['Chief Financial Officer', 'Restated bases, payables ledger and confirmations'],
						['Head of Purchasing', 'Registration status and payment terms of suppliers'],
						['Company Secretary', 'Questionnaires, web page, updates, archive'],
						['Board', 'Thresholds, final lists, responsibility statement'],
					],
				},
			],
		},
		{
			heading: 'A few cautions',
			blocks: [
				{
					kind: 'text',
					text: 'Materiality here serves disclosure in offer documents alone. Nothing in this policy admits a debt or a claim, and no one may rely on it in a suit. The board may disclose more than the thresholds call for, never less; lead managers or SEBI may also require it to. A figure that is left out because it falls just short by less than a tenth is shown to the board separately.',
				},
			],
		},
		{
			heading: 'Keeping and changing the policy',
			blocks: [
				{
					kind: 'text',
					text: `Registers, letters of confirmation and signed questionnaires remain on file for eight years after the offer closes, or until the last listed case is finally decided if that takes longer. The policy is looked at again every year while an offer is being prepared, and lapses once it is complete. Suppliers who believe that their balance is shown wrongly can write to ${legalEntity.email} and receive an answer within five working days.`,
				},
			],
		},
	],
}
