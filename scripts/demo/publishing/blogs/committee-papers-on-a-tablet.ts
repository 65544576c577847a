import type { DemoBlog } from '../types.ts'

export default {
	slug: 'committee-papers-on-a-tablet',
	heading: 'Committee papers on a tablet: what eleven members taught us',
	subHeading:
		'We watched an academic council read 640 pages on glass for the first time. Seven remarks that changed our screens.',
	author: 'lena-aaltonen',
	date: '2026-07-28',
	category: 'Government',
	tags: ['Accessibility', 'Security'],
	priority: 0,
	content: `<p>The pack for the June meeting had 640 pages and weighed, when it was still printed, a little over three kilograms. Eleven members got it on a tablet instead. Their ages ran from 34 to 78, and four of them had written to the registrar beforehand that it would not work. I sat in a corner for two meetings and noted every moment in which somebody looked up from the glass because of the glass.</p>
<p>There were 83 such moments in the first meeting. Most came down to seven things.</p>
<h2>What they said, and what we did</h2>
<ol><li><strong>“Which page are you on?”</strong> Page numbers restarted with each paper. The pack now counts from 1 to 640, and the number stands in the same corner on every page, large enough for the person presenting to call it out.</li><li><strong>“It has gone.”</strong> A two-finger touch had closed the paper. Closing now needs a button; gestures only turn pages and zoom.</li><li><strong>“I had written something here.”</strong> A corrected paper replaced the old one and took the notes along. Notes now hang on the paragraph, move to the new version, and say so when the paragraph itself has changed.</li><li><strong>“Can you see my remarks?”</strong> The secretary could not, and nobody believed it. The word <em>private</em> stands beside each note, and a shared one has another colour and a name.</li><li><strong>“Make it bigger.”</strong> Zooming a PDF page means pushing it to and fro. Papers made from text now flow again at up to 400 per cent, with tables in a frame of their own.</li><li><strong>“My hand shakes.”</strong> The target for turning the page was a strip of 18 pixels. It is now a fifth of the screen on both sides, and a key on an external keyboard.</li><li><strong>“The battery.”</strong> There is a cable at each chair. Not everything is software.</li></ol>
<blockquote><p>In the old days I carried the pack for its weight. It reminded me to read it.</p><p>Professor Thenmozhi Arulanandam, member of the council since 1999</p></blockquote>
<p>Her sentence led to the only feature that was not about reading. Two days before a meeting, members see how many minutes of it they still have in front of them, by item, from their own pace so far. They may switch it off. Nobody has.</p>
<h2>Papers that must not leave</h2>
<p>Item nine was an inquiry against an examiner. On paper it would have come in a numbered envelope and been collected afterwards. On a tablet the equivalent has four parts:</p>
<ul><li>the paper opens only during the meeting and on enrolled devices;</li><li>each page carries the reader’s name across it, faintly, also in a photograph of the screen;</li><li>the copy on the device is encrypted and is erased at the close;</li><li>a member who has declared an interest sees the title and no more.</li></ul>
<p>A lost tablet locks itself at its next contact with the network. The registrar tried this with her own in the first week, by leaving it in a taxi.</p>
<h2>The second meeting</h2>
<p>Nine moments instead of 83, and six of these concerned the air conditioning. Two members still get a printed booklet, with the same page numbers as the pack, and it has stopped being a topic. How agenda, minutes and votes reach the same screen is shown on the <a href="/committee-management">committee page</a>.</p>`,
} satisfies DemoBlog
