import type { DemoBlog } from '../types.ts'

export default {
	slug: 'video-kyc-bad-light',
	heading: 'Video KYC when the light is bad',
	subHeading:
		'A third of failed identification calls fail on a window behind the customer. Fix that before an officer joins.',
	author: 'farida-karimi',
	date: '2026-03-10',
	category: 'Banking',
	tags: ['KYC', 'Accessibility'],
	priority: 0,
	content: `<p>It is half past seven in the evening. A man sits on his bed with a tube light behind him, and the officer sees a dark oval with ears. She asks him to turn around. Now his face is lit and his network is gone, because the corner with the signal was the other one. The call ends, and with it, in two cases out of five, the application.</p>
<p>We read the notes on 1,000 failed calls at a small finance bank and sorted them by the first thing that went wrong.</p>
<ul><li>340 times light: face too dark, or a lamp in the lens.</li><li>260 times network: sound breaks up before the picture does.</li><li>190 times the card: glare on the laminate, or letters out of focus.</li><li>120 times the wrong paper: a photocopy, or a picture of a PAN on a second phone.</li><li>90 times something human: a child, a shop, a neighbour who answers for the applicant.</li></ul>
<h2>Check the room before the officer arrives</h2>
<p>The first two minutes belong to software on the customer’s own phone. It measures brightness across the face, the size of the head in the frame, and the upload in kilobits. Then it says one thing at a time, in the customer’s language: “Turn until the window is in front of you.” A green frame appears when the face can be compared. Only then does the call enter the queue.</p>
<p>With this step the bank’s failures on light fell from 340 in a thousand to 70. Officers gained an hour a day each, since a call that starts well takes five minutes instead of nine.</p>
<h2>Let the card lie on the table</h2>
<p>People hold a PAN up to the front camera, where it shakes and shines. Switch to the rear camera for half a minute and ask them to lay the card on something dark and tilt the phone. Three frames from slightly different angles remove the glare; the sharpest is kept as the evidence, and all three stay in the recording.</p>
<h2>Do not make liveness a test of eyesight</h2>
<p>Blinking at a prompt excludes people who cannot see the prompt, and people who cannot blink on command. In April 2025 India’s Supreme Court treated access to digital KYC as part of the right to life, and told regulators to provide for other signs of liveness. In practice that means a choice:</p>
<ol><li>Turn the head left or right, asked for by voice and in writing.</li><li>Repeat four digits, spoken or signed, with an interpreter joining if wanted.</li><li>Hold up a number of fingers that the officer picks during the call.</li></ol>
<p>Random questions appear as text for those who do not hear them. Nobody has to explain why they choose one way and not another.</p>
<blockquote><p>For eleven years my brother opened my letters and did my banking. This took six minutes, and he was at work.</p><p>Customer of the bank, blind from birth, in a survey after the call</p></blockquote>
<h2>Count what you turn away</h2>
<p>Publish two figures each week beside the number of accounts opened: calls that ended without a decision, and customers who did not come back within seven days. The second was 41 in a hundred when we began and stands at 12. No change to the offer or the interest rate had moved as many people. The steps before and after the call are described with the <a href="/customer-onboarding">onboarding suite</a>.</p>`,
} satisfies DemoBlog
