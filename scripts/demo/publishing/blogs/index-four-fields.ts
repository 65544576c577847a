import type { DemoBlog } from '../types.ts'

export default {
	slug: 'index-four-fields',
	heading: 'Four index fields are enough for nine papers out of ten',
	subHeading: 'A year of search logs from three archives shows which fields people use and which they only fill in.',
	author: 'meera-raghavan',
	date: '2024-07-16',
	category: 'Documents and records',
	tags: ['Capture', 'Search'],
	priority: 2,
	content: `<p>Two years ago I spent a day in the records room of a housing board and counted. The scanning screen asked for nineteen fields. Ravindra, who indexed 260 documents a day, filled in all nineteen until about eleven and seven after lunch. Nobody had told him to stop. Nobody had noticed either, because the other twelve were never searched.</p>
<p>Since then I ask every archive for its search log before I ask for its file plan. Three of them, with 1.1 million searches in twelve months between them, drew the same picture.</p>
<h2>What people type when they look for something</h2>
<table><thead><tr><th>Field used in the search</th><th>Share of searches</th><th>Forms that ask for it</th></tr></thead><tbody><tr><td>Number of the file, case or account</td><td>46%</td><td>100%</td></tr><tr><td>Name of a person or firm</td><td>27%</td><td>94%</td></tr><tr><td>Date or year</td><td>14%</td><td>100%</td></tr><tr><td>Type of document</td><td>9%</td><td>88%</td></tr><tr><td>All fifteen others together</td><td>4%</td><td>31% to 75%</td></tr></tbody></table>
<p>Number, name, date and type answer 96 searches in a hundred. The rest came from eleven people in all, most of them in the legal sections, and full text would have served them as well: the survey number that a lawyer wants is printed on the page.</p>
<p><img src="{{inside}}" alt="A lamp shines on one index card with four filled lines. Beside it a form with nineteen empty lines curls over the edge of the desk." /></p>
<h2>What the other fifteen cost</h2>
<p>Confirming a value that recognition has read takes about three seconds. Typing one from paper takes nine, corrections included. Say six on average: fifteen spare fields add a minute and a half to each document. For 260 documents that is six and a half hours, so Ravindra could have filled them in honestly or scanned, but not both in one shift.</p>
<p>A half-filled field is worse than a missing one. Whoever searches by it gets some of the truth and takes it for all.</p>
<h2>How to define the four</h2>
<ol><li><strong>Number.</strong> Take the one the paper already carries. A number that only the archive knows helps only the archive.</li><li><strong>Name.</strong> One party, chosen by a rule: the person who would ring up and ask about it.</li><li><strong>Date.</strong> The date written on the paper. The day of the scan is recorded anyway.</li><li><strong>Type.</strong> A closed list of forty entries at most. It decides the folder, the rights and the years of retention, so it earns more than any other field.</li></ol>
<h2>When a fifth is right</h2>
<p>Add a field if a rule reads it. Leases in our <a href="/document-management">document management</a> carry six, because the rent settles who has to sign and the end date opens a task for renewal. A field that no rule reads and no search uses is a diary.</p>
<h2>Try it this week</h2>
<p>Export the searches of the last quarter, count them by field, and hide every field that fewer than one search in a hundred has touched. Hide rather than delete: if somebody misses one within three months, switch it on again. At the housing board two were missed and thirteen were not. Ravindra now indexes 410 documents a day, and his last entry at five is as complete as his first at nine.</p>`,
} satisfies DemoBlog
