import type { DemoDocument } from './types.ts'
import { laterWhitepapers } from './whitepapers-2.ts'

export const demoWhitepapers: readonly DemoDocument[] = [
	{
		slug: 'electronic-records-retention',
		title: 'Electronic records: how long to keep them, in what form, and how to let go',
		createdOn: '2024-10-21',
		description:
			'Indian law asks for some records to be kept and for personal data to be erased. The paper sets both duties beside each other, offers a schedule that a records officer can adapt within a week, and describes what a court wants to see when a file of today is opened in fifteen years.',
		paper: {
			lead: 'For records officers, company secretaries and heads of IT who sign a retention schedule and defend it afterwards. The law is as it stood in October 2024; ask counsel before you adopt a period.',
			sections: [
				{
					heading: 'Three masters, one schedule',
					paragraphs: [
						'A retention schedule answers to three masters. Tax, company and banking law name periods for which a record must be available. Data protection law wants personal data to go once its purpose is served and nothing else holds on to it. The law of evidence decides whether what you kept is worth anything in court.',
						'Most schedules obey the first master and forget the others. They name years, but not the event from which years are counted, nor the form, nor who may stop the clock. An auditor who asks for one closed account then receives everything or nothing.',
					],
				},
				{
					heading: 'Begin with the event',
					paragraphs: [
						'Eight years is not a date. Section 128 of the Companies Act 2013 counts back from the current financial year. Section 36 of the Central Goods and Services Tax Act 2017 counts 72 months from the day on which the annual return fell due. The Prevention of Money Laundering Act 2002 counts five years twice over: from a transaction for its record, and from the end of a relationship for identity papers.',
						'So write each rule as a triple of event, period and action, and make sure that a system can see the event. If core banking alone knows that an account was closed, the archive must hear of it the same night. A period whose starting event nobody reports never ends.',
					],
				},
				{
					heading: 'A schedule to start from',
					paragraphs: ['Adapt it row by row. The last two rows follow your secretarial standard and your own promise.'],
					table: {
						head: ['Record', 'The clock starts with', 'Keep', 'Then'],
						rows: [
							['Books of account, vouchers', 'End of the financial year', '8 years', 'Review, destroy'],
							['Customer identity papers', 'End of the relationship', '5 years', 'Erase, keep a register line'],
							['Transaction records', 'The transaction', '5 years', 'Destroy'],
							['GST invoices and returns', 'Due date of the annual return', '72 months', 'Destroy'],
							['Minutes of the board', 'The meeting', 'For good', 'Second copy elsewhere'],
							['Unsuccessful applications', 'Closing of the vacancy', 'As promised in the notice', 'Erase'],
						],
					},
				},
				{
					heading: 'Form: what section 7 asks',
					paragraphs: [
						'Section 7 of the Information Technology Act 2000 lets an electronic record stand in for paper on three conditions. It must remain accessible for later reference. It must be kept in its original format, or in one that can be shown to represent it accurately. And the details of origin, destination, date and time must be there.',
						'PDF/A meets the second condition for most office documents, provided that the original stands beside it. For the third, keep the envelope: the headers of a mail, the batch number of the scan, the name of whoever filed it. A picture of a letter without these is a picture.',
					],
				},
				{
					heading: 'Proof: hash at birth',
					paragraphs: [
						'Since 1 July 2024 the Bharatiya Sakshya Adhiniyam 2023 governs electronic evidence. Its section 63 asks for a certificate in two parts, one by the person in charge of the device and one by an expert, and the form in its schedule names a hash value and the algorithm behind it.',
						'A hash computed on the day of the hearing shows only that nothing has changed since breakfast. Compute it at capture, store it apart from the file, and check a sample each month. When a record moves to another format or store, log the old value beside the new one, with the name of the person who compared them.',
					],
				},
				{
					heading: 'Letting go on purpose',
					paragraphs: [
						'Destruction is the part that schedules promise and offices avoid. Five rules make it bearable.',
					],
					points: [
						'Hold first: a lawsuit, an inquiry or an audit query stops the clock for the files that it names.',
						'List each quarter what falls due, and tell the owner the date instead of asking whether anything may go.',
						'Let two people sign, one of whom had no part in making the record.',
						'Mean all copies: backups expire within a stated number of days, and shared drives are searched by hash.',
						'Keep one line for each destroyed file, with number, rule, date and both names.',
					],
				},
				{
					heading: 'Why the order matters now',
					paragraphs: [
						'Once section 8 of the Digital Personal Data Protection Act 2023 is in force, personal data goes when consent is withdrawn or its purpose is over, unless a law requires it to stay. An office that can name the law, the event and the end date has its answer ready. One that keeps everything has a long search ahead.',
					],
				},
				{
					heading: 'One week of work',
					paragraphs: [
						'On Monday list the twenty record types that fill most of your shelves. On Tuesday find the event for each and the system that knows it. Spend Wednesday with counsel on the periods. On Thursday pick one type and draw up its first disposal list; it will teach you what the schedule forgot. On Friday let the board minute it, with a date on which it is read again.',
					],
				},
			],
		},
	},
	{
		slug: 'kyc-renewal-economics',
		title: 'What a KYC renewal costs, and where the money goes',
		createdOn: '2025-01-27',
		description:
			'A bank with a million customers has more than a hundred thousand renewals a year. We take their cost apart by path, show why the customers who do not answer are the most expensive, and give a model with eleven inputs that you can fill with your own figures.',
		paper: {
			lead: 'For heads of operations and compliance. All amounts come from a model, not from a survey: replace each with yours, and the order of what is worth doing may change.',
			sections: [
				{
					heading: 'How many fall due',
					paragraphs: [
						'The intervals are set: high risk after two years, medium after eight, low after ten. Take a million customers, of whom 2 per cent are high, 18 medium and 80 low. Each year 10,000 high, 22,500 medium and 80,000 low renewals fall due, together 112,500. On 300 working days that makes 375 a day, or two and a half for each of 150 branches.',
						'Two and a half sounds harmless. It is an average over a year in which accounts were opened in bursts: at the end of a financial year, during a campaign, when a scheme began. If 18 per cent fall due in March, a branch faces more than five a day in its busiest month.',
					],
				},
				{
					heading: 'Five paths, five prices',
					paragraphs: [
						'A renewal can be settled in five ways. We count staff at Rs 6 a minute and add messages, postage, travel and archiving.',
					],
					table: {
						head: ['Path', 'Staff minutes', 'Other cost, Rs', 'Together, Rs'],
						rows: [
							['Declaration in the app', '0.5', '2', '5'],
							['Address bill photographed at home', '3', '2', '20'],
							['Visit to the branch', '16', '24', '120'],
							['Officer at the door', '25', '30', '180'],
							['Chased until restricted', '22', '58', '190'],
						],
					},
				},
				{
					heading: 'The mix decides',
					paragraphs: [
						'Our model bank begins with 55 per cent branch visits, 25 per cent chased, 10 per cent declarations, 5 per cent photographs and 5 per cent calls at the door. One renewal then costs Rs 124 and the year Rs 1.40 crore. The chased quarter accounts for 38 per cent of the money.',
						'Two years later the same bank settles 55 per cent by declaration and 15 by photograph; 18 per cent come to the branch, 4 are visited and 8 chased. A renewal costs Rs 50 and the year Rs 56 lakh. Nothing was bought that a phone does not have. What changed is the order in which people are asked.',
					],
				},
				{
					heading: 'Ask in the cheapest order',
					points: [
						'First find out who needs nothing: if no fact has changed or expired, offer the declaration and no form.',
						'Then ask for the one fact that is old. A new address is one photograph, not a set of papers.',
						'Write in the language in which the customer opened the account, and name the branch on the envelope.',
						'Treat a letter that comes back as news. It costs Rs 28 to learn that an address is wrong, and far more to learn it from a fraud.',
						'Keep door visits for customers who are old, ill or far away, and plan them as a round.',
					],
				},
				{
					heading: 'The price of a wrong grade',
					paragraphs: [
						'A customer graded high instead of low is renewed five times as often. If 10,000 are graded too high, 5,000 renewals fall due each year where 1,000 would do, and at Rs 124 the other 4,000 cost Rs 5 lakh. The opposite mistake is cheaper in this table and dearer in front of an inspector.',
						'Look for grades that hang on a single answer. In one review that we helped with, the occupation “others” had put 31,000 pensioners into the medium band.',
					],
				},
				{
					heading: 'Flatten the peak',
					paragraphs: [
						'A renewal may be early and must not be late. Pull easy cases forward: in the quieter months offer the declaration to low-risk customers whose date lies up to half a year ahead. For each thousand moved out of March, a region of 20 branches is spared two visits per branch and day.',
						'Early renewal costs a little, because the next interval starts sooner. Half a year of ten is 5 per cent of one renewal, which is Rs 6 at most.',
					],
				},
				{
					heading: 'What the model leaves out',
					paragraphs: [
						'It ignores what a restriction does to a deposit. Some customers answer it by moving their salary to another bank, and no letter says so. Measure it yourself: compare balances of restricted accounts six months before and after with those of neighbours who renewed in time.',
						'It also ignores the customer’s own hour. We know of no bank that books it, and of several whose customers do.',
					],
				},
				{
					heading: 'Your own eleven numbers',
					paragraphs: [
						'Customers, the share of each of the three grades, working days, branches, Rs per staff minute, and the share of four paths (the fifth is what remains). Leave our minutes as they are for now. Put all of it into a sheet, then change one path share by five points at a time. The largest drop tells you where to begin.',
					],
				},
			],
		},
	},
	{
		slug: 'straight-through-invoices',
		title: 'Straight-through invoices: which exceptions to remove first',
		createdOn: '2025-05-19',
		description:
			'Most projects attack the most frequent exception. A sample of 500 invoices shows why that is the wrong order, what each cause costs in minutes, and how four small repairs lift the share of invoices that nobody opens from 41 to 75 in a hundred.',
		paper: {
			lead: 'For managers of accounts payable, purchasing and stores. The sample is drawn from trials with manufacturers; causes and minutes are rounded, and no customer’s figures stand alone.',
			sections: [
				{
					heading: 'Five hundred invoices, 295 stops',
					paragraphs: [
						'Match five hundred invoices of an ordinary month against orders and receipts, with tolerances of 1 per cent on price and none on quantity. About 205 pass without a hand on them. The other 295 stop, each for a cause that can be named.',
						'Count the stops, and late receipts win. Count the minutes that people spend on them, and the picture changes.',
					],
					table: {
						head: ['Cause', 'Invoices', 'Minutes each', 'Minutes', 'Share of time'],
						rows: [
							['Price outside tolerance', '61', '14', '854', '33%'],
							['Receipt booked late', '92', '6', '552', '21%'],
							['Order number missing or wrong', '48', '9', '432', '17%'],
							['Quantity short', '24', '11', '264', '10%'],
							['Unit or pack size', '37', '5', '185', '7%'],
							['Freight not ordered', '21', '7', '147', '6%'],
							['Tax code', '12', '12', '144', '6%'],
							['Total', '295', '8.7', '2,578', '100%'],
						],
					},
				},
				{
					heading: 'Sort by minutes, then by owner',
					paragraphs: [
						'A price difference takes 14 minutes because three people touch it: the clerk who finds it, the buyer who remembers a telephone call, and the supplier who looks for the quotation. A late receipt takes six, because one call to stores settles it.',
						'Next, ask who can remove the cause rather than who clears the exception. Accounts clears all of them and can remove almost none. Stores owns the receipt, purchasing the price and the freight, master data the unit, the supplier the order number. A target for accounts alone produces faster clearing of the same mistakes.',
					],
				},
				{
					heading: 'Four repairs that pay in a quarter',
					points: [
						'Book receipts at the gate with a handheld. Of 92 late receipts, 69 disappear.',
						'Load price lists with a date from which they hold, and compare them each quarter with what was billed. Of 61 price stops, 40 go.',
						'Refuse invoices without an order number on arrival, by a polite letter that says where to find it. Of 48, 30 go.',
						'Keep one table of units per item and supplier. Of 37 stops, 33 go, for good.',
					],
				},
				{
					heading: 'The result, added up',
					paragraphs: [
						'The repairs remove 172 stops. Then 377 of 500 invoices pass untouched, 75 in a hundred instead of 41, and the remaining 123 take 1,169 minutes instead of 2,578. That is 55 per cent less time, without a single tolerance having been widened.',
						'What remains is worth a person’s time: goods that really are short, taxes that really are wrong, charges that nobody agreed to.',
					],
				},
				{
					heading: 'Why not simply widen the tolerance?',
					paragraphs: [
						'It is the first suggestion in every workshop. In our sample 26 of the 61 price stops lie between 1 and 2 per cent. Clearing them takes 364 minutes, or Rs 2,184 at Rs 6 a minute. The differences themselves come to Rs 18,400, nearly all in the supplier’s favour. Waving them through would cost eight times what it saves.',
						'A wider band is right where the value is small: for lines below Rs 2,000 an absolute limit of Rs 40 releases nine stops and risks Rs 360. Set the limit in rupees for small lines and in per cent for large ones, and review both when prices move.',
					],
				},
				{
					heading: 'Measures that do not lie',
					paragraphs: [
						'“Touchless rate” is easily flattered. Some count an invoice as untouched when a clerk has only typed an order number; others leave out what was returned to the supplier. Define it once: received, matched, posted, and not opened by anybody before payment.',
						'Report three numbers together: the touchless rate, the age of the oldest ten exceptions, and the sum of over-payments found afterwards. A rate that climbs while the third number climbs is a tolerance in disguise.',
					],
				},
				{
					heading: 'Do this on Monday',
					paragraphs: [
						'Draw 100 invoices that stopped last month. Write cause and minutes on each, by asking whoever cleared them. A hundred are enough to put the causes in order, and an afternoon is enough for a hundred. Then invite the owner of the first cause, not the clerk, and bring the pile.',
					],
				},
			],
		},
	},
	{
		slug: 'migrating-document-stores',
		title: 'Moving ten million documents without losing one',
		createdOn: '2025-10-06',
		description:
			'Archives move every ten or fifteen years, and each move loses something: a date, a right, a relation between two files. The paper follows a move of ten million documents from the first count to the day the old store is switched off, with the arithmetic for samples and nights.',
		paper: {
			lead: 'For those who answer for an archive and those who are about to replace it. The example is a store of ten million documents, 4.5 terabytes, fourteen years old.',
			sections: [
				{
					heading: 'What gets lost is rarely a file',
					paragraphs: [
						'Copying bytes is the easy part. Moves go wrong in what surrounds them: the date of filing becomes the date of the move, an annotation lives in a side table, a shortcut turns into a second original, a right that came from a group disappears with the group. Nobody notices for a year, until somebody has to prove who could read a letter in 2016.',
						'So decide first what a document is in your store. Ours has seven parts: pages, fields, versions, notes, relations, rights and history. For each, write down where it lies today, where it will lie, and how you would see that it is missing.',
					],
				},
				{
					heading: 'Count until two counts agree',
					paragraphs: [
						'Ask the database how many documents there are, then the file system, then the people. In our example the answers were 10.2, 10.6 and “about eight” million. The difference consists of 240,000 files without a row, 31,000 rows without a file, and a test cabinet that nobody had emptied since 2013.',
						'Settle each group in writing before anything moves. A row without a file is a loss that has already happened; it belongs in a register with a date, and not in the statistics of the migration.',
					],
				},
				{
					heading: 'Nights, not months',
					paragraphs: [
						'Reading at 35 documents a second for eight hours moves just over a million in a night, and ten million in ten nights. Measure on your own store, by day too, because users come first. Usually the old system sets the pace: it was never asked to give everything back.',
						'Work in slices that one person can oversee, by department and year. Each slice is read, written, compared and signed before the next begins. A slice that fails is thrown away whole and done again, so the tool must be able to run twice with the same result.',
					],
				},
				{
					heading: 'How large a sample?',
					paragraphs: [
						'Checksums compare every page without anybody looking. Fields and rights need eyes at least once, and eyes need a sample. If no error is found among n documents drawn at random, the share of errors lies below 3 divided by n, with 95 per cent confidence. This “rule of three” shows what a sample can promise.',
					],
					table: {
						head: ['Sample without an error', 'Errors below', 'In ten million, at most', 'Good for'],
						rows: [
							['200', '1.5%', '150,000', 'Finding a wrong mapping'],
							['300', '1%', '100,000', 'Releasing one slice'],
							['3,000', '0.1%', '10,000', 'Accepting the move'],
							['30,000', '0.01%', '1,000', 'Titles, deeds, degrees'],
							['All, by machine', 'None', 'None', 'Pages and counts'],
						],
					},
				},
				{
					heading: 'Rehearse the mistakes',
					points: [
						'A name with an apostrophe, a file of no bytes, a page of two metres, a title in three scripts.',
						'Two versions saved in the same second, and one whose author has left.',
						'A folder with 90,000 entries, and a document that stands in four folders.',
						'Something under legal hold, which must arrive still held.',
						'A power cut in the middle of a slice.',
					],
				},
				{
					heading: 'The weekend, and the way back',
					paragraphs: [
						'Move the bulk while people work in the old store, then only what has changed since. On the last Friday the old side becomes read-only, the difference of the week follows, and counts are compared. On Saturday twenty users search for what they used last month. Somebody with a name decides on Sunday at noon, by a list agreed beforehand, and saying no is as honourable as saying yes.',
						'Keep the road back open for a fortnight. That is possible only if the new store can tell which documents were added or changed since Monday, and can hand them over.',
					],
				},
				{
					heading: 'Switching off the old store',
					paragraphs: [
						'Leave it readable for two quarters, for administrators alone, and log each look. Every look is a question that the new store could not answer. In our example there were 61 in the first month and one in the sixth.',
						'Then write the closing report: counts by slice, samples, checksums, exceptions, signatures. Hash it and file it in the new archive as a permanent record. In fifteen years somebody will move that archive again, and yours is the first paper they will want.',
					],
				},
			],
		},
	},
	...laterWhitepapers,
]
