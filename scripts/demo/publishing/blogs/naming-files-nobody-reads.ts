import type { DemoBlog } from '../types.ts'

export default {
	slug: 'naming-files-nobody-reads',
	heading: 'Naming conventions for files that nobody opens by name',
	subHeading:
		'Inside an archive a file name is decoration. It matters in three moments, and a program can handle all of them.',
	author: 'meera-raghavan',
	date: '2026-11-10',
	category: 'Documents and records',
	tags: ['Search', 'Capture'],
	priority: 0,
	inactive: true,
	content: `<p>Every records manager owns a document called “naming convention”. The longest that I have been handed ran to 31 pages and had an annexe on hyphens. Its authors had put real thought into it, and the shared drive it governed looked like this:</p>
<pre><code>Agreement_FINAL.pdf
Agreement_FINAL_signed.pdf
Agreement_FINAL_signed (2).pdf
Agrmnt_Salem_lr_RK_use this one.pdf
Scan0417.pdf</code></pre>
<p>Conventions fail because they ask the busiest person, at the worst minute, to write metadata into a place that has no fields. The cure is to stop asking.</p>
<h2>Names do not matter where fields do</h2>
<p>In an archive people look by number, party, date or type, or by a word on the page. The log of one customer, a chain of diagnostic centres, shows 212,000 searches in a quarter; 380 of them were for something that looked like a file name, and 351 of those came from one printer driver. What the upload was called is kept as a property, for the rare dispute, and shown nowhere else.</p>
<h2>The three moments in which they do</h2>
<h3>When a copy leaves</h3>
<p>Somebody attaches the paper to an e-mail. The receiver has no archive, just a download folder with 4,000 other things in it. Here the name has to say what, whose, when and which version.</p>
<h3>When a person has two windows open</h3>
<p>Tabs and title bars cut names after about twenty characters. Put what differs at the front. <s>Loan agreement for the supply of vehicles, Salem</s> tells you nothing in a row of six tabs.</p>
<h3>When the archive is left behind</h3>
<p>One day all of it is exported for a successor system, an auditor or a court. A folder of ten million files called by an internal number is a delivery that satisfies the contract and nobody else.</p>
<h2>Let the program write it</h2>
<p>All three moments are exits, so make the name at the exit, from fields that have been checked by then:</p>
<pre><code>{date}_{type}_{party}_{number}_v{version}.{ext}

2026-03-14_loan-agreement_salem-motors_0047-118_v2.pdf</code></pre>
<ul><li>Begin with the date, year first, because every file system sorts from the left.</li><li>Use lower case, digits, hyphens inside a part and underscores between parts. All of these survive mail gateways.</li><li>Cut the party at 24 characters and the whole at 120, so that a path stays below the limits of old desktops.</li><li>Keep names of persons out where the number is enough; a file name is visible in places where the content is not.</li><li>Leave the version in even if it is 1.</li></ul>
<h2>And the 31 pages</h2>
<p>We cut them down to the pattern above plus a paragraph on what to do with files that are not yet in the archive: file them today, under whatever name they have. The customer agreed on the condition that the annexe on hyphens be preserved. It is, as version 1, in the class that is kept for good.</p>`,
} satisfies DemoBlog
