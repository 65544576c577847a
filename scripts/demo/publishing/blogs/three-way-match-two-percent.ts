import type { DemoBlog } from '../types.ts'

export default {
	slug: 'three-way-match-two-percent',
	heading: 'Two per cent: how to set the tolerance of a three-way match',
	subHeading:
		'A tolerance is a price that you put on a question. Work it out from your own invoice lines, and write it as a rule.',
	author: 'daniel-achterberg',
	date: '2025-03-04',
	category: 'Process automation',
	tags: ['Approvals', 'Integration'],
	priority: 0,
	content: `<p>Five hundred ball bearings at 450.00 were ordered. The invoice says 459.00. Two per cent, 4,500 rupees, one line among eleven. Do you ask the buyer? Most companies answer by temper: the careful ones ask about everything, the busy ones pay. There is a sum that answers it better, and it takes an afternoon.</p>
<h2>Step one: look at your lines</h2>
<p>This is a quarter of a maker of farm machinery in Tamil Nadu, 48,200 invoice lines that have an order and a receipt.</p>
<table><thead><tr><th>Price above the order by</th><th>Lines</th><th>Share</th><th>Excess in INR</th></tr></thead><tbody><tr><td>Nothing, or below it</td><td>39,040</td><td>81.0%</td><td>0</td></tr><tr><td>Up to 0.5%</td><td>4,340</td><td>9.0%</td><td>118,000</td></tr><tr><td>0.5% to 1%</td><td>1,450</td><td>3.0%</td><td>164,000</td></tr><tr><td>1% to 2%</td><td>1,155</td><td>2.4%</td><td>391,000</td></tr><tr><td>Above 2%</td><td>2,215</td><td>4.6%</td><td>6,870,000</td></tr></tbody></table>
<p>More than nine tenths of the money sits in the last row. Below one per cent lie 5,790 questions that together are worth 282,000 rupees, or 49 rupees each.</p>
<h2>Step two: price a question</h2>
<p>A query that goes to a buyer took 11 minutes in that company, both desks counted, and made the invoice two days older. With wages, the missed discount on some of them and the supplier’s call, a question costs about 190 rupees. Asking for 49 is a hobby.</p>
<p>The line where asking pays is near one per cent here. In a company that buys castings by the ship it lies lower, in one that buys gaskets it lies higher. That is why it has to be calculated and cannot be copied.</p>
<h2>Step three: cap it in money</h2>
<p>One per cent of a gasket is nothing, and one per cent of a turbine is a salary. Every percentage needs an absolute ceiling beside it, and the smaller of the two decides. Written down, the rule is short enough to be read at a board meeting:</p>
<pre><code>{
  "difference": "unit price",
  "withinPercent": 1,
  "withinAmount": { "value": 50, "currency": "USD" },
  "beyond": { "ask": "buyer", "dueInDays": 2 },
  "except": [{ "itemGroup": "castings", "withinPercent": 0.25 }]
}</code></pre>
<p>The bearings are two per cent above, so the buyer gets one mail with two buttons. If she accepts, the order is amended under her own limit; if she does not, a debit note is on its way.</p>
<h2>Step four: watch for those who learn it</h2>
<p>Suppliers notice what is waved through. Six months after a tolerance of one per cent came into force, one supplier’s lines had gathered at 0.9. Plot the differences per supplier every quarter: an honest scatter has two sides, and prices below the order are the left one. A scatter with only a right side is a price list.</p>
<h2>What not to tolerate at all</h2>
<ul><li>A quantity above what was received.</li><li>A tax rate or code that is not that of the order.</li><li>The same supplier, number and sum for a second time.</li></ul>
<p>None of the three is a matter of degree. The table with which <a href="/3-way-matching-solution">three-way matching</a> is delivered sets each of them to zero, and in eight years I have met one customer who changed that, and changed it back.</p>`,
} satisfies DemoBlog
