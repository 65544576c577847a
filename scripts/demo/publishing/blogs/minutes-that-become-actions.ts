import type { DemoBlog } from '../types.ts'

export default {
	slug: 'minutes-that-become-actions',
	heading: 'Minutes that become actions',
	subHeading:
		'Of 512 decisions minuted in a year, 190 could be followed up. The rest lacked a verb, a person or a date.',
	author: 'tomasz-wilk',
	date: '2025-01-21',
	category: 'Government',
	tags: ['Approvals', 'Retention', 'Search'],
	priority: 0,
	content: `<p>I was allowed to read the minutes of eleven committees of one public corporation, a full year of them, with a yellow pen in hand. Everything that looked like a decision got a mark: 512 marks. Then I asked of each three questions. What exactly is to be done? By whom? Until when? For 190 of them the text had all three answers.</p>
<p>The other 322 had been meant just as seriously. They were written by people who had been in the room, for people who had been in the room, and a year later neither could say what some of the sentences had been about.</p>
<h2>Four sentences, mended</h2>
<table><thead><tr><th>As minuted</th><th>As it can be followed up</th></tr></thead><tbody><tr><td>The matter of the lift was discussed at length.</td><td>The works section renews the lift contract by 14 February. Owner: Yaw Darkwa.</td></tr><tr><td>It was felt that quotations should be obtained.</td><td>Purchase obtains three quotations for the generator by 28 February. Owner: Hemalatha Iyengar.</td></tr><tr><td>The chair desired that the audit paras be expedited.</td><td>Accounts answers audit paragraphs 4 to 9 by 10 March. Owner: Dinesh Tamrakar.</td></tr><tr><td>Noted.</td><td>Noted. Nobody has to do anything.</td></tr></tbody></table>
<p>The fourth repair is the one that people smile at, and the one that helped the most. A third of all marks turned out to be pieces of information. Saying so takes five words, and it empties the list of things that no one was ever going to do.</p>
<h2>Write it while they sit there</h2>
<p>A decision is complete when its owner has heard it. If the minutes are drafted three days later, the owner learns from a circular that he has promised something, and his first act is an objection. So the person who takes the minutes reads one line aloud before the next item is called: verb, name, date. It adds forty seconds. Our <a href="/committee-management">committee software</a> insists on it in its own way, for the cursor does not leave a decision until person and date are filled in.</p>
<h2>One list for all committees</h2>
<p>Eleven committees mean eleven lists, and the same six managers stand on most of them. Merge the lists, and show three columns that minutes never have:</p>
<ul><li>how often the date has been put off;</li><li>which decision cannot begin before another is done;</li><li>the proof, as a document and not as “done”.</li></ul>
<p>Putting off is allowed, once by the owner and from then on by the chair. In the corporation above 61 actions had been moved four times or more. Asked one by one, the committees withdrew 37 of them within ten minutes, which is a decision, too, and a good one.</p>
<h2>Keep them, and find them</h2>
<p>Minutes are kept for good, so in thirty years a stranger will read yours. She will not know who “the chair” was, nor which lift. Names, numbers of files and a link to the papers cost you seconds and save her a week. They also serve you next month, when somebody asks whether the question has come up before, and a search for “generator” answers with the sentence, the date, and what came of it.</p>
<p>A year after the yellow pen I counted again: 463 decisions, 441 with verb, person and date. 402 of those were done.</p>`,
} satisfies DemoBlog
