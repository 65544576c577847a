import type { DemoBlog } from '../types.ts'

export default {
	slug: 'kyc-refresh-without-branch-visit',
	heading: 'Refresh KYC without a branch visit',
	subHeading:
		'Seven customers in ten have nothing new to tell you. Let them say so at home, and keep the counter for the rest.',
	author: 'farida-karimi',
	date: '2026-11-03',
	category: 'Banking',
	tags: ['KYC', 'Operations'],
	priority: 1,
	content: `<p>In March a bank with 118 branches wrote to 40,000 customers whose KYC had fallen due. The letter asked them to come to the branch with originals. Over the next two months 17,400 came, queues in small towns reached the pavement, and when we went through the forms afterwards, most of them repeated what the bank already had.</p>
<h2>What had changed, by count</h2>
<table><thead><tr><th>What the customer reported</th><th>Share</th><th>Enough to settle it</th><th>Staff time</th></tr></thead><tbody><tr><td>Nothing</td><td>71%</td><td>Self-declaration in the app, by e-mail, at an ATM or by letter</td><td>None</td></tr><tr><td>Address only</td><td>17%</td><td>Self-declaration, then confirmation of the address within two months</td><td>2 minutes</td></tr><tr><td>A proof had expired</td><td>6%</td><td>Upload, checked at its source</td><td>3 minutes</td></tr><tr><td>Name, occupation or owners</td><td>4%</td><td>Documents, video call or visit</td><td>14 minutes</td></tr><tr><td>Came for something else</td><td>2%</td><td>Nothing: the record was not due</td><td>9 minutes</td></tr></tbody></table>
<p>The Reserve Bank’s direction has allowed declarations for the first two rows for years. What keeps banks from using them is seldom the rule. It is that no one has joined the mobile number, the record and the reply into one process, so paper is the only channel that leaves a proof.</p>
<p><img src="{{inside}}" alt="A long queue outside a small branch, drawn as outlines. Seven of every ten people fade away, and in their place phones glow in the windows of the houses behind." /></p>
<h2>Build the cheap path first</h2>
<ol><li><strong>Write to the number on record, in the customer’s language.</strong> The message names the fact and asks one question: is this still so? It carries no link that asks for a password.</li><li><strong>Show the whole record.</strong> A person who declares that nothing has changed must have seen what “nothing” refers to. Mask identity numbers to their last four digits.</li><li><strong>Take the answer as evidence.</strong> Keep the text shown, its version, the channel, the time and the one-time code, together with the record as it stood.</li><li><strong>Confirm a new address without a trip.</strong> Send a card with a code to it, or a letter that has to be acknowledged. If it comes back, the address loses its tick and a visit is planned.</li><li><strong>Route the remainder by risk.</strong> High-risk customers and changed owners go to a named officer, never to a general queue.</li></ol>
<h2>Remind like a bank, and not like a shop</h2>
<p>Three reminders before the due date and three after it are the floor, one letter in each set. We space the first three at ninety, thirty and seven days. The message at thirty days brings half of all the answers; the letter brings the customers who are over seventy, and they answer within a week.</p>
<p>Spread the due dates as well. This bank had migrated its core system in one weekend in 2017, and 60,000 low-risk customers got the same due date in March 2027. Pulled forward, they are about forty per branch and month, and the peak is gone before it comes.</p>
<h2>The second round</h2>
<p>In September 38,000 customers fell due. Within sixty days 29,100 had answered, 24,900 of them without entering a branch. Counters spent 610 hours on it instead of 3,900. Read how a record keeps each fact with its proof on the <a href="/Solutions/Kyc">KYC page</a>.</p>`,
} satisfies DemoBlog
