import type { DemoBlog } from '../types.ts'

export default {
	slug: 'api-before-migration',
	heading: 'Build the API before you migrate the documents',
	subHeading:
		'Put one address in front of the old archive and the new one. Then files can move for months, and nobody notices.',
	author: 'joseph-okello',
	date: '2025-12-09',
	category: 'Engineering',
	tags: ['Integration', 'Trade finance', 'Operations'],
	priority: 0,
	content: `<p>A bank wanted to leave an archive from 2006 with 14 million documents in it. Fifteen systems read from that archive, each by a method of its own: a database view here, a mounted drive there, and one Perl script that nobody admitted to. The plan on the wall showed a single weekend in August. We asked for four months before it, in order to make the weekend unnecessary.</p>
<h2>One door in front of two houses</h2>
<p>The idea is old and dull. You write a small service that answers three questions, and every reader asks it instead of the store: which documents belong to this number, what is known about one of them, and may I have its pages. On the first day the service knows the old archive only. Nothing has moved, and nothing is risked.</p>
<pre><code>GET /v1/documents?case=BG-2019-00412

200 OK
{
  "items": [
    { "id": "d_81f0", "type": "guarantee", "pages": 6, "held": "old" },
    { "id": "d_81f1", "type": "amendment", "pages": 2, "held": "new" }
  ]
}</code></pre>
<p>The caller never learns what <code>held</code> means; it is there for us. An identifier given out once stays valid for ever, wherever the file happens to lie tonight.</p>
<p><img src="{{inside}}" alt="Two warehouses, one old and one new, share a single blue front door. Behind it, boxes slide on a belt from the old building to the new one." /></p>
<h2>The order of work</h2>
<ol><li><strong>Find the readers.</strong> Not by asking. We read the access log of six weeks and found fifteen systems; the inventory had listed nine.</li><li><strong>Write the service</strong> against the old store, with limits, sign-in and a log of its own. Three weeks.</li><li><strong>Move the readers, one by one.</strong> Each switch is a small change with a way back. The Perl script turned out to print labels for a branch that had closed.</li><li><strong>Shut the side doors.</strong> When a view has had no visitor for thirty days, drop it. This is the real migration; what follows is haulage.</li><li><strong>Move the files.</strong> Copy, compare checksums, flip <code>held</code>, keep the original for ninety days.</li></ol>
<h2>What moving looks like afterwards</h2>
<p>Files travelled at night, 180,000 at a time, in the order of last use backwards: the sleepiest first, so that early faults met few people. The trade desk’s guarantees came last. They are opened daily, and a missing amendment costs real money.</p>
<p>On the 31st night a checksum differed for 212 documents. In the one-weekend plan we would have found them on Sunday evening, with everybody waiting. Here <code>held</code> simply stayed at <em>old</em> for those 212 and somebody looked at them on Monday. The old store had lost a disk in 2013 and had said nothing about it.</p>
<h2>What it cost, and what it left behind</h2>
<p>The service took two people eleven weeks. It adds four milliseconds to a call, which we measured, and one more thing to watch at night, which we do. In return the bank got an inventory that is true, one place where rights are decided, and the freedom to change stores again without asking fifteen owners.</p>
<p>The old archive was switched off on a Wednesday at ten past two in the afternoon. I rang three branches to ask whether anything was amiss, and woke nobody’s suspicion. If you have a plan with a weekend on it, <a href="/services">show it to us</a> while there are still months in front of it.</p>`,
} satisfies DemoBlog
