import type { DemoJob } from './job-type.ts'

export const moreOpenJobs: readonly DemoJob[] = [
	{
		key: 'technical-writer',
		jobPosition: 'Technical Writer',
		type: 'Contract',
		jobLocation: 'Chennai',
		city: 'Chennai',
		experience: '3 to 6 years',
		jobQualification: 'Published manuals or online help that you can show, in English; Tamil or Malayalam besides.',
		skillsRequired: 'Plain English, structured writing in XML or Markdown, screenshots by script, interviewing experts',
		opensIn: -13,
		closesIn: 12,
		jobDescription: `
<p>The administrator’s guide to our process designer has 640 pages, and support knows which 40 are read. This contract of nine months is for somebody who turns the whole into something that answers a question in two minutes, at a desk in Taramani where the questions come in.</p>
<h3>The assignment</h3>
<ol>
<li>Weeks 1 to 4: listen. You sit with the support team, sort a year of calls by cause, and draft a plan of chapters.</li>
<li>Weeks 5 to 26: write. Tasks first, reference second, concepts only where a task fails without them.</li>
<li>Weeks 27 to 36: test. Ten administrators at customers work from your text alone; what they stumble over you rewrite.</li>
</ol>
<h3>What you find here</h3>
<ul>
<li>Sources in a repository, built like code, with a preview for every branch.</li>
<li>Developers who owe you an answer by the next working day, in writing.</li>
<li>An editor in Kochi who reads every page once, and a translator who reads it twice.</li>
<li>A list of 212 words that we use in one sense only, and the right to argue about each of them.</li>
</ul>
<h3>How we will know that it worked</h3>
<p>Calls that begin with “Where do I find” made up 31% of all calls in the last quarter. When you leave they should be below 20%. The guide should have lost a third of its length, and no page should need another one to be understood.</p>
<h3>Terms</h3>
<p>You invoice monthly for an agreed number of days, five a week at most. Two of them can be spent at home once the listening is over. The text belongs to us and carries your name on its last page, if you wish. An extension for a second guide is likely but not promised.</p>`,
	},
	{
		key: 'engineering-intern',
		jobPosition: 'Software Engineering Intern',
		type: 'Internship',
		jobLocation: 'Kochi',
		city: 'Kochi',
		experience: 'None; students in their last two years',
		jobQualification: 'Enrolled for a degree or diploma in computing, electronics or mathematics.',
		skillsRequired: 'One programming language that you like, curiosity about databases, English for reading and asking',
		opensIn: -6,
		closesIn: 38,
		jobDescription: `
<p>Six months, eight interns, eight mentors, and something of yours in the hands of customers by the end. We have run this programme nine times. Of 66 interns so far 41 are colleagues today, two of them lead teams, and one wrote the search that all others now use.</p>
<h3>What the months look like</h3>
<ul>
<li><strong>Months one and two:</strong> you pair. Your mentor drives in the first week, you in the second, and by the fifth nobody counts.</li>
<li><strong>Months three and four:</strong> you own a small feature with a real user. Last time these were a printer for dispatch labels, a holiday table for deadlines, and a sound for the inward counter.</li>
<li><strong>Month five:</strong> you measure whether it helped. One feature in four is taken out again, and that is a result too.</li>
<li><strong>Month six:</strong> you write down what the next intern should know, and show your work to everybody on a Friday afternoon.</li>
</ul>
<h3>What we give</h3>
<p>A stipend that covers a room and food near Kakkanad, lunch at the long table, a machine of your own, and three hours a week that belong to your studies. Travel from your home town is refunded, both ways. Whoever has a disability brings or chooses the equipment; the bill is ours.</p>
<h3>What we hope for</h3>
<p>Marks matter little. We look for somebody who takes things apart and can put two thirds of them together again. Send a link to one thing that you made, however small: a script, a circuit, a game for your sister. Add four lines on what broke first.</p>
<h3>Dates</h3>
<p>Places are given in two rounds, and the second is as good as the first. Your college’s rules about credits, reports and visits are fine with us; we fill in its forms.</p>`,
	},
]

