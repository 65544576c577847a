import type { DemoBlog } from '../types.ts'

export default {
	slug: 'one-profile-six-systems',
	heading: 'One profile from six systems',
	subHeading:
		'Each source is right about something. Decide field by field which one wins, and keep what the losers said.',
	author: 'noor-haddad',
	date: '2026-06-02',
	category: 'Engineering',
	tags: ['Integration', 'KYC'],
	priority: 0,
	content: `<p>A customer rings her bank to say that she has moved. The agent changes the address in the contact centre, and is thanked. In the same week the card arrives at the old flat, the insurance arm writes to the flat before that, and the branch asks her by text message to confirm a fourth one. All six systems of this bank did their job. Nobody had told them that they were talking about one person.</p>
<h2>What each source knows best</h2>
<p>We spent the first fortnight on a table that has no technology in it. For 2,000 customers, stewards rang up and asked what was true.</p>
<table><thead><tr><th>System</th><th>Customers</th><th>Right about</th><th>Wrong about</th></tr></thead><tbody><tr><td>Core banking</td><td>1,240,000</td><td>Name, tax number, products</td><td>Address, 19%</td></tr><tr><td>Loan system</td><td>210,000</td><td>Employer, income on the day of the loan</td><td>Mobile, 27%</td></tr><tr><td>Card system</td><td>388,000</td><td>Delivery address</td><td>Birth date, 6%</td></tr><tr><td>Mobile app</td><td>560,000</td><td>Mobile, language, consent</td><td>Name, 11%</td></tr><tr><td>Contact centre</td><td>475,000</td><td>The latest change</td><td>Who it was for, 3%</td></tr><tr><td>Insurance arm</td><td>96,000</td><td>Family and nominees</td><td>Everything else</td></tr></tbody></table>
<p>The card system knows where people live because cards come back when it is wrong. A source is reliable where an error hurts it. Look for that pain before you look at any data model.</p>
<h2>Join first, then choose</h2>
<p>Two decisions are often made in one step, and should not be. The first is whether two records are one person. Strong identifiers settle it by themselves: a Central KYC number, a tax number together with a birth date, a mobile number confirmed by a code in the past half year. Names and addresses that sound alike go to a steward. The six systems held 2,969,000 records; they turned out to be 1,318,000 people.</p>
<h3>One rule for each field</h3>
<p>The second decision is which value to show. Ranking the systems does not answer it, because each of them is right about something else:</p>
<h4>Legal name</h4>
<p>From the record with the most recent verified proof. The others are kept as aliases, for search and screening.</p>
<h4>Address</h4>
<p>The latest to which something has been delivered, and not the latest that somebody typed.</p>
<h4>Mobile</h4>
<p>Whichever was last confirmed by a code. A number that two unrelated profiles confirm is taken from both.</p>
<h4>Consent</h4>
<p>No rule chooses here. Each consent stands for its purpose and channel, and the most restrictive one counts until the customer is asked.</p>
<hr />
<h2>Keep the losers</h2>
<p>Under each shown value lie the others with their source and date. When a join proves wrong, split it, and each half gets its own values back; without the losers there would be nothing to give. It happened 412 times in the first year, mostly with fathers and sons of one name at one address.</p>
<h2>Send corrections home</h2>
<p>A profile that only reads becomes a seventh opinion. On a change the platform writes an event with the old value, the new one and the proof, and each system takes it, refuses it with a reason, or puts it before a person. After nine months wrong addresses in core banking had fallen from 19 to 4 in a hundred. The caller who had moved got one letter in the next quarter, at the right flat. How joins are scored is set out on the <a href="/CustomerDataPlatform">customer data platform page</a>.</p>`,
} satisfies DemoBlog
