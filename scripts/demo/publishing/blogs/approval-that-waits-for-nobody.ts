import type { DemoBlog } from '../types.ts'

export default {
	slug: 'approval-that-waits-for-nobody',
	heading: 'The approval that waits for nobody',
	subHeading:
		'A guarantee took 41 minutes of work and three days of waiting. Where the days were, and who gave them back.',
	author: 'tomasz-wilk',
	date: '2025-07-29',
	category: 'Process automation',
	tags: ['Approvals', 'BPMN', 'Trade finance'],
	priority: 0,
	content: `<p>A contractor needs a bid bond by Thursday noon. He asks his bank on Monday. The trade desk reads the text, checks the limit, drafts, screens, types and stamps, which comes to 41 minutes of work for four people. He has it on Thursday at eleven, out of breath. Where was it the rest of the time?</p>
<p>We took the time stamps of 2,940 guarantees issued by one desk in a year and split each case into work, waiting and sleep.</p>
<h2>Four levels, and what they decided</h2>
<table><thead><tr><th>Level</th><th>Median wait</th><th>Returned or refused</th><th>Reason given most</th></tr></thead><tbody><tr><td>1, desk checker</td><td>2 h 10 min</td><td>212</td><td>Text differs from the request</td></tr><tr><td>2, head of trade</td><td>5 h 40 min</td><td>31</td><td>Limit used by another case meanwhile</td></tr><tr><td>3, regional operations</td><td>9 h 30 min</td><td>0</td><td>None</td></tr><tr><td>4, regional head</td><td>11 h 20 min</td><td>2</td><td>Beneficiary in dispute with the bank</td></tr></tbody></table>
<p>The third level had existed since 2011. It was created after a fraud, and it never saw one again, because the check that would have caught it had moved into core banking in 2014. Every guarantee spent more than a working day there to collect initials.</p>
<blockquote><p>I sign about sixty of these a week. I assumed that the people before me had read them, and they assumed that I would.</p><p>Roshan Wickramage, then in charge of level three</p></blockquote>
<h2>Three changes that need no courage</h2>
<h3>Ask levels side by side</h3>
<p>Limit and text are different questions. Let the checker and the limit desk look at the same hour; the case moves on when both have answered. On the canvas it is one parallel gateway. It saved three hours in the median.</p>
<h3>Give the substitute the task, too</h3>
<p>Absence caused 38 of the 50 longest waits. A reminder to somebody who is on a train helps nobody. After the time you set, the task appears on a second list as well, and whoever opens it first has it.</p>
<h3>Decide by amount and by risk</h3>
<p>Two thirds of the guarantees were below a tenth of the desk’s limit, fully covered by deposit, in the bank’s own wording. One checker is enough for them. Put the rule into a decision table, where the next change of limits is a row and no project.</p>
<h2>One change that needs some</h2>
<p>Remove the level that has decided nothing. Do not argue about trust; show the figure for a quarter, agree on a trial of three months, and let internal audit sample one case in ten during that time. Here it found two typing errors, both in names of streets.</p>
<h2>Thursday, revised</h2>
<p>Today the median guarantee leaves the desk 5 hours and 20 minutes after the request. The work is still 41 minutes. People asked whether the desk had become less careful, and the answer is in the same log: level one returns 7.4 in a hundred where it used to return 7.2, for it knows now that no one reads the text after it.</p>
<p>The heat map that shows such waits on your own drawing is described under <a href="/business-process-management">business process management</a>.</p>`,
} satisfies DemoBlog
