import type { DocumentSection } from '../document.ts'
import { wholeTimeDirector } from '../people.ts'

export const riskFactors: DocumentSection = {
	heading: 'Risk factors',
	blocks: [
		{ kind: 'text', text: 'Equity can lose all its value. We list what worries us most, the heaviest first.' },
		{
			kind: 'list',
			numbered: true,
			items: [
				'A breach of data. Our software holds identity papers of millions. One leak could cost contracts, penalties of up to Rs 250 crore under the data protection law, and trust that no insurance replaces.',
				'One sector. If banks cut their budgets, 57 per cent of our revenue is exposed at once.',
				'Few payers. Ten clients gave 41 per cent of revenue in 2023-24; the largest, 9 per cent, may leave at ninety days’ notice.',
				'Slow public money. Receivables older than 180 days were Rs 512 lakh, four fifths of them owed by government bodies.',
				'Fixed prices. In two contracts of 2023-24 we spent 1,900 hours more than planned, and could not bill them.',
				'People. Eleven in a hundred engineers left last year, and a specialist in trade finance takes nine months to train.',
				'Rules that change. A new C-KYC format or sanctions list must be live by a set date at every client; missing one breaks a contract.',
				'Machine judgement. Reading of handwriting and scoring of risk go wrong at times. A wrong refusal of an account may bring a claim, although a person confirms each one.',
				'Rented computing. Two providers supply 83 per cent of our cloud capacity and may raise prices with a month’s warning.',
				'Capitalised work. Rs 1,450 lakh of software stands on the balance sheet and would be written off if a product failed.',
				'Currency. A fifth of revenue arrives in dirhams and dollars, mostly unhedged; a rupee stronger by 5 per cent would have cost Rs 82 lakh of profit.',
				`Dealings with a director. A firm of ${wholeTimeDirector.name} lets us a floor in Kochi for Rs 36 lakh a year until 2029, on terms that the Audit Committee approved.`,
				'Money that does not reach us. Up to a fifth of the shares on offer are sold by two directors, who keep what they fetch.',
				'Plans not appraised. No bank has examined the objects; costs rest on our estimates and on quotations valid to March 2025.',
				'Control and price. Promoters keep 42.12 per cent, no share has traded before, and later sales may press on the price.',
			],
		},
	],
}
