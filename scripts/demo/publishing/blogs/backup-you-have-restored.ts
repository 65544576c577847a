import type { DemoBlog } from '../types.ts'

export default {
	slug: 'backup-you-have-restored',
	heading: 'Trust the backup that you have restored',
	subHeading:
		'A green tick says that bytes were written. What 52 restores in a year told us about the bytes, and about ourselves.',
	author: 'arvind-kurup',
	date: '2024-11-26',
	category: 'Engineering',
	tags: ['Operations', 'Security', 'Retention'],
	priority: 5,
	content: `<p>Every Thursday at three one of us draws a slip from a tin. On it stands the name of a system in our care. Whoever drew it has an empty machine, the last backup and a form with two lines: the time at which a user could work again, and the first document that was opened. It is the least popular hour of the week and the one I would defend before any other.</p>
<p>In 2023 the tin produced 52 restores. All 52 backups had been reported as successful. Forty-three came back as planned, and these are the nine that did not.</p>
<h2>Nine green ticks</h2>
<table><thead><tr><th>What we found</th><th>Times</th><th>What we do since</th></tr></thead><tbody><tr><td>The key was on the server that had been backed up</td><td>1</td><td>Keys live in a second place, and the form asks where</td></tr><tr><td>Database and page files were 40 minutes apart</td><td>3</td><td>One marker is written to both, and they are compared</td></tr><tr><td>A volume added in spring was in no job</td><td>2</td><td>Jobs are made from the list of volumes, every night</td></tr><tr><td>The restore needed a version that nobody could install</td><td>1</td><td>Installers are kept with the backup</td></tr><tr><td>It worked, and took 19 hours</td><td>2</td><td>Large stores come back in the order of use</td></tr></tbody></table>
<p>Only the last line is about speed. The others would have been found on the worst day of somebody’s year.</p>
<p><img src="{{inside}}" alt="At night, a safe stands open under a single lamp. Inside is a door frame through which a lit office with people at their desks can be seen." /></p>
<h2>A restore in eleven lines</h2>
<p>The log of an ordinary Thursday, shortened. Everything after the third line is the part that a tick does not cover.</p>
<pre><code>15:02  drawn: municipal archive, 2.1 TB
15:04  empty host, no network to production
15:09  catalogue read, last full Sunday 01:00
15:10  key fetched from the second place
15:31  database restored
15:33  changes applied up to 14:00
15:58  page files of the last 90 days restored
16:01  marker in both: 14:00, agree
16:04  sign-in as test clerk
16:06  opened: petition 2024-3381, 4 pages
17:40  remaining page files: still running</code></pre>
<p>Work was possible after 64 minutes, although the whole would take until midnight. That figure goes on the status page of the customer. If it is above what the contract promises, a change with a date follows on Friday.</p>
<h2>Three copies and one enemy</h2>
<ul><li>One copy is near, for the file that somebody deletes by mistake.</li><li>One is elsewhere, for fire and flood. Elsewhere means another river.</li><li>One cannot be overwritten by anybody for 35 days, ourselves included. It is meant for the intruder who holds an administrator’s password and has read the runbook.</li></ul>
<h2>Backups and deletion</h2>
<p>People ask what happens to a record that was destroyed under a retention rule, or erased because a person demanded it, and still sleeps in a backup. It sleeps there until the copy expires, which is 35 days in our case and stands in the contract. After any restore the list of destructions since that day is applied again before users are let in. We test that, too: the tin has a slip that says so.</p>
<h2>Start with one slip</h2>
<p>You need no tin. Pick the system that you would miss first, take a machine that is empty, and let somebody do it who did not set it up. Write down the minute at which the first document opens. If you would rather watch than do, our <a href="/infrastructure-services">infrastructure desk</a> will draw a slip with your name on it.</p>`,
} satisfies DemoBlog
