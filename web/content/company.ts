/** The company. An adopter changes everything about it here. */

/** A day of the week as `Date` counts them: 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export type Office = {
	/** Its anchor on the contact page: /contact#<id>. */
	id: string
	kind: string
	/** Its name in the footer and the menu. */
	place: string
	country: 'India' | 'UAE' | 'USA'
	address: readonly string[]
	/** In the international form with spaces. */
	phone: string
	phoneNote?: string
	timeZone: { iana: string; name: string; short: string }
	/** Opening hours for visitors. */
	hours: { days: readonly Weekday[]; opens: `${number}:${number}`; closes: `${number}:${number}` }
	coordinates: { latitude: number; longitude: number }
}

type Mailbox = { id: string; label: string; address: string; purpose: string }

const weekdays = [1, 2, 3, 4, 5] as const
const workingSaturday = [1, 2, 3, 4, 5, 6] as const

const offices: readonly Office[] = [
	{
		id: 'office-kerala',
		kind: 'Head office',
		place: 'Kochi, Kerala',
		country: 'India',
		address: ['Nilavu House, 4th floor', '12 Lakeside Avenue, Kakkanad', 'Kochi 682 030, Kerala', 'India'],
		phone: '+91 484 555 0100',
		timeZone: { iana: 'Asia/Kolkata', name: 'India Standard Time', short: 'IST' },
		hours: { days: weekdays, opens: '09:30', closes: '18:30' },
		coordinates: { latitude: 10.0159, longitude: 76.3419 },
	},
	{
		id: 'office-dubai',
		kind: 'International office',
		place: 'Dubai',
		country: 'UAE',
		address: ['Office 1804, Crescent Tower', 'Al Noor Street, Business Bay', 'Dubai', 'United Arab Emirates'],
		phone: '+971 4 555 0101',
		timeZone: { iana: 'Asia/Dubai', name: 'Gulf Standard Time', short: 'GST' },
		hours: { days: weekdays, opens: '09:00', closes: '18:00' },
		coordinates: { latitude: 25.1857, longitude: 55.2726 },
	},
	{
		id: 'office-usa',
		kind: 'USA office',
		place: 'Washington, DC',
		country: 'USA',
		address: ['Suite 720, 1900 Harbor Light Street NW', 'Washington, DC 20006', 'United States of America'],
		phone: '+1 202 555 0100',
		timeZone: { iana: 'America/New_York', name: 'Eastern Time', short: 'ET' },
		hours: { days: weekdays, opens: '09:00', closes: '17:30' },
		coordinates: { latitude: 38.9009, longitude: -77.0435 },
	},
	{
		id: 'office-mumbai',
		kind: 'Corporate sales office',
		place: 'Mumbai',
		country: 'India',
		address: ['Unit 905, Tidewater Court', 'Link Road, Andheri East', 'Mumbai 400 069, Maharashtra', 'India'],
		phone: '+91 22 5550 0102',
		timeZone: { iana: 'Asia/Kolkata', name: 'India Standard Time', short: 'IST' },
		hours: { days: weekdays, opens: '09:30', closes: '18:30' },
		coordinates: { latitude: 19.1155, longitude: 72.8722 },
	},
	{
		id: 'office-chennai',
		kind: 'Support centre',
		place: 'Chennai',
		country: 'India',
		address: ['Second floor, Palmyra Block', '48 Canal Bank Road, Taramani', 'Chennai 600 113, Tamil Nadu', 'India'],
		phone: '+91 44 5550 0103',
		phoneNote: 'Urgent faults are answered at any hour.',
		timeZone: { iana: 'Asia/Kolkata', name: 'India Standard Time', short: 'IST' },
		hours: { days: workingSaturday, opens: '08:00', closes: '20:00' },
		coordinates: { latitude: 12.9863, longitude: 80.2432 },
	},
]

const mailboxes: readonly Mailbox[] = [
	{
		id: 'mail-queries',
		label: 'Queries',
		address: 'queries@nilavu.example',
		purpose: 'Products, prices, demos and anything about a project.',
	},
	{
		id: 'mail-careers',
		label: 'Careers',
		address: 'careers@nilavu.example',
		purpose: 'Openings, internships and applications under way.',
	},
	{
		id: 'mail-others',
		label: 'Others',
		address: 'others@nilavu.example',
		purpose: 'Press, partners, suppliers and everything else.',
	},
]

export const company = {
	name: 'Nilavu Systems',
	shortName: 'Nilavu',
	/** For documents and share cards. Pages take their address from the configuration. */
	website: 'www.nilavu.example',
	tagline: 'AI-driven content, data and business process automation for banks, governments and enterprises.',
	offices,
	mailboxes,
	/** On invented networks, so that no other company's name or logo appears. */
	socialLinks: [
		{ label: 'Community forum', href: 'https://community.nilavu.example' },
		{ label: 'Video channel', href: 'https://video.nilavu.example' },
		{ label: 'Engineering notes', href: 'https://notes.nilavu.example' },
	],
	copyrightYear: 2024,
	figures: {
		years: 12,
		enterpriseClients: 80,
		documents: 50_000_000,
		clientSites: 8_000,
		users: 200_000,
		industryVerticals: 12,
		agileSolutions: 20,
	},
} as const

/** The `tel:` link of a number. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`
