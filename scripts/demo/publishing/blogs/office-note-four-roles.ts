import type { DemoBlog } from '../types.ts'

export default {
	slug: 'office-note-four-roles',
	heading: 'Four roles on one note, and why a ninth signature weakens it',
	subHeading: 'Initiate, recommend, review, approve: each is a different promise. Mix them up and nobody has made any.',
	author: 'daniel-achterberg',
	date: '2024-05-28',
	category: 'Government',
	tags: ['Approvals', 'Correspondence'],
	priority: 0,
	content: `<p>On my desk lies the copy of a note from 2016 about a water pump. It bears nine signatures. The pump was bought, it was the wrong one, and the inquiry asked each of the nine what they had confirmed. Seven said: that the one before me had signed. I use it in training, with the names covered, and ask people to find the signature that meant something. It takes them a while.</p>
<h2>Each role promises one thing</h2>
<ul><li><strong>The initiator</strong> promises that the facts are complete: need, quantity, quotations, budget head. “I have looked, and this is what there is.”</li><li><strong>A recommender</strong> promises that it makes sense here. Recommenders know the place and have to live with the result, so a condition of theirs is worth more than their consent.</li><li><strong>A reviewer</strong> promises that a rule is kept, and names the rule. Finance speaks on money, legal on liability, and neither on whether the pump is a good pump.</li><li><strong>The approver</strong> promises to answer for it. There is one, always.</li></ul>
<p>Hold the nine signatures against this list. One initiator, one reviewer, one approver, and six people who were shown the note out of politeness. Politeness has a cost: each name added makes the others read less carefully, since so many are reading.</p>
<h2>What a condition looks like</h2>
<p>“Recommended, subject to the above” is how trouble is dressed. Which of the eleven paragraphs above? Write the condition as a line of its own that can be ticked:</p>
<p>Before: <s>Recommended subject to usual formalities.</s><br />After: <strong>Recommended if the supplier takes back the old pump at their own cost.</strong></p>
<p>The approver then sees one open box. Whoever pays the bill later sees whether it was ticked, by whom and when. In a state corporation for which we counted, conditions written this way were met in 94 cases of a hundred; in the older notes that we could still judge, in 51.</p>
<h2>Ask outsiders, without making them signatories</h2>
<p>Sometimes a person who is on no route knows the most: the storekeeper who has repaired the last three pumps. Consult her. She reads the two paragraphs that concern her, writes what she thinks, and is gone. Her words stay on the note as advice, and she has promised nothing that was not hers to promise.</p>
<blockquote><p>For nineteen years I wrote “seen” on notes. Nobody ever asked me what I had seen.</p><p>Marisol Etxaniz, head of a finance section, on her last day before retirement</p></blockquote>
<h2>Letters and notes belong together</h2>
<p>Most notes begin with a letter: somebody asks, complains or offers. If the answer needs a sanction, start the note from the letter, so that number and enclosures come along, and let the reply wait for the decision by itself. What gets lost between two registers is seldom paper. It is the knowledge that someone outside is still waiting.</p>
<h2>A test for your own table of powers</h2>
<p>Take ten finished notes and write beside each signature the letter I, C, V or A: initiated, recommended, reviewed, approved. Signatures for which you find no letter can go at the next revision. In the ten that I did last month there were 71 signatures and 38 letters. The way a note travels through four roles can be followed hour by hour on the <a href="/office-note">office note page</a>.</p>`,
} satisfies DemoBlog
