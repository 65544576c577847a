import type { DemoBlog } from '../types.ts'

export default {
	slug: 'inward-register-to-reply',
	heading: 'From the inward register to the reply: where the days go',
	subHeading:
		'A letter needed 34 days for an answer that took three hours to write. We followed 600 of them from tray to tray.',
	author: 'daniel-achterberg',
	date: '2025-09-16',
	category: 'Government',
	tags: ['Correspondence', 'Operations'],
	priority: 3,
	content: `<p>Take a directorate with nine sections, 21,000 letters a year and an honest wish to answer them within thirty days. It answered 44 in a hundred in time. The director suspected the sections, the sections suspected the registry, and the registry pointed at a staircase. So we put a slip of paper on 600 letters, on which everybody who touched one wrote the date.</p>
<h2>Seven stations of one letter</h2>
<table><thead><tr><th>Station</th><th>Days before</th><th>Days after</th><th>What changed</th></tr></thead><tbody><tr><td>Registering</td><td>2</td><td>0</td><td>Numbered at the counter, from the scan</td></tr><tr><td>Marking to a section</td><td>5</td><td>1</td><td>Proposed from earlier letters of the sender</td></tr><tr><td>Waiting in the section</td><td>11</td><td>5</td><td>One owner, and a list in order of days left</td></tr><tr><td>Drafting</td><td>3</td><td>3</td><td>Nothing: this is the work</td></tr><tr><td>Correcting the draft</td><td>6</td><td>3</td><td>Corrected in the text instead of beside it</td></tr><tr><td>Signature</td><td>5</td><td>2</td><td>Fifty at a sitting, on any day</td></tr><tr><td>Dispatch</td><td>2</td><td>1</td><td>Addresses come from the register</td></tr></tbody></table>
<p>Thirty-four days became fifteen, and drafting is as long as it ever was. I like to show that row to people who fear that software will write their letters. What it took away were the other rows.</p>
<p><img src="{{inside}}" alt="A staircase seen from the side, with a tray of letters on each of its seven steps. The tray on the third step is piled as high as a person." /></p>
<h2>The eleven days</h2>
<p>A letter marked to “Section C” belonged to six people, so to nobody. It lay on the table by the door until somebody had time, and the easy ones were taken first. Nobody was lazy: the section closed nine letters a day. They were simply the youngest nine.</p>
<p>Two rules ended this. Each letter gets a person on the day it is marked, and it changes hands only with a sentence of explanation. And the work list stands in the order of days left, with no way to sort it by anything more pleasant. In the second month the oldest unanswered letter was 26 days old; when we had begun it was 214.</p>
<h2>The five days for a signature</h2>
<p>The deputy director signed on Tuesdays and Fridays because folders were brought on Tuesdays and Fridays. The folder, one might say, had a timetable and he had none. With letters on a screen he signs forty before his first meeting. He returns more of them than in the days of ink, 9 in a hundred against 4, for he now sees the letter that is being answered next to the answer.</p>
<h2>How to follow your own letters</h2>
<ol><li>Pick 100 letters as they come in, not the important ones.</li><li>Clip a slip to each: station, date in, date out, initials.</li><li>Wait six weeks, then add up the columns and ignore the averages. Look at the letter in the middle, and at the worst ten.</li><li>Change the longest station only. The next one will have become visible by then.</li></ol>
<p>This costs a hundred slips and some patience, and no software at all. When the columns are on the table, <a href="/correspondence-management">correspondence management</a> is the answer to rows one, two, three and six; the fifth is a matter of manners, too.</p>`,
} satisfies DemoBlog
