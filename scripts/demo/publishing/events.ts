import type { DemoEvent } from './types.ts'

export const demoEvents: readonly DemoEvent[] = [
	{
		slug: 'dubai-banking-evening',
		title: 'Banking evening in Dubai: three guarantees that went wrong',
		createdOn: '2026-10-05',
		startsAt: '2026-12-09T18:00:00+04:00',
		endsAt: '2026-12-09T21:00:00+04:00',
		timeZone: 'Asia/Dubai',
		venue: 'Nilavu Systems, Crescent Tower',
		address: 'Office 1804, Al Noor Street, Business Bay, Dubai',
		description:
			'Three trade officers tell of a guarantee that cost their bank money: one expired on a holiday, one was claimed by fax, and one named the wrong law. Each has fifteen minutes and no slides. Then tables form around the question what a checklist, a clock or a clause library would have caught.\n\nThe evening is for heads of trade operations and compliance. There are 40 seats, dinner is at eight, and whatever is told stays in the room. Our own part is limited to opening the door and to one demonstration for those who ask. Please write to the Dubai office by 4 December and say whether you eat fish.',
	},
	{
		slug: 'trade-finance-forum-mumbai',
		title: 'Trade finance forum Mumbai: paper, records, law',
		createdOn: '2026-11-02',
		startsAt: '2027-02-11T09:30:00+05:30',
		endsAt: '2027-02-11T17:00:00+05:30',
		venue: 'Saltpan Conference Hall',
		address: '7 Creek Road, Andheri East, Mumbai 400 069',
		description:
			'A day for people who examine documents, draft guarantees or answer for those who do. In the morning two lawyers explain what an electronic bill of lading needs before a bank may lend against it, with four cases from four jurisdictions. At noon examiners compete: twelve sets, nine hidden discrepancies, ninety minutes.\n\nAfter lunch you choose between two rooms. One rehearses a presentation under eUCP from first record to notice of completeness; the other works through round-robin rules for a desk of 30. The fee is Rs 4,500 including lunch, and bring a colleague from compliance for half of it.',
	},
	{
		slug: 'kochi-records-day',
		title: 'Kochi records day 2027',
		createdOn: '2026-11-16',
		startsAt: '2027-03-17T10:00:00+05:30',
		endsAt: '2027-03-17T16:30:00+05:30',
		venue: 'Boatyard Auditorium',
		address: '3 Ferry Lane, Kakkanad, Kochi 682 030',
		description:
			'Once a year the people who keep files meet those who ask for them. The fifth records day has one subject, disposal: how to draw up a list, who signs, what a court expects, and how it feels to empty a room. A records officer from a ministry brings her first certificate of destruction; a lawyer reads it aloud and marks what is missing.\n\nIn the afternoon the paper room at Nilavu House is open, ten minutes away by bus. You may file a paper by hand there and be timed. Places are free for staff of public offices and Rs 1,200 for others.',
	},
	{
		slug: 'bpmn-clinic-bengaluru',
		title: 'BPMN clinic Bengaluru: bring a process that limps',
		createdOn: '2026-11-18',
		startsAt: '2027-05-06T09:00:00+05:30',
		endsAt: '2027-05-06T13:00:00+05:30',
		venue: 'Jacaranda Rooms',
		address: '18 Mill Garden Road, Bengaluru 560 038',
		unpublished: true,
		description:
			'Come with a process that everybody complains about, drawn on anything, and leave with a drawing that runs. Four analysts sit at four tables and take one case an hour each. They ask what happens on the second day, when somebody is ill, and when the amount is one rupee above the limit. Then they draw, and you correct them.\n\nSixteen cases fit into the morning, so tell us yours in five lines when you register. Watching is free and needs no registration. Drawings are yours as BPMN files, whatever software you use.',
	},
	{
		slug: 'disaster-recovery-drill-day',
		title: 'Drill day: switch off a data centre and watch',
		createdOn: '2026-07-20',
		startsAt: '2026-09-05T08:30:00+05:30',
		endsAt: '2026-09-05T14:00:00+05:30',
		venue: 'Nilavu Systems support centre',
		address: 'Second floor, Palmyra Block, 48 Canal Bank Road, Taramani, Chennai 600 113',
		description:
			'Thirty-one heads of IT watched our night shift lose a data centre on a Saturday morning. A guest drew the hour from a hat, another chose the site, and a third pulled the switch on a copy of a real installation. The second site took over after 46 minutes. Two steps were out of order in the runbook, and both were found by guests.\n\nBefore lunch each table wrote the first page of its own runbook: who decides, whom to wake, and what may be lost. The form that we used is sent on request, together with the log of the morning, in which nothing has been tidied.',
	},
	{
		slug: 'new-jersey-meetup',
		title: 'New Jersey meetup: community banks and their paper',
		createdOn: '2026-03-30',
		startsAt: '2026-05-14T17:30:00-04:00',
		endsAt: '2026-05-14T20:00:00-04:00',
		timeZone: 'America/New_York',
		venue: 'Millrace Hall',
		address: '240 Orchard Street, Princeton, NJ 08540',
		description:
			'Nineteen guests from eleven community banks and credit unions spent an evening on one question: what do you still print, and for whom? The answers filled a wall. Signature cards led, followed by board packs and by a monthly report that its only reader had left in 2019.\n\nColleagues from Washington showed how a bank with six branches filed its loan documents within a working week, and where it had to stop and ask its examiner. The group will meet again, and one of the guests has offered a fire station as the next venue.',
	},
	{
		slug: 'invoice-automation-breakfast-chennai',
		title: 'Invoice breakfast in Chennai',
		createdOn: '2025-10-13',
		startsAt: '2025-11-20T08:00:00+05:30',
		endsAt: '2025-11-20T10:00:00+05:30',
		venue: 'Palmyra Terrace',
		address: '48 Canal Bank Road, Taramani, Chennai 600 113',
		description:
			'Between idli and the second coffee, 38 managers of accounts payable laid their most stubborn exceptions on the table. The largest pile was not price but receipts that stores had booked too late. A mill from Erode told how handhelds at the gate had cured that in a month, and what the storekeepers had asked for in return: a roof.\n\nEverybody took home a sheet with twelve causes and an empty column for minutes. Nine guests have sent theirs in since, and we have returned the comparison without names.',
	},
	{
		slug: 'e-governance-workshop-trivandrum',
		title: 'e-Governance workshop: the note behind the decision',
		createdOn: '2025-06-02',
		startsAt: '2025-07-24T10:00:00+05:30',
		endsAt: '2025-07-24T16:00:00+05:30',
		venue: 'Banyan Court Training Centre',
		address: '52 Museum View Road, Thiruvananthapuram 695 033',
		description:
			'Fifty-four officers from nine departments wrote the same office note three times: from memory, from a template, and after reading what an approver needs. The third version was half as long as the first and drew a third of the questions. A retired secretary read several of them aloud without mercy, and was the most popular speaker.\n\nIn the afternoon departments put their delegation tables next to each other. Four found rows that contradicted another office’s, and three of those have been settled. The exercise sheets are free to use, in Malayalam and English.',
	},
	{
		slug: 'campus-day-coimbatore',
		title: 'Campus day Coimbatore: two hours inside a backlog',
		createdOn: '2025-01-13',
		startsAt: '2025-02-20T10:00:00+05:30',
		endsAt: '2025-02-20T15:30:00+05:30',
		venue: 'College of Looms and Engines',
		address: '9 Spindle Road, Coimbatore 641 014',
		description:
			'We brought eleven real stories from our backlog to a hall of 160 students, and left the slides about the company at home. Teams of four picked a story, asked the developer who knew it best, and had two hours for a test that fails. Seven teams got that far; one found a fault that we had not known.\n\nThe fault was mended the same week, with four students named in the release notes. Twelve applications followed, and five of the apprentices who joined in July first sat in this hall.',
	},
	{
		slug: 'open-house-kochi',
		title: 'Open house at the lake',
		createdOn: '2024-08-12',
		startsAt: '2024-09-14T15:00:00+05:30',
		endsAt: '2024-09-14T19:00:00+05:30',
		venue: 'Nilavu House, 4th floor',
		address: '12 Lakeside Avenue, Kakkanad, Kochi 682 030',
		description:
			'Families, neighbours and former colleagues filled the fourth floor on the Saturday before Onam. Children stamped diary numbers in the paper room, and had to find their own letter again an hour later; the record was eleven seconds. On the veranda six teams showed what they were building, to an audience that asked why, and then why again.\n\nAbout 420 people came. The listening post was the favourite of the grown-ups: a headset, a made-up complaint, and two minutes to stay polite. We plan the next open house when the new delivery centre has a roof.',
	},
	{
		slug: 'accessibility-sprint',
		title: 'Accessibility sprint: three days in your own screens',
		createdOn: '2026-02-09',
		description:
			'Invite two of our designers and two testers who use a screen reader or a switch. On the first day your staff do their usual work with the mouse unplugged, and every place where they get stuck goes on the wall. On the second day the testers do the same, and half of the wall turns out to be one missing label. The third day is for mending, with your developers at the keyboard.\n\nThe sprint takes place at your office, on dates that suit you, for up to fifteen people. It costs our travel and the testers’ fee. You keep the list, sorted by how many people each barrier keeps out.',
	},
	{
		slug: 'customer-council',
		title: 'Customer council: eighteen seats, no sales talk',
		createdOn: '2025-09-01',
		description:
			'Twice a year eighteen customers tell us what to build next, and what to leave alone. Seats are drawn by lot from all who apply, six each for banking, government and enterprise, and nobody sits for longer than two years. The agenda comes from members; we bring the list of what we promised last time, with a mark behind each line.\n\nVotes bind us for three places on the road map. The date of the next meeting is agreed among the members, usually at one of their offices and never on a Monday. Apply in half a page: which desk you speak for, and what annoys it.',
	},
]
