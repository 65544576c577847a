import type { DemoBlog } from '../types.ts'

export default {
	slug: 'exceptions-are-the-process',
	heading: 'Exceptions are the process',
	subHeading:
		'Only 38 berth requests in a hundred took the road that everybody had drawn. How to count the others, and what for.',
	author: 'tomasz-wilk',
	date: '2024-08-27',
	category: 'Process automation',
	tags: ['BPMN', 'Operations'],
	priority: 0,
	content: `<p>The port wanted its berth requests automated. Two managers drew the process in forty minutes: the agent applies, the planner assigns, the pilot confirms, accounts bill. Five boxes and not one diamond. I asked for the papers of the previous month and a long table.</p>
<p>There were 1,140 requests. We laid them out by what had happened to them, and 433 had gone the way of the drawing. That is 38 in a hundred. The other 707 had done something else, and it was always something that a clerk on duty knew how to handle and nobody had ever written down.</p>
<h2>The long table, by heap</h2>
<ul><li>204: the vessel came early or late by more than six hours.</li><li>161: a document was missing when it tied up, usually the waste declaration.</li><li>118: the draught announced and the draught measured did not agree.</li><li>97: the agent changed, or two agents applied for one ship.</li><li>64: accounts corrected the bill after it had left.</li><li>63: all the rest, down to a wedding on the quay.</li></ul>
<h2>Three ways to treat a heap</h2>
<h3>Make it a rule</h3>
<p>Early and late arrivals had an answer that never varied: within twelve hours the berth is kept if the next ship is smaller, otherwise the request goes back to the planner with the two best alternatives. That is a decision table with four rows. It now settles 171 of 204 cases without a person.</p>
<h3>Make it a task with a clock</h3>
<p>A missing declaration cannot be decided by a table; somebody has to ring the agent. So it became a task with an owner and a limit of two hours, and the crane list shows that it is open. Before, the same call was made by whichever of three people noticed first, or by all of them.</p>
<h3>Leave it alone</h3>
<p>The wedding stays manual. So do 58 of the other 62 in the last heap. An exception that comes twice a year costs more to draw, test and explain than to telephone. Give the clerk a free box, <em>handled by hand, because</em>, and read those sentences every quarter.</p>
<blockquote><p>You drew my Tuesday. The other drawing was my chairman’s idea of my Tuesday.</p><p>Efua Mensima Quaye, berth planner</p></blockquote>
<h2>Count first, then draw</h2>
<p>The order matters. If you draw first, each exception looks like a flaw in your picture and is argued away. If you count first, each is a heap of known height, and the talk is about what to do with it. Our rule of thumb after some sixty projects: a heap above five in a hundred gets a path, one between one and five gets a task, anything smaller gets the free box.</p>
<p>Expect a second surprise after going live. When the frequent cases run by themselves, the rare ones are what people do all day, and they find the work more interesting and more tiring. Plan for fewer cases per head, not for the same number in half the time.</p>
<p>Thirty finished cases are replayed before any process of ours is switched on; how, is told with the <a href="/business-process-management">fifteen days to the first process</a>. Choose yours from the heaps, and take the wedding along.</p>`,
} satisfies DemoBlog