export const upcomingJobs: readonly DemoJob[] = [
	{
		key: 'solutions-engineer',
		jobPosition: 'Solutions Engineer',
		type: 'Full-time',
		jobLocation: 'Washington DC',
		country: 'US',
		city: 'Washington',
		experience: '5 to 9 years',
		jobQualification: 'A degree in engineering or information science, or ten years that make it unnecessary.',
		skillsRequired: 'REST APIs, identity and single sign-on, scripting, demonstrations without slides, travel by train',
		opensIn: 12,
		closesIn: 54,
		jobDescription: `
<p>Community banks and county offices on the East Coast ask good questions before they buy: where do the files live, who can read them, what happens when the contract ends? You would answer with a working system instead of a promise, from our office near the harbour.</p>
<h3>The job in short</h3>
<ul>
<li>Prepare demonstrations with the visitor’s own documents, scrubbed, so that the third click shows something familiar.</li>
<li>Connect our software to what is already there: a core banking system, a directory, a scanner that nobody dares to replace.</li>
<li>Fill in security questionnaires truthfully, including the lines where the answer is “not yet”.</li>
<li>Hand over to the installation team with a page that names every assumption made on the way.</li>
</ul>
<h3>Who you work with</h3>
<p>Two account managers, one other engineer, and a support lead who covers the morning while Chennai hands over. The product owners in Kerala are nine and a half hours ahead. They start late on Tuesdays so that you can argue with them before their dinner.</p>
<h3>What you should know about selling here</h3>
<p>Your pay has no commission. You may tell a prospect that a competitor fits better, and colleagues have done so four times this year. Two of those came back with another project, which is not why we do it but has not hurt.</p>
<h3>Requirements</h3>
<ul>
<li>You have integrated software at customers before, and can tell of one integration that went wrong and why.</li>
<li>Explaining OAuth to a town clerk is something you look forward to.</li>
<li>You may work in the United States without sponsorship; some customers require it of everybody who sees their data.</li>
</ul>
<p>Expect to be on the road six days a month, mostly between Richmond and Boston. Evenings belong to you: we book the earlier train.</p>`,
	},
	{
		key: 'onboarding-analyst',
		jobPosition: 'Customer Onboarding Analyst',
		type: 'Temporary',
		jobLocation: 'Mumbai',
		city: 'Mumbai',
		experience: '2 to 4 years',
		jobQualification: 'A degree in any subject and experience with account opening or KYC at a bank.',
		skillsRequired:
			'KYC rules of the regulator, data comparison, spreadsheets, Marathi or Hindi, calm on the telephone',
		opensIn: 5,
		closesIn: 33,
		jobDescription: `
<p>A bank in western India moves 2.3 million customer records onto our onboarding suite within six months. Most of them pass without a hand being lifted. You would look after the rest, some 40,000 that two systems describe in different ways.</p>
<h3>What lands on your desk</h3>
<ul>
<li>Pairs of records that are probably one person, with a score and the reasons for it.</li>
<li>Addresses that changed their pin code when the district was divided.</li>
<li>Names written in three scripts, of which each is right.</li>
<li>Documents that expired while the migration was being planned.</li>
</ul>
<p>You decide, note the ground for it in one line, and go on to the next. A tenth of all decisions is checked by a second analyst, and you check a tenth of hers.</p>
<h3>Why it is more than data entry</h3>
<p>Every rule that you discover goes back into the matching engine. In the last such project four analysts reduced the manual pile from 52,000 to 19,000 in eleven weeks, simply by telling the developers what they saw. Their rules carry their initials to this day.</p>
<h3>Place and time</h3>
<p>You work in Andheri East, Monday to Friday, from ten to half past six, with the bank’s own project team on the same floor. The contract runs for six months and pays overtime by the hour. Holidays are those of Maharashtra, plus one that you name yourself.</p>
<h3>Afterwards</h3>
<p>Two of the six places become permanent, in this office or in Kochi. All six hear in the fourth month who they are, so that the others have time to look around, with a letter from us that says something specific.</p>`,
	},
]
