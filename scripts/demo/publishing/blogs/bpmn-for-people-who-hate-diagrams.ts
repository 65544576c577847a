import type { DemoBlog } from '../types.ts'

export default {
	slug: 'bpmn-for-people-who-hate-diagrams',
	heading: 'BPMN for people who hate diagrams',
	subHeading:
		'The standard knows more than a hundred symbols. Five of them carry nearly everything that an office does.',
	author: 'tomasz-wilk',
	date: '2026-04-21',
	category: 'Process automation',
	tags: ['BPMN', 'Approvals'],
	priority: 4,
	content: `<p>“I do not read these,” said the head of stores at a tyre plant, and pushed my diagram back across the table. It had sixty-two shapes. She was right: I had drawn what the notation can do instead of what her people do. We turned the sheet over and began again with a pencil and five shapes, and an hour later she was correcting me.</p>
<h2>The five</h2>
<ol><li><strong>A circle</strong> is something that happens. A thin one begins the story, a thick one ends it. “An indent arrives.” “The goods are on the shelf.”</li><li><strong>A rounded box</strong> is something that a person or a program does. It starts with a verb. If you cannot say who does it, it is not one task.</li><li><strong>A diamond</strong> is a question with answers on its way out. Write the question beside it, and an answer on each line.</li><li><strong>A circle with a clock</strong> is time passing: “after 24 working hours”. Most offices run on these and draw none.</li><li><strong>A lane</strong> is a role. Everything in it is done by whoever holds that post today.</li></ol>
<p>I went back through 140 processes that our customers run. The five shapes make up 93 per cent of everything on those canvases. The remaining seven are messages, parallel branches and sub-processes; learn them on the day you need one.</p>
<p><img src="{{inside}}" alt="A pencil sketch on the back of a printed sheet: thin circle, box, diamond, clock and thick circle in one line. The crowded printed side shows through the paper." /></p>
<h2>Read it aloud</h2>
<p>A good diagram is a sentence. Put your finger on the first circle and say what you see: “An indent arrives, the storekeeper checks the stock, is it there, no, so the buyer asks for quotations, and if none has come after three days …” When you stumble, the drawing is wrong. When somebody in the room says “well, usually”, you have found a diamond that is missing.</p>
<p>Do this with two people who do the work and one who pays for it. Keep the consultant quiet. We reserve three days for it in every project, and the best remark tends to come on the second, after people have gone home and watched themselves for an afternoon.</p>
<h2>Three habits to drop</h2>
<ul><li><strong>Drawing departments instead of decisions.</strong> “Finance” is not a task. “Confirm that 40,000 is left under this head” is.</li><li><strong>Drawing the form.</strong> Fields belong to the form, not to twelve little boxes in a row.</li><li><strong>Hiding the way back.</strong> If a request can be returned, draw the arrow to where it lands. A return that goes “to the initiator, by phone” will be lost there too.</li></ul>
<h2>Why bother at all</h2>
<p>A text describes a process, and then somebody programs what they understood. A BPMN 2.0 file is the program. The engine walks along those same lines, so the picture on the wall and the system cannot drift apart, and a token on it shows where each case stands right now.</p>
<p>The head of stores has two diagrams today. One has 14 shapes, the other 17. She drew the second alone, on <a href="/business-process-management">the canvas</a>, and sent me a message with a single line: “Still don’t like them. But this one is mine.”</p>`,
} satisfies DemoBlog
