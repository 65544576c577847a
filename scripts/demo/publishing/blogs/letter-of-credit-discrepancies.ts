import type { DemoBlog } from '../types.ts'

export default {
	slug: 'letter-of-credit-discrepancies',
	heading: 'Seven discrepancies that hold up a letter of credit',
	subHeading:
		'Counted on 2,300 presentations: what examiners find, which article it rests on, and when it could have been seen.',
	author: 'farida-karimi',
	date: '2024-04-09',
	category: 'Banking',
	tags: ['Trade finance', 'Operations'],
	priority: 0,
	content: `<p>An exporter of cashew kernels ships on the 3rd, presents on the 26th and learns on the 31st that he is two days late. The credit had four weeks left to run. He had read its expiry date and forgotten the other clock, which allows no more than 21 calendar days after shipment unless the credit says otherwise.</p>
<p>We looked through 2,300 first presentations at three trade desks in Mumbai, Kochi and Dubai. In 1,476 of them, or 64 per cent, the examiner raised at least one point. Seven kinds made up nine tenths of all points.</p>
<h2>The seven, with their article in UCP 600</h2>
<table><thead><tr><th>Discrepancy</th><th>Share of points</th><th>Article</th><th>Could be seen</th></tr></thead><tbody><tr><td>Late shipment or late presentation</td><td>24%</td><td>14(c), 6(d)</td><td>On the day of loading</td></tr><tr><td>Data in two documents conflict</td><td>19%</td><td>14(d)</td><td>When the second is typed</td></tr><tr><td>Goods on the invoice not as in the credit</td><td>14%</td><td>18(c)</td><td>When the invoice is typed</td></tr><tr><td>A document missing, or too few originals</td><td>12%</td><td>17</td><td>When the set is packed</td></tr><tr><td>Bill of lading without on-board notation</td><td>9%</td><td>20(a)(ii)</td><td>When the carrier hands it over</td></tr><tr><td>Insurance below 110 per cent of CIF value</td><td>7%</td><td>28(f)(ii)</td><td>When cover is booked</td></tr><tr><td>Drawn above the amount of the credit</td><td>5%</td><td>18(b), 30</td><td>When the invoice is typed</td></tr></tbody></table>
<p>The last column is the useful one. Not a single line says “at the bank”. Each fault was fixed in ink at a moment when somebody held both the credit and the document, or could have.</p>
<p><img src="{{inside}}" alt="A container ship leaves a harbour at dusk. On the quay stand seven bollards, and a rope from the ship is still tied to each of them." /></p>
<h2>What a desk can do on its side</h2>
<ul><li><strong>Send a checklist with the advice.</strong> Two pages made from the credit itself: documents, originals, last dates, the description of goods to be copied letter by letter.</li><li><strong>Offer a look at drafts.</strong> A scan of the set by e-mail, two working days before the originals. Desks that do this raise points in 38 sets out of a hundred instead of 64.</li><li><strong>Examine in a fixed order.</strong> Dates first, then amounts, then descriptions, then signatures. Whoever starts with the prettiest document finishes late.</li></ul>
<h2>Refuse once, and completely</h2>
<p>Article 16 gives you a single notice. It has to say that you refuse, list each discrepancy on which you rely, and tell what happens to the documents; it must leave by the close of the fifth banking day following presentation. A point discovered on the sixth day no longer exists. A second list, sent because a colleague saw one more thing, is worth nothing.</p>
<p>That makes the clock a matter of design. Five days belong on the case from the minute of receipt, with holidays of the place of presentation, and the notice should be written from the ticked list rather than from memory. Our <a href="/trade-finance-solution">trade finance suite</a> suggests points where dates, sums and names do not agree. It leaves the decision to the examiner, since one day an advocate may ask who made it.</p>`,
} satisfies DemoBlog
