/** Customers and logos of the home page, all invented. */
export const customers = [
	{ id: 'tharani', name: 'Tharani Bank', trade: 'Bank' },
	{ id: 'almara', name: 'Almara Ministry of Records', trade: 'Government' },
	{ id: 'ombra', name: 'Ombra Steelworks', trade: 'Manufacturing' },
	{ id: 'lakemont', name: 'Lakemont University', trade: 'Education' },
	{ id: 'thoovanam', name: 'Thoovanam Housing Finance', trade: 'Housing finance' },
	{ id: 'verdanza', name: 'Verdanza Hospitals', trade: 'Health care' },
	{ id: 'merrow', name: 'Port of Merrow', trade: 'Ports' },
	{ id: 'kestrel', name: 'Kestrel Bay Bank', trade: 'Bank' },
	{ id: 'neythal', name: 'Neythal Textiles', trade: 'Manufacturing' },
	{ id: 'coastal', name: 'Office of Coastal Permits', trade: 'Government' },
	{ id: 'palladrine', name: 'Palladrine Insurance', trade: 'Insurance' },
	{ id: 'dhowline', name: 'Dhowline Freight', trade: 'Logistics' },
	{ id: 'estuary', name: 'Estuary Power', trade: 'Energy' },
] as const

export type CustomerId = (typeof customers)[number]['id']
