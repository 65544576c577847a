import type { DemoBlog } from '../types.ts'

export default {
	slug: 'scanner-room-monday',
	heading: 'Monday morning in the scanner room',
	subHeading:
		'Three days of post arrive before nine. How one claims office came to empty its trays by three in the afternoon.',
	author: 'meera-raghavan',
	date: '2024-02-20',
	category: 'Documents and records',
	tags: ['Capture', 'Correspondence', 'Operations'],
	priority: 0,
	content: `<p>The claims office of an insurer in Coimbatore gets 3,400 sheets on a Monday, against 1,300 on any other day. Its scanner takes sixty sheets a minute. By that sum the room should be done before ten o’clock, yet until last October the last tray was emptied on Tuesday at noon. We were asked whether a faster scanner would help. I asked for a chair and a stopwatch instead.</p>
<h2>Where the hours went</h2>
<h3>09:00, opening</h3>
<p>Five people slit envelopes and sorted by department, of which there were fourteen. Most sheets say plainly what they are, but every tenth led to a discussion. Sorting took until 11:20.</p>
<h3>11:20, preparing</h3>
<p>Staples, folds, sticky notes, pharmacy bills the size of a bus ticket. One person can make about 400 sheets an hour fit for the feeder. Two people did it; the other three waited for them.</p>
<h3>15:40, scanning</h3>
<p>The machine finally ran, for fifty-seven minutes of pure scanning spread over two hours, because every jam meant finding the batch again.</p>
<h3>Tuesday, indexing</h3>
<p>Clerks split the pictures into documents by eye, claim by claim, until lunch.</p>
<blockquote><p>We bought speed where we had enough of it, and queued in front of a staple remover.</p><p>Gowri Shanmugam, head of the claims office</p></blockquote>
<h2>Four changes, no new machine</h2>
<ul><li><strong>Sort by size, then not at all.</strong> Three trays: A4, smaller, damaged. Departments are decided later by the claim number, which software reads without discussion.</li><li><strong>Move hands to the table.</strong> Four people prepare and one feeds, changing places every fifty minutes. Preparation now runs at 1,500 sheets an hour, and scanning starts at 09:25 with the first full tray.</li><li><strong>Print the separator into the form.</strong> The claim form that the insurer itself sends out carries a barcode on page one. A barcode begins a new document, so 71 in 100 documents split by themselves.</li><li><strong>Check a sample, and every doubt.</strong> One page in twenty-five is looked at, plus each that recognition was unsure of. Looking at everything had found eleven bad pictures in a month; the sample found ten.</li></ul>
<h2>What a Monday looks like now</h2>
<p>The first tray is on the scanner at twenty-five past nine. Small papers ride in clear carrier sheets and are fed last. The damaged tray, about sixty sheets, goes to the flatbed after lunch. Indexing follows half an hour behind, and at ten to three somebody turns off the light over the feeder.</p>
<p>The office kept its scanner and cancelled two temporary posts that it had filled each January. Complaints about a paper that “must have been in the envelope” fell from nine a month to two, since the envelope is scanned as well.</p>
<h2>If you have one hour</h2>
<p>Stand in your own scanner room on the worst day and note three times for one tray: when it is opened, when its first sheet is fed, when its last document can be found by search. The longest of the two gaps is your project. If you would like a second pair of eyes, <a href="/contact">tell us the day</a> and keep a chair free.</p>`,
} satisfies DemoBlog
