import type { DemoBlog } from '../types.ts'

export default {
	slug: 'ckyc-upload-rejections',
	heading: 'What 60,000 rejected CKYC records have in common',
	subHeading:
		'Six causes, most of them visible before the upload. A list of checks to run while the customer is still there.',
	author: 'noor-haddad',
	date: '2024-10-15',
	category: 'Banking',
	tags: ['KYC', 'Capture', 'Integration'],
	priority: 0,
	content: `<p>Between January and June five banks let us read the answers that India’s Central KYC registry had sent them: 812,000 records uploaded, 60,300 sent back. Seven in a hundred sounds bearable. Each of them, however, had to be found, corrected by someone who did not know the customer, signed and uploaded again, with ten days running from the opening of the account. The median repair took four.</p>
<h2>Six causes</h2>
<table><thead><tr><th>Cause</th><th>Share</th><th>Typical case</th></tr></thead><tbody><tr><td>Pictures</td><td>38%</td><td>Colour scan too heavy, signature with a ruled line through it</td></tr><tr><td>Names</td><td>22%</td><td>“S/o” inside the father’s name, initials where words are due</td></tr><tr><td>Addresses</td><td>19%</td><td>District and pin code that do not belong together</td></tr><tr><td>Dates and numbers</td><td>9%</td><td>A slash in a date, a letter O in a PAN</td></tr><tr><td>Related persons</td><td>7%</td><td>A minor without the guardian’s record</td></tr><tr><td>All others</td><td>5%</td><td>Expired proof, wrong account type</td></tr></tbody></table>
<p>Eighty-eight per cent of these could be detected by a program that has never heard of the registry. They are faults of capture which surface at an interface.</p>
<h2>One record, before and after</h2>
<p>This is a simplified extract with an invented person; the real template has many more fields.</p>
<pre><code>before  20|MR|SURESH K|S/O KRISHNAN|04/07/1988|TEMPLE ROAD ALUVA|KOZHIKODE|683101
after   20|MR|SURESH KRISHNANKUTTY|KRISHNANKUTTY|04-07-1988|TEMPLE ROAD ALUVA|ERNAKULAM|683101</code></pre>
<p>Four repairs: the initial gave way to what the PAN says, the prefix left the father’s name, the date got hyphens, and the district came from the pin code. Note what did not happen. Nobody guessed the father’s full name; it was on the scanned passport, two pages further on.</p>
<h2>Checks to run at the desk</h2>
<ol><li>Scan in grey at 200 dots per inch and weigh the file while the paper is still on the glass.</li><li>Ask for a signature on blank paper. A line below it is somebody’s idea of tidiness and a rejection later.</li><li>Fill state and district from the pin code, and let the officer pick among villages only.</li><li>Compare each name with the proof, letter by letter, and show the difference in red before saving.</li><li>Open the guardian’s record first if the customer is a minor.</li><li>Search the registry before you ask for anything. In our sample 31 customers in a hundred were known there already.</li></ol>
<p>A branch in Palakkad put these six on a card beside its scanner. Its rejections went from 8.1 to 1.3 in a hundred within a month, and no software had been changed yet.</p>
<h2>Sort what still comes back</h2>
<p>Send each answer to the person who can repair it: pictures to the crop desk, names and proofs to the branch, probable matches to an analyst. One general queue turns specialists into readers of error codes. And keep the code with the branch, the officer and the device. When one scanner caused 700 of the 60,300, it was the glass. How batches, crops and answers are worked off is shown on the <a href="/Solutions/CKYCSolution">CKYC page</a>.</p>`,
} satisfies DemoBlog
