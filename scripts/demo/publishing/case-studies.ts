import { laterCaseStudies } from './case-studies-2.ts'
import { furtherCaseStudies } from './case-studies-3.ts'
import type { DemoCaseStudy } from './types.ts'

export const demoCaseStudyCategories = ['Banking', 'Government', 'Manufacturing', 'Education'] as const

export const demoCaseStudies: readonly DemoCaseStudy[] = [
	{
		slug: 'cooperative-bank-onboarding',
		title: 'Accounts opened in eleven minutes at 43 counters',
		category: 'Banking',
		publishedDate: '2024-03-11',
		description:
			'A cooperative bank with 43 branches in Kerala opened 61,000 accounts a year on a form of eight pages. Every form was typed twice, once across the counter and once at the processing centre, and one in six came back because a proof was missing.\n\nThe bank put branch assisted onboarding, deduplication and filing with the central registry on its desks in ten weeks, five branches first. Officers scan while they talk, and customers carry their passbook home from the first visit. Members noticed the shorter queue before anybody told them about software.',
		challenges: [
			'One account took 52 minutes of staff time, 31 of them spent typing.',
			'Sixteen forms in a hundred were returned to the branch, and the second visit followed nine days later.',
			'About 8,400 customers held two or three customer numbers, because clerks spelt names by ear.',
			'Records reached the central registry on day 27, seventeen days over the limit.',
		],
		benefits: [
			'Staff time per account fell to 11 minutes, measured over 4,200 openings.',
			'Two forms in a hundred come back, and most of those are settled by telephone.',
			'In four months 7,900 double numbers were merged, each by two people.',
			'New records arrive at the registry on day 2 at the latest.',
		],
		paper: {
			lead: 'What ten weeks changed at a bank whose members queue for interest, pensions and news of the neighbours, and expect to be home by lunch.',
			sections: [
				{
					heading: 'Eight pages, typed twice',
					paragraphs: [
						'Coir weavers founded the bank in 1931, and on market days it still sends a counter by boat to two islands. Its account form had grown for decades, because circulars added boxes and none ever took one away.',
						'A clerk wrote, a courier carried, and a second clerk keyed 94 fields. When something was missing, the customer heard of it more than a week later, by postcard.',
					],
				},
				{
					heading: 'Ten weeks, in this order',
					points: [
						'Weeks 1 and 2: compliance and four counter clerks struck 38 fields from the form, each in writing.',
						'Weeks 3 to 6: checklists became settings, and core banking answered on its test side.',
						'Weeks 7 and 8: 388,000 customers were compared with one another; officers practised on real cases under changed names.',
						'Weeks 9 and 10: five branches worked both ways for six days, then on screen alone.',
					],
				},
				{
					heading: 'What the stopwatch says',
					table: {
						head: ['Measure', 'Before', 'After'],
						rows: [
							['Staff time for one account', '52 min', '11 min'],
							['Forms sent back', '16%', '2%'],
							['Passbook in hand', '9 days', 'Same visit'],
							['Record at the registry', 'Day 27', 'Day 2'],
						],
					},
				},
				{
					heading: 'Two things that went wrong',
					paragraphs: [
						'The first scanners jammed on laminated ration cards, and flatbeds replaced them in week 9. The boat counters had no signal until the agents’ tablet took over there: it stores a case encrypted and sends it from the jetty.',
						'“We used to apologise for a living,” says Rosamma Kuruvilankal, who runs the branch at the market. “Now the customer asks me whether that was all.”',
					],
				},
			],
		},
	},
	{
		slug: 'regional-bank-trade-desk',
		title: 'A trade desk that gives its verdict on day two',
		category: 'Banking',
		publishedDate: '2024-08-26',
		description:
			'A private bank with 210 branches in western India runs credits, collections and guarantees from one desk of 26 people. Papers came to them in sealed courier bags, and examiners often opened a presented set when three of the five banking days had gone.\n\nThe Trade Finance Suite gave branches a scanning counter and the desk a single register with round-robin assignment. Import credits moved in eight weeks; guarantees followed, 1,140 open cases loaded over a weekend. Nobody was hired for it, and nobody left.',
		challenges: [
			'A set of documents reached the examiner 2.8 banking days after the branch had stamped it.',
			'Long sets piled up with two people: they examined 70 per cent of everything above 200 pages.',
			'Screening covered applicant and beneficiary, but only four in ten vessels and ports.',
			'Branches rang the desk 160 times a day to ask where a case stood.',
		],
		benefits: [
			'Half of all sets have their verdict 1.9 banking days after the stamp, with five allowed.',
			'Eleven examiners share the long sets, where two had carried them.',
			'All parties, ports and vessels are screened, and a possible match holds up one case instead of a tray.',
			'Calls about the state of a case fell from 160 to 12 a day.',
		],
		paper: {
			lead: 'UCP 600 gives a bank five banking days to examine documents. This one spent more than half of them on the road.',
			sections: [
				{
					heading: 'A bag at half past four',
					paragraphs: [
						'Each branch closed its courier bag at 16:30. It came in next morning, or the day after from the coast, and was sorted by customer, because the register was a ledger for each customer. A cargo of cashew that needed a specialist could lie for a day beneath one that needed nobody in particular.',
						'The desk knew this and had asked for more people three times. What it lacked was a view of all cases at once.',
					],
				},
				{
					heading: 'How the desk was rebuilt',
					points: [
						'Branches scan the set and keep its originals in a numbered cover until release.',
						'Cases are dealt like cards, by skill and authority, and a full tray is skipped.',
						'Legal cut 312 guarantee wordings down to 44 clauses, each with an owner.',
						'Discrepancies get a code from a list, so that they can be counted as well as argued about.',
					],
				},
				{
					heading: 'Six months, before and after',
					table: {
						head: ['Measure', 'Before', 'After'],
						rows: [
							['From counter to examiner', '2.8 days', '40 min'],
							['Stamp to verdict, median', '4.4 days', '1.9 days'],
							['Issue of an import credit', '2.6 days', '7 hours'],
							['Calls from branches, a day', '160', '12'],
						],
					},
				},
				{
					heading: 'A sentence from 1998',
					paragraphs: [
						'Codes brought a surprise. A quarter of all refusals concerned one clause on insurance cover, which the bank’s own template had carried along since 1998. It asked for a risk that insurers had renamed long ago. Legal reworded it in an afternoon, and that refusal has not come back.',
						'“We had been quarrelling with exporters about our own sentence,” says Jignesh Parvatlal, who heads the desk. “No courier could have told me that.”',
					],
				},
			],
		},
	},
	{
		slug: 'housing-finance-files',
		title: 'Four hundred thousand loan files, and a shelf mark for each deed',
		category: 'Banking',
		publishedDate: '2026-04-20',
		description:
			'A housing finance company with 96 offices keeps the title deeds of its borrowers until the last instalment is paid. It stored 412,000 loan files in eleven rented warehouses and traced them with a spreadsheet per office.\n\nWhen the Reserve Bank of India gave lenders 30 days to hand deeds back, with Rs 5,000 in compensation for each day of delay, the company had to know where every sheet lay. DMS and BPM now holds scans and shelf marks, and the closing entry of a loan starts the return.',
		challenges: [
			'Handing back a deed took 41 days on average, eleven more than the rule allows.',
			'In all, 6,300 files stood in another warehouse than the spreadsheet said.',
			'Credit officers asked for 240 files a day, and each came by van after two days.',
			'Auditors drew 300 files a quarter and had 262 of them in time.',
		],
		benefits: [
			'Deeds go back after 9 days on average, and none has been late since March 2025.',
			'Each file has one shelf mark, confirmed by barcode in a count of 19 weeks.',
			'Nineteen requests in twenty are answered by the scan, within a minute.',
			'The last four audit samples were complete on the day that they were drawn.',
			'Three of the eleven warehouses were given up, which saves Rs 62 lakh a year in rent.',
		],
		paper: {
			lead: 'The rule allows thirty days from the last instalment. The company used to spend the first twelve of them looking.',
			sections: [
				{
					heading: 'A file has two lives',
					paragraphs: [
						'Income proofs and valuations are read for a year and hardly ever after it. Deeds are read by nobody for twenty years and then wanted at once. Both lay in one folder, so that every van trip for the first put the second at risk.',
					],
				},
				{
					heading: 'Count first, scan second',
					points: [
						'Four teams walked the shelves with barcode readers, about 900 folders a day each.',
						'Deeds left the folders, were sealed in numbered pouches and moved to two vaults.',
						'At first a file was scanned only when somebody called for it; 118,000 have been so far, fewer than three in ten.',
						'A loan’s closing entry opens a task with three names and a clock of 30 days.',
					],
				},
				{
					heading: 'From last instalment to deed in hand',
					table: {
						head: ['Measure', 'Before', 'After'],
						rows: [
							['Days to hand a deed back', '41', '9'],
							['Files in the wrong place', '6,300', 'None'],
							['Requests that need a van', '100%', '5%'],
							['Audit sample in time', '262 of 300', '300 of 300'],
						],
					},
				},
				{
					heading: 'What the vault insists on',
					paragraphs: [
						'No pouch leaves on the strength of a telephone call. The vault clerk scans pouch and badge, the branch scans the pouch again, and the borrower signs on glass beside a picture of the seal. Where the seal number differs, the head of operations hears of it before anybody cuts a thread.',
						'The company also learned what it does not need. After a year, seven folders in ten had been asked for by nobody, and those that had outlived their retention period were destroyed under two signatures. That emptied three warehouses.',
						'“People wait twenty years for that envelope,” says Farzana Lokhandgiri, head of records. “Nine days I can explain to them. Forty-one I never could.”',
					],
				},
			],
		},
	},
	{
		slug: 'state-secretariat-notes',
		title: 'Thirty-seven departments on one note sheet',
		category: 'Government',
		publishedDate: '2025-02-03',
		description:
			'The secretariat of a southern state employs 4,900 people in 37 departments. Proposals travelled as files tied with tape, through up to fourteen hands, and every door had a movement register of its own.\n\nOffice Note came department by department, public works first. The delegation of powers, spread over 61 orders until then, was read line by line into a single table. At the end of the first year 88,000 notes had been decided on screen, by a route that each person on it could see.',
		challenges: [
			'A note passed nine hands on average, although the rules asked for five.',
			'The median proposal waited 19 working days for a decision and was read for less than two hours of them.',
			'Sixty-one orders since 1987 said who may sanction what, and eleven of them disagreed with another.',
			'In the year before the start 1,400 files were reported missing.',
		],
		benefits: [
			'Half of all notes are decided within 6 working days.',
			'The average route has 5.2 hands, because the delegation table proposes it.',
			'None of the 88,000 notes has been reported missing.',
			'A question is answered after 1.4 days instead of 6, beside the paragraph that raised it.',
		],
		paper: {
			lead: 'Nobody in the secretariat believed that nine people delayed a file. They believed that the other eight did.',
			sections: [
				{
					heading: 'Sixty-one orders, one table',
					paragraphs: [
						'Before anything was installed, a retired under secretary and two of our consultants read each delegation order since 1987. They found 412 rules, of which 38 contradicted another. The finance department settled those in three sittings, and what remained fits on a table of 374 rows that the chief secretary signed.',
					],
				},
				{
					heading: 'Department by department',
					points: [
						'Public works began, with 640 people and the longest backlog.',
						'From the second month on, one more department joined every nine days.',
						'A file that was under way on paper stayed there until it was decided, so that no proposal led two lives.',
						'Whoever signs received a token and an hour of practice, one to one, at their own desk.',
					],
				},
				{
					heading: 'What the pendency report shows',
					table: {
						head: ['Measure', 'Before', 'After'],
						rows: [
							['Working days to a decision', '19', '6'],
							['Hands per note', '9', '5.2'],
							['Days to answer a question', '6', '1.4'],
							['Files missing in a year', '1,400', 'None'],
						],
					},
				},
				{
					heading: 'An objection that was right',
					paragraphs: [
						'A deputy secretary feared that decisions taken on a tablet between two meetings would grow thinner. The secretariat counted: in the first quarter, approvals with a written reason fell from 71 to 64 in a hundred. It made one sentence of reasons obligatory for sanctions above Rs 10 lakh, and the share is now 83.',
						'“I had been told that I was slow,” he wrote in the review of the first year. “It turns out that I was careful, and at the wrong point of the route.”',
						'His department now holds a reading hour at ten each morning, in which nobody may call.',
					],
				},
			],
		},
	},
	{
		slug: 'municipal-correspondence',
		title: 'Eleven hundred letters a day, each with a name on it',
		category: 'Government',
		publishedDate: '2026-08-31',
		description:
			'The corporation of a port city answers for 74 wards, two hospitals and a fish market, and receives 1,150 letters on an ordinary day. They came in at nineteen counters with nineteen diaries, and a citizen who asked about a letter was sent from window to window.\n\nCorrespondence Management put all counters on one series of numbers within four weeks. Petitions carry their due date from the first stamp on, and the commissioner’s office reads at nine each morning what is late, where, and with whom.',
		challenges: [
			'Nineteen diaries numbered in nineteen ways, so that one letter in 14 was registered twice.',
			'Of a hundred petitions, 46 were answered within 30 days.',
			'Right to Information requests ran late 310 times in a year, and penalties came to Rs 4.6 lakh.',
			'Two clerks spent each Friday compiling the statement of pendency by hand.',
		],
		benefits: [
			'Of a hundred petitions, 91 are now answered in time, counted over twelve months.',
			'Late information requests went down from 310 to 7 a year.',
			'Each week 2,900 citizens follow their letter by the code on the acknowledgement.',
			'The Friday statement prints itself at eight, and both clerks draft replies instead.',
		],
		paper: {
			lead: 'A drain that overflows on Monday brings four letters by Wednesday. The old diaries saw four drains.',
			sections: [
				{
					heading: 'Nineteen ways to number a letter',
					paragraphs: [
						'The engineering counter began a new series each January, the hospitals each April, the fish market with each contractor. A councillor who wrote to the mayor, the engineer and the ward office received three replies, and once they contradicted one another in the same newspaper column.',
						'No section hid anything. They simply could not see over the wall of the next counter.',
					],
				},
				{
					heading: 'Four weeks at the counters',
					points: [
						'All nineteen series ended on a Saturday; on Monday there was one.',
						'Categories came from the citizens’ charter, with 11 different periods for reply.',
						'Sixty standard answers were rewritten in Malayalam and English, none longer than a page.',
						'Ward offices joined last, by a scanner and a browser, two on each day.',
					],
				},
				{
					heading: 'The commissioner’s four figures',
					table: {
						head: ['Measure', 'Before', 'After'],
						rows: [
							['Petitions answered in time', '46%', '91%'],
							['Late information requests, a year', '310', '7'],
							['Letters registered twice', '1 in 14', '1 in 400'],
							['Clerk hours for the statement', '16', 'None'],
						],
					},
				},
				{
					heading: 'When letters meet',
					paragraphs: [
						'Letters are tied together by ward, street and subject. In the first monsoon that made 212 complaints about standing water into 31 places, and the engineers went by places. One reply per place was drafted, then addressed to each writer by name.',
						'What remains slow is what needs money: letters that wait for a sanction take 44 days, as they did before. The corporation has put those on office notes since July and expects to report on them next year.',
						'“I used to ask who had the file,” says Hameeda Puthenveettil, the deputy commissioner. “Now I ask what they need.”',
					],
				},
			],
		},
	},
	...laterCaseStudies,
	...furtherCaseStudies,
]
