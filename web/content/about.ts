import { capitalised } from '#contracts/shared/capitalised.ts'
import { brand } from './brand.ts'
import {
	atLeast,
	cityAt,
	cityOf,
	hasOffice,
	headOffice,
	headOfficeBuilding,
	inWords,
	listed,
	officeCount,
} from './brand-facts.ts'
import { longDay } from './long-day.ts'
import { hasInvestors } from './switched-off.ts'

/** At the end of the financial year 2023-24, as in the annual report. */
const people = { all: 642, engineering: 341, delivery: 187, support: 71, office: 43 }

const { nameOrigin, shortName } = brand
const atWork = nameOrigin
	? `${shortName} ${nameOrigin}. ${people.all} people work under that name`
	: `${people.all} people work at ${shortName}`

export const opening = {
	heading: 'Our Work Space',
	lead: `${atWork} in ${officeCount}, and the one that started it all looks out on a lake.`,
	sceneLabel:
		'A lake at night: a crescent moon over hills and palms, and at the water an office of four floors with its top windows lit. Moon and windows are mirrored in the water.',
} as const

export const story = {
	heading: 'We write software for people who have to prove it',
	paragraphs: [
		'A bank opens an account, a ministry answers a letter, a mill pays for steel. Each of them may be asked years later who decided, on which papers, and when. Our software takes the papers in, brings them to the person whose turn it is, and remembers.',
		`Two founders began with it in 2008, in two rooms in ${cityOf(headOffice)}. The first archive they sold has been in daily use for more than ${inWords(brand.figures.years)} years, and it has had company since.`,
	],
	figures: [
		{ value: atLeast(brand.figures.enterpriseClients), label: 'enterprise clients' },
		{ value: String(brand.figures.industryVerticals), label: 'industry verticals' },
		{ value: atLeast(brand.figures.clientSites), label: 'client sites' },
		{ value: atLeast(brand.figures.users), label: 'users' },
		{ value: atLeast(brand.figures.documents), label: 'documents' },
	],
	people: {
		caption: `Who the ${people.all} are, counted on 31 March 2024`,
		groups: [
			{ name: 'Engineering', count: people.engineering, does: 'write, test, document' },
			{ name: 'Delivery', count: people.delivery, does: 'take it to customers and teach it' },
			{ name: 'Support', count: people.support, does: 'answer, at any hour' },
			{ name: 'Sales and administration', count: people.office, does: 'sell, hire, count' },
		],
	},
} as const

/** Each room has its number on the floor plan. */
export const workSpace = {
	heading: 'The fourth floor, room by room',
	intro: `${headOfficeBuilding} stands at the lake in ${cityOf(headOffice)}. This is the floor where products are made; the other offices copied what they liked of it.`,
	planLabel:
		'Floor plan of the fourth floor with six numbered rooms: the paper room and the listening post along the street, the long tables in the middle, the library and the kitchen at the sides, the veranda along the lake.',
	rooms: [
		{
			id: 'tables',
			name: 'The long tables',
			text: 'One for each product. Whoever designs, writes, tests or explains it sits there, so that a question takes a turn of the head and no meeting.',
		},
		{
			id: 'paper',
			name: 'The paper room',
			text: 'Ledgers, stamps and forms from offices that we helped to empty, names blacked out. New colleagues file by hand here on their second day.',
		},
		{
			id: 'listening',
			name: 'The listening post',
			text: 'Two chairs and two headsets on the support line. Every developer listens for one morning a month, and mends one thing in the afternoon.',
		},
		{
			id: 'library',
			name: 'The library',
			text: 'No calls, no talk. Nine hundred books, half of them about law and banking, and the lamps stay on until the last reader leaves.',
		},
		{
			id: 'kitchen',
			name: 'The kitchen',
			text: 'One counter, one menu, one queue. Both founders stand in it at a quarter to one like everybody else.',
		},
		{
			id: 'veranda',
			name: 'The veranda',
			text: 'Fridays at four, the week’s finished work is shown here by those who did it, on a screen against the water.',
		},
	],
} as const

