/** A field of a paper, and what the examiner finds there. Only a field that does not conform has `fault`. */
export type PaperField = { id: string; label: string; value: string; finding: string; fault?: true }

export type PaperName = 'invoice' | 'lading' | 'packing' | 'origin'
export type Paper = {
	name: PaperName
	title: string
	number: string
	copies: string
	from: string
	fields: readonly PaperField[]
}

/** The presentation under LC 0418-24. The articles are those of UCP 600. */
export const papers: readonly Paper[] = [
	{
		name: 'invoice',
		title: 'Commercial invoice',
		number: 'NM 20417',
		copies: '3 / 3',
		from: 'Nordhavn Machinery',
		fields: [
			{
				id: 'buyer',
				label: 'Invoiced to',
				value: 'Kaveri Spinning Mills',
				finding: 'it is made out to the applicant, as article 18(a) asks',
			},
			{
				id: 'goods',
				label: 'Goods',
				value: '4 ring spinning frames, CFR New Mangalore',
				finding: 'the description corresponds with field 45A, article 18(c)',
			},
			{
				id: 'total',
				label: 'Total',
				value: 'USD 482,500.00',
				finding: 'the total is the amount of the credit, and not a cent above it',
			},
			{
				id: 'signature',
				label: 'Signature',
				value: 'None',
				finding: 'an invoice need not be signed, article 18(a)(iv), and the credit does not ask for it',
			},
		],
	},
	{
		name: 'lading',
		title: 'Bill of lading',
		number: 'SKA 77302',
		copies: '3 / 3',
		from: 'Skagen Line, as carrier',
		fields: [
			{
				id: 'loading',
				label: 'Port of loading',
				value: 'Aarhus',
				finding: 'the port is that of field 44E',
			},
			{
				id: 'discharge',
				label: 'Port of discharge',
				value: 'New Mangalore',
				finding: 'the port is that of field 44F',
			},
			{
				id: 'cases',
				label: 'Packages, gross weight',
				value: '12 cases, 38,400 kg',
				finding: 'number and weight agree with the packing list, article 14(d)',
			},
			{
				id: 'freight',
				label: 'Freight',
				value: 'Prepaid',
				finding: 'under CFR the seller pays the freight',
			},
			{
				id: 'issued',
				label: 'Place and date of issue',
				value: 'Aarhus, 11 Sep 2024',
				finding: 'the day of issue counts only without an on board notation, article 20(a)(ii), and this bill has one',
			},
			{
				id: 'on-board',
				label: 'Shipped on board',
				value: '14 Sep 2024, Skagen Star',
				finding: 'the on board notation is the date of shipment, and the latest one is 12 September',
				fault: true,
			},
		],
	},
	{
		name: 'packing',
		title: 'Packing list',
		number: 'NM 20417-P',
		copies: '2 / 2',
		from: 'Nordhavn Machinery',
		fields: [
			{
				id: 'marks',
				label: 'Marks',
				value: 'KSM 0418-24, 1 to 12',
				finding: 'no other document shows different marks',
			},
			{
				id: 'weight',
				label: 'Gross weight',
				value: '38,400 kg in 12 cases',
				finding: 'the bill of lading shows the same, article 14(d)',
			},
			{
				id: 'packed',
				label: 'Packed on',
				value: '6 Sep 2024',
				finding: 'a paper may be older than the shipment',
			},
		],
	},
	{
		name: 'origin',
		title: 'Certificate of origin',
		number: 'DK 118 204',
		copies: '1 / 1',
		from: 'Chamber of Commerce, Aarhus',
		fields: [
			{ id: 'country', label: 'Country of origin', value: 'Denmark', finding: 'the credit asks for Danish origin' },
			{
				id: 'certified',
				label: 'Goods',
				value: 'Ring spinning frames, 4 pieces',
				finding: 'general terms are enough outside the invoice, article 14(e)',
			},
			{
				id: 'dated',
				label: 'Date',
				value: '16 Sep 2024',
				finding: 'it may be younger than the shipment, only not younger than the presentation, article 14(i)',
			},
		],
	},
]

/** MT 700 of the credit: tag, name and content. */
export const terms = [
	{ tag: '20', name: 'Credit', value: '0418-24' },
	{ tag: '31D', name: 'Expiry', value: '30 SEP 2024, MANGALURU' },
	{ tag: '50', name: 'Applicant', value: 'KAVERI SPINNING MILLS' },
	{ tag: '59', name: 'Beneficiary', value: 'NORDHAVN MACHINERY' },
	{ tag: '32B', name: 'Amount', value: 'USD 482,500.00' },
	{ tag: '44E', name: 'Loading', value: 'AARHUS' },
	{ tag: '44F', name: 'Discharge', value: 'NEW MANGALORE' },
	{ tag: '44C', name: 'Latest shipment', value: '12 SEP 2024' },
	{ tag: '45A', name: 'Goods', value: '4 RING SPINNING FRAMES, DANISH ORIGIN, CFR' },
	{ tag: '48', name: 'Presentation', value: '21 DAYS' },
] as const
