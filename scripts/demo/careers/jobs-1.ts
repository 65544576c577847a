import type { DemoJob } from './job-type.ts'

export const openJobs: readonly DemoJob[] = [
	{
		key: 'senior-engineer',
		jobPosition: 'Senior Software Engineer',
		type: 'Full-time',
		jobLocation: 'Kochi',
		city: 'Kochi',
		experience: '6 to 10 years',
		jobQualification: 'A degree in computing, or the same knowledge acquired elsewhere and shown in working code.',
		skillsRequired:
			'A typed language, relational databases, full-text search, queues, profiling, and reviews that teach',
		salary: { min: 1_800_000, max: 2_600_000, unit: 'YEAR' },
		opensIn: -9,
		closesIn: 26,
		jobDescription: `
<p>Our largest archive holds 11 million files, and on a Monday morning 4,000 people open it within ten minutes. You would own the part that answers them: storage, search and the permissions between the two. The team has seven engineers, one designer, and a records officer who used to run an archive herself.</p>
<h3>What you will do</h3>
<ul>
<li>Cut the slowest one per cent of searches from 900 milliseconds to 300, and keep a graph that proves it.</li>
<li>Design how a file moves between hot and cold storage without changing its address, its history or who may read it.</li>
<li>Sit in on two customer migrations a year, because schemas look different once there are forty years of exceptions in them.</li>
<li>Review what others write, usually the same day, and explain a rejection with an example.</li>
</ul>
<h3>How the work is organised</h3>
<p>Releases leave every second Thursday. A change needs one reviewer and a test that failed before it; nothing waits for a committee. You are on call one week in nine, with a colleague as your second, and what wakes you twice becomes the first item of the next fortnight.</p>
<h3>Your first ninety days</h3>
<ol>
<li>You mend three reported faults, each in a different layer, to see how the pieces meet.</li>
<li>By the sixth week you have rewritten one query plan that the whole group complains about.</li>
<li>In month three you present a proposal for cold storage to the architects, and they push back.</li>
</ol>
<h3>You may be wondering</h3>
<p>The code is eight years old, mostly typed, and covered by 6,200 tests that run in eleven minutes. There is a corner from 2017 that everybody avoids; if you enjoy such corners, say so. Relocation to Kochi is paid, and a family visit before you decide can be arranged.</p>`,
	},
	{
		key: 'implementation-consultant',
		jobPosition: 'Implementation Consultant Trade Finance',
		type: 'Full-time',
		jobLocation: 'Dubai',
		country: 'AE',
		city: 'Dubai',
		experience: '4 to 8 years',
		jobQualification: 'A degree in commerce, banking or computing. A certificate for documentary credits helps.',
		skillsRequired:
			'Letters of credit and guarantees in practice, workshops in English, SQL for reading, Arabic is welcome',
		opensIn: -16,
		closesIn: 19,
		jobDescription: `
<p>Eleven banks around the Gulf examine trade documents with our software. You would lead the next installations from the first workshop to the hundredth guarantee issued, together with a developer in Kochi and a project manager who sits beside you.</p>
<h3>A week in this role</h3>
<ul>
<li>Two days at the bank, at the examiners’ desks, watching where the pencil still comes out.</li>
<li>One workshop in which a limit, a charge or a wording is decided, written down and signed before people leave the room.</li>
<li>A day of configuration: products, clauses, checklists, users, and the round-robin that deals out the work.</li>
<li>A call with Kochi on Thursday, where you defend what the customer needs and drop what they merely mentioned.</li>
</ul>
<h3>What counts as success</h3>
<p>Six months after the start a bank should take less than four hours for a clean presentation, and nobody in the department should keep a private spreadsheet. We measure both, with the customer’s agreement, and the figures stand in your review.</p>
<h3>What makes you good at it</h3>
<ul>
<li>You have stood on the operations side yourself, or next to it for long enough to know what a discrepancy costs.</li>
<li>Silence in a meeting does not frighten you; a date that slips without a word does.</li>
<li>You can draw a process on a whiteboard so that an auditor and a developer both nod.</li>
</ul>
<h3>Practical matters</h3>
<p>The office is in Business Bay. About a third of your days are spent at customers in the Emirates, Oman or Bahrain, always home for the weekend. Visa, health cover for the family and one flight home a year are part of the offer. New consultants spend their first three weeks in Kerala, with the people whose work they are going to install.</p>`,
	},
	{
		key: 'accessibility-tester',
		jobPosition: 'Accessibility Tester',
		type: 'Part-time',
		jobLocation: 'Remote, India',
		remote: true,
		experience: '1 year or more',
		jobQualification: 'No degree is asked for. You use a screen reader, a switch or magnification every day.',
		skillsRequired:
			'At least one screen reader in depth, patience with unfinished screens, clear written reports in English',
		salary: { min: 900, max: 1_300, unit: 'HOUR' },
		opensIn: -4,
		closesIn: 31,
		jobDescription: `
<p>Clerks who cannot see the screen file, approve and search with our products, and the guidelines alone do not tell us whether that is pleasant. You would. For twenty hours a week, from wherever you live in India, you use what we build before customers do, and say where it hurts.</p>
<h3>Your tasks</h3>
<ul>
<li>Work through each new screen with your own equipment, first without help, then beside the developer who built it.</li>
<li>Report barriers so that somebody who has never heard a screen reader can repeat them: keys pressed, words spoken, words missing.</li>
<li>Rank findings by the harm they do, not by the number of the criterion.</li>
<li>Join the Wednesday demo and try what is shown, aloud, in front of everybody.</li>
</ul>
<h3>What happens to a finding</h3>
<p>A barrier that stops a task goes to the top of the board and blocks the release. Of 148 findings last year, 131 were mended within a month; for the other 17 there is a named person and a date. You close them yourself, and nobody else may.</p>
<h3>Hours and equipment</h3>
<p>Four mornings or five, as you like, between eight and two. We pay for the licence of your assistive software, a Braille display if you read by touch, and a telephone line that does not drop. Once a year the whole group meets by the lake for three days; a companion travels at our expense.</p>
<h3>How we choose</h3>
<p>Instead of a task from the backlog you get a public website of your choice and forty minutes. Tell us its three worst barriers, in order, and what you would change first. The conversation about it lasts half an hour, by telephone or by text, whichever suits you better.</p>`,
	},
]
