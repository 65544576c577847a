import type { DemoDocument } from './types.ts'

export const laterWhitepapers: readonly DemoDocument[] = [
	{
		slug: 'trade-documents-digital',
		title: 'Electronic trade documents: what a bank can accept today',
		createdOn: '2026-02-23',
		description:
			'Banks are offered electronic bills of lading, certificates with a code, and invoices that never were on paper. The paper sorts them by what they do for the bank: inform, prove or give control. It names the rules for each, and lists what to settle before the first record is examined.',
		paper: {
			lead: 'For trade operations, legal and risk. It explains how the rules fit together and is no legal advice: which law governs a document is the first question for counsel, and often the only one that matters.',
			sections: [
				{
					heading: 'Three kinds of paper',
					paragraphs: [
						'A set presented under a credit holds papers that look alike and do different work. An invoice or a packing list informs. A certificate of origin or inspection proves, because somebody with a name stands behind it. A bill of lading to order gives control: whoever holds it can claim the goods, and a bank lends against that.',
						'The first kind went electronic long ago without anybody noticing. The second follows wherever the issuer can be verified. The third needs a law that lets an electronic record be possessed. Treating all three alike is the commonest mistake, in both directions.',
					],
				},
				{
					heading: 'Rules in two layers',
					paragraphs: [
						'UCP 600 was written for paper. Its supplement, the eUCP, now in version 2.1, allows electronic records alone or together with paper, but only if the credit says that it is subject to it. The same goes for URC 522 and its supplement for electronic collections.',
						'These are rules of contract. They tell banks how to examine; they cannot make a record negotiable. That takes legislation, for which the UNCITRAL Model Law on Electronic Transferable Records of 2017 is the pattern. Bahrain adopted it first, Singapore followed in 2021, and the United Kingdom passed its Electronic Trade Documents Act in 2023.',
					],
				},
				{
					heading: 'Document by document',
					table: {
						head: ['Document', 'Does', 'Paper rule', 'As a record, check'],
						rows: [
							['Commercial invoice', 'Informs', 'UCP 600, article 18', 'Issuer, amount and currency as in the credit'],
							['Packing and weight lists', 'Inform', 'Article 14(f)', 'That the file opens and is complete'],
							['Certificate of origin', 'Proves', 'Article 14(f)', 'The verification page of the chamber itself'],
							['Insurance document', 'Proves', 'Article 28', 'Cover, date, and who may claim'],
							['Bill of lading', 'Gives control', 'Article 20', 'Who holds it now, under which law'],
							['Bill of exchange', 'Gives control', 'Law of the place', 'Whether that law knows an electronic one'],
						],
					},
				},
				{
					heading: 'What changes for the examiner',
					paragraphs: [
						'Under the eUCP records may arrive one by one, from different senders, to the place for presentation that the credit names. The five banking days begin only when the beneficiary has sent a notice of completeness. A desk that starts its clock with the first file gives time away; one that misses the notice loses it.',
						'A record that cannot be opened or authenticated is treated as not presented. So the credit must state the format, and the bank must be able to read what it has asked for. Asking for “PDF or XML” sounds generous, and obliges you to examine both.',
						'Where a hyperlink is presented, examine what stands behind it and keep a copy with the hash and the hour. Links decay faster than credits are disputed.',
					],
				},
				{
					heading: 'Control: three questions before lending',
					points: [
						'Is there a reliable method that shows one holder at a time? A platform’s rulebook answers this for members only; a statute answers it for everyone.',
						'Does the law that governs the document recognise the method? Ask for the clause, and for an opinion if the sum deserves one.',
						'Can you turn it into paper? Switching must end the electronic life of the record, visibly, and be possible on a Friday night.',
					],
				},
				{
					heading: 'Where fraud moves to',
					paragraphs: [
						'Forged paper becomes rarer, false identity more common. If the carrier’s account on a platform was opened with a copied passport, each record that it issues is authentic and worthless. Look once at how a platform admits its members, as you would at a correspondent bank.',
						'Double financing also changes its shape. A register of single records makes it harder to pledge one bill twice, and does nothing about two invoices for one cargo. Keep comparing vessel, voyage, quantity and date across customers.',
					],
				},
				{
					heading: 'A first year in four quarters',
					paragraphs: [
						'First quarter: accept invoices and lists as records in collections for three customers who know you well. Second: issue one import credit subject to the eUCP between two of your own clients, and rehearse the notice of completeness. Third: take electronic certificates from chambers whose verification you have tested. Fourth: finance against one electronic bill of lading, under a law that counsel has named, for a sum that you could lose.',
						'Write down each question that came up and who answered it. At the end of the year you own a procedure that your desk understands, because it has asked for every line of it.',
					],
				},
			],
		},
	},
	{
		slug: 'measuring-correspondence',
		title: 'Measuring correspondence: five figures, and how each can lie',
		createdOn: '2026-07-13',
		description:
			'Every office counts its letters, and most count in a way that rewards answering the easy ones. Five figures are enough to see how an office replies. For each the paper gives a definition, the way in which it misleads, and a second figure to read beside it.',
		paper: {
			lead: 'For heads of office, information officers and everybody who prepares the monthly statement. You need a register with dates; whether it is a book or a screen makes no difference to the arithmetic.',
			sections: [
				{
					heading: 'The average that nobody receives',
					paragraphs: [
						'Two sections each answer in 12 days on average. In the first, all replies leave between day 10 and day 14. In the second, half leave after 2 days and half after 22. The statement shows them as equals. A citizen who writes to the second has an even chance of waiting three weeks.',
						'Averages hide what matters in a queue, which is its tail. Report the median, because half of the writers wait no longer. Report the ninetieth percentile too, because one writer in ten waits longer still. If the two drift apart, somebody is choosing which letters to answer.',
					],
				},
				{
					heading: 'Five figures',
					table: {
						head: ['Figure', 'Defined as', 'Lies when', 'Read it beside'],
						rows: [
							[
								'Time to reply, median',
								'Days from stamp to dispatch',
								'Interim replies count as replies',
								'Ninetieth percentile',
							],
							['Answered in time', 'Share sent before the due date', 'Due dates are moved', 'Number of dates moved'],
							['Pendency', 'Letters open tonight', 'The month ends on a holiday', 'Its age, in three bands'],
							['Disposal', 'Letters closed this month', 'Transfers count as closed', 'Transfers, listed apart'],
							[
								'Second letters',
								'Share of writers who write again',
								'They telephone instead',
								'Calls about open letters',
							],
						],
					},
				},
				{
					heading: 'Let the balance come out',
					paragraphs: [
						'Opening balance plus received minus disposed equals closing balance. It is the oldest check there is, and it fails in one office of three. With 412 letters open, 1,380 received and 1,340 disposed, 452 must be open at the end. If the trays hold 470, then 18 letters were registered twice, transferred without a trace, or opened by a clock that nobody stops.',
						'Do the sum for each section as well. A letter that moves from one to another must leave the first balance on the day on which it enters the second.',
					],
				},
				{
					heading: 'One division tells you the wait',
					paragraphs: [
						'Divide what is open by what is closed in a day, and you have the time that a letter spends in the office, as long as the office is roughly in balance. Our 452 open letters, at 1,340 disposals in 22 working days, give 452 divided by 61, or 7.4 working days.',
						'Queueing theory has known this for sixty years, and it needs no software. It also cuts through promises: to halve the wait without halving the pile, an office would have to close twice as many letters a day.',
					],
				},
				{
					heading: 'Age is a list, not a number',
					paragraphs: [
						'Sort what is open into three bands: within its period, overdue by less than a month, overdue by more. The third band should be short enough to be read aloud. Read it aloud, with subject and holder, once a week, to the people who hold the letters. In our experience the list shrinks by half before the third reading.',
						'Some letters are old for good reasons: a court has to speak first, money is not sanctioned. Mark these with the reason and the date of the next step. Without a next step there is no good reason.',
					],
				},
				{
					heading: 'Clocks that the law has set',
					paragraphs: [
						'Where a statute names a period, count in its days and from its start. Section 7 of the Right to Information Act 2005 allows thirty days from receipt, and 48 hours where life or liberty is concerned; section 6 wants a request that belongs to another authority to be passed on within five. Calendar days are meant, and a statement in working days flatters the office until the first penalty.',
					],
				},
				{
					heading: 'Figures change what people do',
					points: [
						'Reward disposal alone, and simple letters are answered first while hard ones age.',
						'Reward punctuality alone, and interim replies multiply. Count an interim reply as what it is: a promise with a date.',
						'Reward a short pendency, and letters are registered late. Compare the postmark with the stamp on a sample of fifty.',
						'Reward nobody, publish everything by section, and talk about causes. This is slower and lasts.',
					],
				},
				{
					heading: 'A page a month is enough',
					paragraphs: [
						'Put the five figures for each section on one page, with last month and the same month of last year. Add the ten oldest letters by name and the three subjects that grew most. Whoever reads it should be able to ask a question within a minute. If they ask how a figure was made, print the definition on the back.',
					],
				},
			],
		},
	},
	{
		slug: 'examination-integrity',
		title: 'Examination integrity: guarding a mark from the hall to the certificate',
		createdOn: '2026-11-02',
		unpublished: true,
		description:
			'Between a candidate’s last word and a printed certificate a mark can be lost, bent, leaked or sold. The paper walks through eight moments at which that happens, names a control for each, and says which trace should remain for somebody who doubts the result four years later.',
		paper: {
			lead: 'For controllers of examinations, registrars and awarding bodies. Cheating in the hall fills the newspapers; this paper is about what happens to honest scripts afterwards.',
			sections: [
				{
					heading: 'Integrity has three parts',
					paragraphs: [
						'Secrecy means that nobody learns a paper or a result before its hour. Accuracy means that the mark says what the script deserves. Traceability means that both can be shown to a stranger. Offices invest in the first, assume the second and discover the third in court.',
						'A system helps with all of them if duties are kept apart. The oldest rule still carries most weight: whoever enters a mark cannot release it, and whoever releases it cannot change it.',
					],
				},
				{
					heading: 'Eight moments',
					table: {
						head: ['Moment', 'What can happen', 'Control', 'Trace that remains'],
						rows: [
							['Paper is set', 'A draft is copied', 'Two setters, sealed versions', 'Every opening, with name'],
							['Paper is printed', 'Spoiled sheets wander', 'Count in, count out', 'Certificate of shredding'],
							['Hall', 'A book is exchanged', 'Code on each page', 'Attendance against count'],
							['Scan', 'Pages are missing', 'Page count per book', 'Picture of the empty page'],
							['Marking', 'Severe or tired examiners', 'Seeded scripts', 'Deviation by hour'],
							['Adding up', 'A page is overlooked', 'The machine adds', 'A mark or a zero everywhere'],
							['Release', 'Somebody looks early', 'Two keys', 'Failed attempts'],
							['Certificate', 'A copy is bought', 'Public verification', 'Each enquiry'],
						],
					},
				},
				{
					heading: 'Anonymous means unknown to everyone',
					paragraphs: [
						'Hiding the name on the cover is not enough. Handwriting is known in a small college, and so is the centre whose books arrive in green bundles. Deal scripts across districts, page by page where a paper allows it, and keep the table of codes with two officers who do not mark.',
						'Watch what reports give away. An average by centre, published while marking runs, tells every examiner whose scripts they hold.',
					],
				},
				{
					heading: 'Seed scripts, quietly',
					paragraphs: [
						'Seeding means that every fiftieth script in a queue has already been marked by a panel. The examiner does not know which. If the difference exceeds a limit twice in a row, the queue pauses and the chief examiner rings. Nobody is accused: most deviations follow lunch, a power cut or question 7.',
						'At 50 scripts a day each examiner meets one seed, so a drift shows within the week. Plot it by hour, and rest breaks argue for themselves.',
					],
				},
				{
					heading: 'Second marking, where it pays',
					paragraphs: [
						'Two examiners for each script double the bill, and help most where judgement is wide. In multiple choice they find nothing; in essays they differ by more than five marks in about one script of seven. Spend second marking on essays, on scripts within three marks of a grade boundary, and on a sample of the rest.',
						'When two marks differ, do not split the difference. The mean of a right mark and a wrong one is a wrong mark with decimals. Let a third person decide with both reasons in view, and store all three.',
					],
				},
				{
					heading: 'The hour of release',
					paragraphs: [
						'Results leak through convenience: a list for the printer, a preview for the minister, a backup on a desk. Make the sealed state real, so that no screen, export or administrator can read marks before the hour. Test it by asking your own administrator to try, in writing, a week ahead.',
						'Release at an hour when help is awake. Midnight looks decisive and leaves candidates alone with a page that says absent.',
					],
					points: [
						'Freeze all changes 24 hours ahead, and list every one that was refused.',
						'Draw 200 candidates and follow each from script to result page.',
						'Print the number of candidates, passes and grades, and have three people sign it before they see a single name.',
					],
				},
				{
					heading: 'Doubt, and how to answer it',
					paragraphs: [
						'A re-check should be cheap, quick and blind. The new examiner sees the script without the first mark. Publish how many re-checks changed a grade and why; a falling number is the best advertisement a board can have, and a number of zero will not be believed.',
						'Keep scripts as long as a court may ask for them, and the history of each mark for good. It weighs a few hundred bytes. A degree is worth what its issuer can still explain.',
					],
				},
			],
		},
	},
]
