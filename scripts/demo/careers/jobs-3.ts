import type { DemoJob } from './job-type.ts'

export const closedJobs: readonly DemoJob[] = [
	{
		key: 'support-engineer',
		jobPosition: 'Support Engineer',
		type: 'Full-time',
		jobLocation: 'Chennai',
		city: 'Chennai',
		experience: '2 to 5 years',
		jobQualification: 'A degree or diploma in computing, or an apprenticeship in system administration.',
		skillsRequired:
			'Server administration, SQL, reading logs, ticket queues, spoken English and Tamil, handing over in writing',
		opensIn: -52,
		closesIn: -11,
		jobDescription: `
<p>When a branch in Guwahati cannot print a demand draft at 9.55, somebody in Taramani picks up within eighteen seconds. The support centre answers 2,900 calls a month for 80 customers. We are looking for two engineers who would rather find a cause than close a ticket.</p>
<h3>Shifts</h3>
<p>There are three: early from six, late from two, and the night board from ten. You choose a pattern for a quarter and swap freely within it. Night work is never ordered in the first half-year; many ask for it later because the board is quiet and the problems are odd.</p>
<h3>What you do on a shift</h3>
<ul>
<li>Take calls and tell people, in their words, what you will try and by when they hear from you.</li>
<li>Read logs on a copy of the customer’s system; nobody logs in to a live one alone.</li>
<li>Reproduce the fault or prove that it cannot be reproduced, and attach the evidence either way.</li>
<li>Pass on what is open at the end of the shift in five lines that a tired colleague can act on.</li>
</ul>
<h3>How you grow</h3>
<p>One week in eight you leave the telephone and work with the developers on the three faults that cost the most calls. Engineers who like that week usually become testers, consultants or programmers; eleven have done so since 2021. Those who stay become the people whom consultants ring at midnight.</p>
<h3>What we ask</h3>
<ul>
<li>You can explain what an index does to somebody who sells stamps.</li>
<li>A rude caller does not spoil your afternoon.</li>
<li>You write “I do not know yet” when that is how things stand.</li>
</ul>
<p>Training lasts ten weeks. During that time you have a telephone of your own, but it only rings when your tutor has put on her headset too.</p>`,
	},
	{
		key: 'migration-coordinator',
		jobPosition: 'Document Migration Coordinator',
		type: 'Temporary',
		jobLocation: 'Mumbai',
		city: 'Mumbai',
		experience: '3 to 7 years',
		jobQualification: 'A degree in library science, archives or logistics, or a career that taught you the same.',
		skillsRequired: 'Planning of scanning lots, sampling, leading people of an agency, spreadsheets, Hindi and English',
		opensIn: -83,
		closesIn: -39,
		jobDescription: `
<p>A housing finance company keeps 1.4 million loan files in a warehouse outside Bhiwandi. Within ten months they become searchable, and the paper goes to a vault or to the mill. The coordinator makes sure that no folder is in neither place.</p>
<h3>Responsibilities</h3>
<ul>
<li>Plan the lots: 6,500 folders a day, fetched, scanned, sampled and returned inside 72 hours.</li>
<li>Lead 26 operators and four checkers of an agency, in two shifts, with a stand-up at each change.</li>
<li>Count. Every crate is counted when it leaves, when it arrives and when it comes back, by two people who do not see each other’s figure.</li>
<li>Stop the line when a sample fails, and start it again only once the reason is known.</li>
</ul>
<h3>The place</h3>
<p>The warehouse has an air-conditioned hall for the scanners and a canteen that we share with a firm of textile dyers. A bus leaves Andheri at 7.40 and returns at 6.15. It gets dusty: masks, gloves and a locker are provided, and so is a doctor on Thursdays.</p>
<h3>Who fits</h3>
<p>You have moved large numbers of things before, whether books, parcels or patients’ records, and you know how errors hide in round figures. People work hard for you because you notice when they do. You are not afraid to telephone a director and say that tomorrow will be a day late.</p>
<h3>Pay and perspective</h3>
<p>The salary is paid monthly, with a bonus for accuracy, and none for speed. At the end there is a letter of reference with numbers in it. A similar project follows in Nagpur, and whoever brings this one home will be asked first.</p>`,
	},
]