export const culture = {
	heading: 'Innovation is our Culture',
	lead: 'A large word for small habits. Four of them have changed our products more often than any plan has.',
	habits: [
		{
			title: 'Three days without tickets',
			text: 'In March and in September everybody builds what they think is missing. The reading of Malayalam handwriting began as one of these.',
		},
		{
			title: 'Anybody can stop a release',
			text: 'There is a red card at each table. Whoever holds it up says why, and nothing ships until two people are content. It is used about once a month.',
		},
		{
			title: 'Bad news first',
			text: 'Monday mornings open with what broke: what it was, whom it hurt, what we know now. Who did it is not asked.',
		},
		{
			title: 'A number, or it did not happen',
			text: 'Faster is not a result; 40 seconds less per account is. Ideas bring their measure along before they get a budget.',
		},
	],
} as const

export const aims = {
	vision: {
		heading: 'Vision',
		text: 'Nobody waits for a decision because its papers are in another room.',
	},
	mission: {
		heading: 'Mission',
		text: 'Put the whole case in front of the person who decides it, on one screen, and keep the proof for as long as the law asks.',
	},
} as const

export const film = {
	heading: 'Half a minute of what we make',
	lead: 'Letters, leases, notes and invoices on their way through the software. There is no sound; captions say what happens.',
} as const

const { firstCity, lastCity, spansNight, summerCities } = longDay
const asleep = spansNight ? `When ${firstCity} opens its shutters, ${lastCity} has gone to bed. ` : ''
const summerTime = summerCities.length > 0 ? `, with summer time in ${listed(summerCities)}` : ''

export const clocks = {
	heading: `${capitalised(officeCount)}, one long day`,
	lead: `${asleep}Between the first good morning and the last good night lie ${inWords(Math.round(longDay.closes - longDay.opens))} hours on weekdays.`,
	caption: `Visiting hours on a weekday, drawn on the clock of ${cityOf(headOffice)}${summerTime}`,
} as const

type Milestone = {
	year: string
	title: string
	text: string
	/** The id of the office that it is about. */
	office?: string
}

const newestOffice =
	hasOffice('office-usa') && hasOffice('office-mumbai')
		? ` ${cityAt('office-usa')} is the fifth office, after ${cityAt('office-mumbai')} the year before.`
		: ''

const history: readonly Milestone[] = [
	{
		year: '2008',
		title: `Two rooms in ${cityOf(headOffice)}`,
		text: 'Devika Marathoor and Thomas Valiyakadavil register the company on 14 July.',
	},
	{
		year: '2012',
		title: 'The first archive in daily use',
		text: 'A co-operative bank in Thrissur stops carrying files. The company becomes a public one in August.',
	},
	{
		year: '2014',
		office: 'office-chennai',
		title: `${cityAt('office-chennai')} answers`,
		text: 'The support centre opens with nine people and two shifts.',
	},
	{
		year: '2016',
		office: 'office-dubai',
		title: `A desk in ${cityAt('office-dubai')}`,
		text: 'Banks around the Gulf ask for trade finance, and get a neighbour.',
	},
	{
		year: '2018',
		title: 'Colleagues become owners',
		text: `Employees receive 250,000 shares.${newestOffice}`,
	},
	{
		year: '2020',
		title: 'Accounts without a counter',
		text: 'Branches close their doors for months, and customers show their papers to a phone.',
	},
	{
		year: '2023',
		title: 'Fifty million documents',
		text: 'The archives in our care pass the mark one night in August.',
	},
	{
		year: '2024',
		title: `${people.all} people`,
		text: `A larger delivery centre in ${cityOf(headOffice)} is planned${hasInvestors ? ', and a public offer is being prepared' : ''}.`,
	},
]

export const timeline = {
	heading: `From two rooms to ${officeCount}`,
	events: history.filter(({ office }) => !office || hasOffice(office)),
} as const
