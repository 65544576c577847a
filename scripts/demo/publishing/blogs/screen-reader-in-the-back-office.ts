import type { DemoBlog } from '../types.ts'

export default {
	slug: 'screen-reader-in-the-back-office',
	heading: 'A screen reader in the back office',
	subHeading:
		'Public pages get tested for accessibility. The screens on which staff spend eight hours a day often do not.',
	author: 'lena-aaltonen',
	date: '2025-10-28',
	category: 'Engineering',
	tags: ['Accessibility', 'Operations'],
	priority: 0,
	content: `<p>Prakash Tuladhar indexes pension files, at 55 an hour, and he is blind. When his office replaced its old terminal by our web screens he dropped to eleven an hour. The office was kind about it and offered him the telephone. He wanted his 55 back, so I went there for four days, sat beside him, and put on a blindfold for two of them.</p>
<p>Each screen had passed the automated test. Here is what the test had not noticed.</p>
<h2>Where the minutes went</h2>
<ul><li><strong>A task took 46 keystrokes</strong> of which 31 served to get back to where he had been. After each save the focus fell to the top of the page, and he walked down through logo, menu and search once more.</li><li><strong>The table spoke without its headings.</strong> “Nine, seven, amber, nine.” The headings stood in a second table, so that they could stay in place while the rows scrolled.</li><li><strong>Doubt was a colour.</strong> Fields that recognition was unsure of turned amber. He confirmed them all, because to him they were alike.</li><li><strong>A message came and went in a second and a half.</strong> His software was still reading the button.</li><li><strong>The picture of the page had the alternative text “scan”.</strong> The text that recognition had found in it, which was the thing he needed, lay two clicks away.</li></ul>
<p><img src="{{inside}}" alt="A clerk wearing headphones types at a desk with his eyes closed. Sound waves from the headphones form the rows and columns of a table behind him." /></p>
<h2>What we changed</h2>
<ol><li>After a save the focus goes to the first doubtful field of the next document. If there is none, it goes to the button that confirms it.</li><li>One table, with real column and row headings. Sticky headings are a matter of style sheets today.</li><li>Amber comes with words: “read with doubt, 62 per cent”. A key jumps from doubt to doubt.</li><li>Messages stay until the next one, and a log of the last twenty can be opened at any time.</li><li>The recognised text is in the page, beside the picture, line by line, and follows the field that has the focus.</li><li>Single letters as shortcuts can be switched off or changed, since his screen reader uses most of them itself.</li></ol>
<p>None of this took longer than a week. The first change alone brought him from 11 to 34 an hour.</p>
<blockquote><p>You kept asking whether I could use it. Ask whether I can be fast.</p><p>Prakash Tuladhar, index clerk</p></blockquote>
<h2>The others noticed</h2>
<p>I had expected the changes to be welcome to one person. Within a month, though, the sighted clerks were up from 58 an hour to 69. They had been reaching for the mouse after each save as well, and the jump from doubt to doubt suited everyone. People with tired eyes, a broken wrist or a bad monitor wrote to say thank you for things that we had done for somebody else.</p>
<h2>Test the work, not the page</h2>
<p>A checker finds a missing label. It cannot find that a day has thousands of keystrokes too many. So our acceptance for staff screens has a second part: ten real tasks, keyboard only, screen off, against the clock, done by somebody who lives that way and is paid for the afternoon. The limit is one and a half times what a sighted colleague needs.</p>
<p>Prakash stands at 61 an hour now. He has asked for the telephone as well, he says, in case the work gets dull.</p>`,
} satisfies DemoBlog
