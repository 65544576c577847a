import type { DemoBlog } from '../types.ts'

export default {
	slug: 'retention-rule-on-one-page',
	heading: 'Write the retention rule on one page',
	subHeading:
		'A schedule of 214 lines was obeyed by nobody. Six lines and three sentences are, and they fit on the wall.',
	author: 'meera-raghavan',
	date: '2026-01-27',
	category: 'Documents and records',
	tags: ['Retention', 'Operations'],
	priority: 0,
	content: `<p>The retention schedule of a textile exporter had 214 lines. It named “loading slips, pink copy” and “loading slips, yellow copy” and gave them different years. In eleven years it had led to the destruction of nothing. When storage rent passed the salary of the man who looked after it, the finance head asked for a rule that he could read standing up.</p>
<h2>Group by what starts the clock</h2>
<p>Most schedules are sorted by department, and so the same contract appears five times with four periods. Sort by the event that starts the clock instead. There are surprisingly few of them.</p>
<table><thead><tr><th>The clock starts when</th><th>Papers</th><th>Kept</th><th>Because of</th></tr></thead><tbody><tr><td>The financial year ends</td><td>Vouchers, ledgers, invoices, bank statements</td><td>8 years</td><td>Companies Act 2013, section 128</td></tr><tr><td>A contract ends</td><td>Leases, supply and service contracts</td><td>8 years</td><td>Limitation, plus a margin for appeals</td></tr><tr><td>Somebody leaves</td><td>Employee files</td><td>8 years</td><td>Provident fund and labour claims</td></tr><tr><td>A relationship closes</td><td>Identity proofs of customers and agents</td><td>5 years</td><td>Rules under the money laundering act</td></tr><tr><td>The paper is filed</td><td>Routine letters, slips of any colour</td><td>2 years</td><td>Our own judgement</td></tr><tr><td>Never</td><td>Title deeds, minutes, statutory registers</td><td>For good</td><td>They prove who we are</td></tr></tbody></table>
<p><img src="{{inside}}" alt="Six hourglasses of different sizes stand on one shelf. The last has no sand in its upper half and lies on its side." /></p>
<p>Have a lawyer confirm every period for your trade and your state before you copy one. What carries over is the shape: an event, a kind of paper, a number, a reason.</p>
<h2>Three sentences below the table</h2>
<ol><li>Destruction happens once a quarter, from a list, with two signatures.</li><li>Counsel may freeze any file while a dispute lasts, and whoever froze it has to thaw it in writing.</li><li>If a paper fits two lines, the longer one counts.</li></ol>
<p>The third sentence saves more meetings than any software. People argue about classes out of fear; tell them that doubt costs shelf space and nothing else, and they decide.</p>
<h2>Attach the rule to the type</h2>
<p>A rule on a wall depends on memory. In an archive the type of a document carries the class, and the class carries the clock, so nobody who files anything ever picks a number of years. Whoever opens a document sees its last day on the cover sheet. The list for the quarter writes itself, and the two people who sign it get the titles, the boxes and the line of the rule that applies. How classes look in a working file plan is shown under <a href="/digital-document-filing-system">digital document filing</a>.</p>
<h2>What happened to the 214 lines</h2>
<p>Nine survived as notes beside a line of the table. The rest went out with the pink slips. In the first quarter 1,870 boxes stood on the list; 1,744 were pulped, 122 were kept because somebody knew a reason, and four were found to be empty. Rent for the warehouse has gone down by a third, and the page is taped to the door of what is left.</p>`,
} satisfies DemoBlog
