import type { DemoCaseStudy } from './types.ts'

export const laterCaseStudies: readonly DemoCaseStudy[] = [
	{
		slug: 'tyre-maker-three-way-match',
		title: 'Wet rubber, dry rubber and 2,300 invoices a day',
		category: 'Manufacturing',
		publishedDate: '2025-06-16',
		description:
			'A maker of truck and tractor tyres buys natural rubber, steel cord and carbon black for three plants and receives 2,300 supplier invoices a day. Rubber is weighed wet and paid dry, so that order, weighbridge and bill never showed the same tonnes. Forty-four clerks compared papers, and the books closed five days late each month.\n\n3-Way Matching went live at the first plant after six weeks. It brought a tolerance for every item group and one written rule for dry rubber content, which until then had lived in three heads.',
		challenges: [
			'Clerks opened 81 invoices in a hundred, although most of them turned out to be right.',
			'Dry rubber content moved the payable weight by up to 9 per cent, and each plant worked it out in its own sheet.',
			'Suppliers offered Rs 24 lakh a year in early-payment discounts, of which Rs 9 lakh were taken.',
			'Internal audit found Rs 17 lakh of double payments in a single year.',
		],
		benefits: [
			'Invoices that nobody has to open rose from 19 to 63 in a hundred.',
			'The first full year brought discounts of Rs 22 lakh.',
			'Three quarterly audits in a row have found no double payment.',
			'Books close on the second working day instead of the seventh.',
			'Twenty of the 44 clerks moved to supplier quality and credit control, and nobody was dismissed.',
		],
		paper: {
			lead: 'Rubber arrives wet. Everything that was hard about this project follows from those three words.',
			sections: [
				{
					heading: 'Why three papers could not agree',
					paragraphs: [
						'A lorry brings cup lump at 61 per cent dry rubber. The order names dry tonnes, the weighbridge shows wet ones, and the supplier bills by a sample of his own. Two per cent between them may be moisture, error or theft, and a clerk at a desk cannot tell which.',
						'So every bill for rubber was opened, and because people were busy with rubber, bills for bolts waited as well.',
					],
				},
				{
					heading: 'Rules that had lived in heads',
					points: [
						'The laboratory’s reading counts, taken from two samples per lorry and sent to the receipt within the hour.',
						'Up to 1.5 points between both samples the mean is paid; above that the lorry is sampled again while it stands there.',
						'Steel cord is paid by spool, carbon black by bag, and each has its own tolerance.',
						'A new bank account on an invoice is confirmed by calling the number that purchasing has on file.',
					],
				},
				{
					heading: 'One year later, all three plants',
					table: {
						head: ['Measure', 'Before', 'After'],
						rows: [
							['Invoices never opened', '19%', '63%'],
							['Discounts taken, a year', 'Rs 9 lakh', 'Rs 22 lakh'],
							['Double payments found', 'Rs 17 lakh', 'None'],
							['Books closed on working day', '7', '2'],
						],
					},
				},
				{
					heading: 'Nine differences, one telephone call',
					paragraphs: [
						'In the fourth month the causes report showed nine differences of exactly 3.2 per cent at one supplier of bead wire. The price list in the ERP was from the previous April. The buyer rang, the supplier sent a corrected list and a credit note, and the line disappeared.',
						'The second and third plant needed three weeks each, as their lorries are weighed in the same way.',
						'“My people no longer compare papers,” says Gopinath Arunachalar, who manages accounts payable. “They ask why papers differ. That is a better job, and it shows in who wants to do it.”',
					],
				},
			],
		},
	},
	{
		slug: 'pharma-batch-records',
		title: 'Batch records reviewed while they are being written',
		category: 'Manufacturing',
		publishedDate: '2025-11-24',
		description:
			'A maker of generic tablets releases 140 batches a month from two plants, for India and 23 other markets. Each came with a record of 180 to 260 pages, filled in on the floor and reviewed after the last signature. Quality assurance sent four in ten back for a missing initial or a wrong sum.\n\nThe company drew its review in BPMN, put forms on tablets beside the presses, and files the approved record as PDF/A. Reviewers begin with the first entry, and find little left to do at the last.',
		challenges: [
			'Review took 17 days after production, and the finished tablets spent them in quarantine.',
			'Of a hundred records, 41 went back to the floor at least once.',
			'A deviation was reported 3 days after it had happened, when the samples were gone.',
			'Inspectors asked for a dozen records at each visit, and collecting the annexures of one took half a day.',
		],
		benefits: [
			'The median batch is released 6 days after production.',
			'Five records in a hundred are returned, where it used to be 41.',
			'A deviation reaches quality assurance within 20 minutes, together with the machine’s reading.',
			'Stock in quarantine is worth Rs 11 crore less, since tablets wait eleven days less.',
		],
		paper: {
			lead: 'A batch record is the memory of a tablet. For 17 days after production nobody could be sure that this memory was complete.',
			sections: [
				{
					heading: 'Two hundred pages, read too late',
					paragraphs: [
						'Granulation, compression and coating each filled in a booklet. It travelled with the drums and came to quality assurance as a stack. A reviewer who found a weight without an initial on page 88 had to ask an operator what he had done eleven days before.',
						'Good manufacturing practice, in Schedule M as abroad, wants entries made at the time of each action. The booklets said so on every page, and the stack made sure that nobody checked in time.',
					],
				},
				{
					heading: 'The review, drawn as it happens',
					points: [
						'Forms check limits and sums while the operator types; what lies outside asks for a reason at once.',
						'Each finished step sends its page to a reviewer, so that day 2 is checked on day 2.',
						'A deviation opens its own branch of the drawing, with an hour for the first assessment.',
						'Signatures carry name, time and meaning, as 21 CFR Part 11 asks for the exported products.',
					],
				},
				{
					heading: 'Release, counted over 420 batches',
					table: {
						head: ['Measure', 'Before', 'After'],
						rows: [
							['Days to release, median', '17', '6'],
							['Records sent back', '41%', '5%'],
							['Deviation reported after', '3 days', '20 min'],
							['Record ready for an inspector', '4 hours', '2 min'],
						],
					},
				},
				{
					heading: 'Validation was half of the work',
					paragraphs: [
						'Of nine months, four went into validation: 212 test cases, each with a picture and two names, and a rehearsal in which the network was pulled during a run. The forms kept what had been entered and went on from that line.',
						'Paper booklets stood sealed in a cabinet for the first 60 batches, in case of a failure. They were never opened.',
						'“I was against tablets on my floor,” says Shabnam Irfanpur, who heads production at the older plant. “Then I saw a sum corrected before the drum was closed.”',
					],
				},
			],
		},
	},
	{
		slug: 'university-examinations',
		title: 'Results in 27 days for 184,000 candidates',
		category: 'Education',
		publishedDate: '2026-01-12',
		description:
			'An affiliating university examines 184,000 candidates from 212 colleges in each spring session. Answer books went by lorry to fourteen valuation camps, where teachers marked in sports halls in May. Results appeared 61 days after the last paper, when admissions elsewhere had closed.\n\nWith Education Automation the books are scanned in their own district and marked on screen, question by question and without names. Verification and sampling run while marking still goes on. In the second session the controller released results after 27 days, at the hour announced.',
		challenges: [
			'Results came 61 days after the last paper, three weeks too late for most postgraduate courses.',
			'Lorries drove 1,900 kilometres a session to collect and return 1.1 million answer books.',
			'Re-checks changed the grade of 31 applicants in a thousand, mostly because of wrong sums.',
			'Marks were typed three times between the examiner and the certificate.',
		],
		benefits: [
			'Results were released on day 27, at the minute that had been printed in the calendar.',
			'Four re-checks in a thousand change a grade, and none because of a sum.',
			'Of 2,600 examiners 1,840 marked at their own college, which saved Rs 1.3 crore in travel and halls.',
			'Result pages served 410,000 visitors in the first hour without a queue.',
		],
		paper: {
			lead: 'Between the last bell in the hall and the result lie a dozen hands. The university took away four of them and watched the other eight.',
			sections: [
				{
					heading: 'May in a sports hall',
					paragraphs: [
						'For three weeks each year 2,600 teachers sat at trestle tables, with bundles of forty books and a sheet for the marks. Totals were added by hand, carried to a table of clerks, and typed. A teacher from the hills spent two days on buses for every five of marking.',
					],
				},
				{
					heading: 'What replaced it',
					points: [
						'Seventeen scanning centres, one per district, each with a guard, a generator and a count against the attendance list.',
						'A code in place of the name from the first page on; the key lies with two officers.',
						'Second marking for every script in eleven subjects, and a sample in the others.',
						'Totals that the system adds, and a warning where a page has no mark on it.',
					],
				},
				{
					heading: 'Two sessions compared',
					table: {
						head: ['Measure', 'Before', 'After'],
						rows: [
							['Days to the result', '61', '27'],
							['Re-checks that change a grade', '31 in 1,000', '4 in 1,000'],
							['Marks typed by hand', '3 times', 'Never'],
							['Kilometres by lorry', '1,900', '260'],
						],
					},
				},
				{
					heading: 'The first session was not fast',
					paragraphs: [
						'In its first spring the new way took 49 days. Scans of pencil were too faint, and 38,000 books had to be scanned again at a darker setting. The university has since asked for ballpoint on the cover of each book, in three languages and with a picture of a pen.',
						'Examiners over sixty were offered large screens and a colleague beside them for two days; nine in ten finished the session on their own.',
						'“Nobody thanks a controller for a result on time,” says Professor Leelavathi Nambisanath. “This year the telephones were simply silent, and we had lunch.”',
					],
				},
			],
		},
	},
	{
		slug: 'polytechnic-accreditation',
		title: 'A hundred and eighteen polytechnics, visited on evidence',
		category: 'Education',
		publishedDate: '2026-10-19',
		unpublished: true,
		description:
			'A board of technical education accredits 118 polytechnics against nine standards. Applications came as ring binders of 600 pages, in six copies, and a decision took fourteen months. Half of each visit went into looking for papers that had been sent already.\n\nThe accreditation module moved application, fee, desk check, visit and decision onto one record. Institutions rate themselves and attach evidence to each criterion. Inspectors travel with tablets and open questions only, and the board sees on one page what a condition rests on.',
		challenges: [
			'From application to decision took 14 months, longer than the shortest period of accreditation.',
			'Six copies of 600 pages cost each institution about Rs 45,000 and filled a room at the board.',
			'Inspectors spent 9 of 18 hours on site searching for documents.',
			'Of 260 conditions set in five years, the board could show the outcome of 97.',
		],
		benefits: [
			'Decisions are taken after 5 months in the median, 48 days of which belong to the institution.',
			'Visits last one day instead of two, with 40 minutes of searching.',
			'Conditions have a task and a date, and 58 of the first 61 were met in time.',
			'The public register shows a decision one minute after it has been signed.',
		],
		paper: {
			lead: 'An accreditation visit should answer questions that paper cannot. For years it answered the question where the paper was.',
			sections: [
				{
					heading: 'Six binders and a van',
					paragraphs: [
						'The board weighed one year’s applications before it threw them out: 4.1 tonnes. Each criterion had its tab, but evidence that served three criteria was copied three times, and a timetable that changed in August was wrong in all six binders by the visit in January.',
						'Principals told us that they did not mind being judged. They minded being asked for the same list of lathes by four people.',
					],
				},
				{
					heading: 'Nine standards, taken apart',
					points: [
						'Standards were split into 74 criteria, each with one question and the kinds of proof that answer it.',
						'A proof is uploaded once and may serve any number of criteria.',
						'Gaps come back as questions during the desk check, and half of them are closed without a visit.',
						'Teams are put together by subject and free days; whoever has a tie to the institution is not offered.',
					],
				},
				{
					heading: 'Before, and in the first full cycle',
					table: {
						head: ['Measure', 'Before', 'After'],
						rows: [
							['Months to a decision', '14', '5'],
							['Hours on site', '18', '8'],
							['Of these, searching', '9 hours', '40 min'],
							['Conditions followed up', '97 of 260', '61 of 61'],
						],
					},
				},
				{
					heading: 'What inspectors do with the time',
					paragraphs: [
						'They watch lessons. In the first cycle each team sat in on six, twice as many as the handbook had asked for, and talked to students without a member of staff in the room. Reports became shorter by a third, and appeals fell from eleven to two.',
						'The board has kept one custom: the team still eats with the students, from the same plates.',
						'“You learn about a college from its curry,” says Oluwaseun Adebanwi, who advised on the standards. “The software has no field for that, and should not.”',
					],
				},
			],
		},
	},
]
