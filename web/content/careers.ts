import { cityAt, cityOf, headOffice, supportCity } from './brand-facts.ts'

/** Texts of the careers page. Jobs come from D1. */

export const opening = {
	heading: 'Work With Us',
	lead: 'Write software that a clerk uses for eight hours a day and an auditor opens ten years later. You will sit near the people who asked for it, and hear soon whether it works.',
} as const

/** Shown while no job is open. */
export const noOpenings = {
	title: 'No position is open at the moment',
	text: 'New ones appear here first, and in our feed for readers of RSS. You can also write before there is one: tell us in a few lines what you would like to work on.',
} as const

/** Each stage has a phase of the moon, from new to full. */
export const firstYear = {
	heading: 'Your first year waxes like the moon',
	stages: [
		{
			when: 'Day 1',
			title: 'A name and a desk',
			text: 'Your buddy has your laptop, your badge and a seat at lunch ready. Nobody hands you a manual.',
		},
		{
			when: 'Week 2',
			title: 'One line live',
			text: 'You change something small that customers see. It goes through review, test and release like everything else.',
		},
		{
			when: 'Month 3',
			title: 'A morning elsewhere',
			text: 'You have sat in a branch, a registry or an accounts office, and watched your product being used.',
		},
		{
			when: 'Month 6',
			title: 'Your own corner',
			text: 'A module, a rollout or a group of customers is yours. You plan it, and you may say no.',
		},
		{
			when: 'Year 1',
			title: 'You train the next one',
			text: 'Somebody’s first day is in your calendar. Pay is reviewed, in writing and with reasons.',
		},
	],
} as const

export const writing = {
	heading: 'Tell us what you would like to do',
	lead: 'Each open position has a form on its page. If yours is not among them, write: a letter is read at any time, by a person in the team that you would join.',
	steps: [
		{
			title: 'Apply',
			text: 'Eight fields and a CV, or by mail half a page on something you built, mended or explained. Say where you want to work.',
		},
		{
			title: 'Talk',
			text: 'You have an answer within five working days. If it is yes, we telephone for half an hour.',
		},
		{
			title: 'Try',
			text: 'Two hours on a small task from our own backlog, at a time you choose. No puzzles on a whiteboard.',
		},
		{ title: 'Meet', text: 'Half a day with the team, lunch included. You interview them, too.' },
		{ title: 'Decide', text: 'An offer or a reason, three working days later. Pay, place and hours are on one page.' },
	],
} as const

export const reasons = {
	heading: 'Why Join Us',
	lead: 'Six things that people mention when they recommend us to a friend. About a third of new colleagues come that way.',
	items: [
		{
			title: 'You see who it is for',
			text: 'Developers visit customers twice a year. Few release notes survive the first visit unchanged.',
		},
		{
			title: 'Two ladders',
			text: 'Grow as somebody who leads people, or as somebody who designs. Both reach the same grade and the same pay.',
		},
		{
			title: 'Time that is yours',
			text: '24 days of leave, six months for mothers, one month for fathers. On call means a day off afterwards.',
		},
		{
			title: 'Work from where it goes well',
			text: 'Three days in the office, two wherever you like; teams settle which. Support shifts trade freely.',
		},
		{
			title: 'Twelve days to learn',
			text: 'A course, an exam, a conference or a book and a hammock. Fees are ours, and so is the hotel.',
		},
		{
			title: 'A share of it',
			text: 'After two years you may take part in the stock option plan. 115 colleagues used theirs in the last financial year.',
		},
	],
} as const

export type Testimonial = { name: string; designation: string; description: string }

export const testimonials: { heading: string; people: readonly Testimonial[] } = {
	heading: 'Three of us, in their own words',
	people: [
		{
			name: 'Tsering Lhamoten',
			designation: `Quality Engineer, ${cityOf(headOffice)}`,
			description:
				'In my fourth week I held up the red card because a date looked wrong in one of forty screens. Everybody stopped. It was a real fault, and the release went out two days later with my name in the notes.',
		},
		{
			name: 'Yusuf Al Harithani',
			designation: `Implementation Consultant, ${cityAt('office-dubai')}`,
			description:
				'I spend Mondays at a customer’s trade desk and the rest of the week making their Monday easier. When I ask engineering for something, the answer has an hour in it, not a quarter.',
		},
		{
			name: 'Lourdes Arokianath',
			designation: `Support Lead, ${supportCity}`,
			description:
				'I came back after two years with my daughter, to the same grade and a shift that ends at two. Nobody has ever moved a meeting past it. My team runs the night board better than I did.',
		},
	],
}

export const diversity = {
	heading: 'Different people notice different mistakes',
	paragraphs: [
		'A form that assumes two names and a surname fails half of India. A colour that means “go” to you may mean nothing to the colleague beside you. We hire from many places because our users come from all of them, and because it spares us such errors.',
		'Pay bands are open to everybody inside, so that two people in one role can compare. Panels of interviewers always mix, and a written reason goes with each yes and each no. If a stair, a screen or a festival stands between you and a good day’s work, tell us once; we arrange it and do not ask for proof.',
	],
	facts: [
		{ value: '3 of 7', label: 'directors are women, the founder who leads the company among them' },
		{ value: '11', label: 'languages are spoken at the long tables, from Tulu to Swahili' },
		{ value: '2', label: 'officers of the company, for finance and for its registers, are women as well' },
	],
} as const
