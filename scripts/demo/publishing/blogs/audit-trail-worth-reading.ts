import type { DemoBlog } from '../types.ts'

export default {
	slug: 'audit-trail-worth-reading',
	heading: 'An audit trail worth reading',
	subHeading:
		'Ninety million lines prove that something happened. Seven properties of a line decide whether anyone can say what.',
	author: 'arvind-kurup',
	date: '2026-09-15',
	category: 'Engineering',
	tags: ['Security', 'Search', 'Retention'],
	priority: 0,
	content: `<p>An auditor asked a housing finance company who had seen the file of one borrower in the week before it reached a newspaper. The company had a log of everything: ninety million lines for that month. It took two people nine days to answer, and the answer contained the word “probably” four times.</p>
<p>Nothing was missing from those lines except meaning. They had been written by programmers for programmers, and they recorded calls where the auditor had asked about acts.</p>
<h2>The same second, told twice</h2>
<pre><code>10:41:07.311 INFO  GET /api/doc/88213?tok=9fa2 200 41ms
10:41:07.344 INFO  GET /api/doc/88213/p/1 200 12ms
10:41:07.371 INFO  GET /api/doc/88213/p/2 200 13ms</code></pre>
<pre><code>{
  "at": "2026-07-03T10:41:07+05:30",
  "who": "s.bhonsle (Loan officer, Kolhapur)",
  "did": "opened",
  "what": "valuation report, file HL-2021-07733",
  "extent": "pages 1 to 2 of 14",
  "why": "task: renewal of insurance",
  "from": "branch network, device 0417"
}</code></pre>
<p>The second form is longer, and 400 times rarer. Opening a document is one act, however many requests a viewer makes.</p>
<h2>Seven properties</h2>
<ol><li><strong>A person and a role.</strong> People change posts. The line keeps the role of that day.</li><li><strong>A verb from a short list.</strong> Ours has fourteen. If a developer wants a fifteenth, two colleagues have to be convinced.</li><li><strong>An object with a name.</strong> Numbers of database rows mean nothing after the next migration.</li><li><strong>The extent.</strong> To have seen page 2 is not to have printed all fourteen.</li><li><strong>The reason,</strong> taken from the task in hand. Where no task was open, that gap is the first thing an auditor looks for.</li><li><strong>Before and after,</strong> if something was changed. Hide the values that the reader of the log may not see, and say that you did.</li><li><strong>A seal.</strong> Each line carries a digest of the one before, and a digest of the day goes to a system that the administrators cannot reach.</li></ol>
<h2>Write down what did not happen</h2>
<p>Refusals are more telling than successes. Thirty attempts to open files of another region, all correctly denied, left no trace in the old log, because an error 403 was kept for a week and then rotated away. In the new one they are thirty lines with a name, and on the second evening somebody asked her what she was looking for. She was looking for her own cousin.</p>
<h2>Let people see their own</h2>
<p>The best control costs nothing. Show every member of staff, once a month, the list of what they opened without a task. Show customers, where the law allows, who has looked at their record. In the first quarter the number of such openings fell from 3,150 to 870, and nobody was reprimanded.</p>
<h2>Decide how long</h2>
<p>A trail is personal data of your staff, so it needs an end as much as the files do. We keep acts as long as the record that they concern, plus one year, and raw requests for thirty days. On that footing the housing finance company’s trail for a month is 230,000 lines. The auditor came back in August with a similar question. The answer took eleven minutes, was exported as one signed file from the <a href="/document-management">archive</a>, and did not contain the word “probably”.</p>`,
} satisfies DemoBlog
