import { legalEntity } from '#web/content/investors/legal-entity.ts'
import { brand } from '../brand.ts'
import { cityOf, headOffice } from '../brand-facts.ts'
import type { LegalText } from './legal-text.ts'

export const privacyPolicy: LegalText = {
	lead: 'What this website learns about you, what happens with it, and how you get it back or have it erased. The text is short because little is collected.',
	inForceSince: '2026-11-29',
	version: '5.1',
	inShort: [
		'No cookies, no analytics, no advertising, no profile of you.',
		'We store what you type into a form and send, and where that visit came from. Nothing before that.',
		'An application goes 180 days after its opening has closed, CV included.',
		'One email is enough to see, correct or erase what we hold.',
	],
	sections: [
		{
			id: 'who-decides',
			heading: 'Who decides about your data',
			blocks: [
				{
					kind: 'text',
					text: `${legalEntity.name}, registered in ${cityOf(headOffice)}, decides why and how the data described here is used. The Digital Personal Data Protection Act 2023 of India calls us the data fiduciary for it, the General Data Protection Regulation (GDPR) of the European Union the controller.`,
				},
				{
					kind: 'text',
					text: 'This policy is about the public website, its forms and the letters that follow from them. It is not about documents and records that a customer keeps in our products: there the customer decides, we act on a contract, and the customer’s own notice tells you more.',
				},
			],
		},
		{
			id: 'what-we-collect',
			heading: 'What we collect, and why',
			blocks: [
				{
					kind: 'table',
					caption: 'Personal data by where it comes from',
					columns: ['You', 'We receive', 'In order to', 'Ground'],
					rows: [
						[
							'Send the contact form',
							'Name, organization, category, email address, phone number, message, time of sending, where the visit came from',
							'Give the question to the right desk, answer it, and see what leads people to us',
							'Your consent; steps you ask for before a contract',
						],
						[
							'Apply for a job',
							'First and last name, email address, mobile number, years of experience, notice period, location, CV, where the visit came from',
							'Judge the application, invite you, show later how we decided, and see what leads people to us',
							'Your consent, given with the form',
						],
						[
							'Write or telephone',
							'Your address or number and what you tell us',
							'Deal with the matter',
							'Our interest in answering you',
						],
						[
							'Read a page',
							'Network address, browser type, page asked for; seen in passing by the host',
							'Deliver the page and hold off attacks',
							'Our interest in a safe website',
						],
					],
				},
				{
					kind: 'text',
					text: 'Organization and message may stay empty. The other fields are needed, because without them nobody here could reply, or would know whose task it is.',
				},
				{
					kind: 'text',
					text: 'Please leave identity numbers, account numbers and anything about health out of the message box and the CV. We have no use for them here, and black them out when we notice them.',
				},
				{
					kind: 'text',
					text: 'We buy no lists of addresses, add nothing about you from elsewhere, and let no program decide alone about an enquiry or an application.',
				},
			],
		},
		{
			id: 'no-cookies',
			heading: 'No cookies, no analytics',
			blocks: [
				{
					kind: 'text',
					text: 'This website sets no cookie. It carries no analytics script, no advertising tag and no button of a social network, and its fonts, pictures and videos come from its own address. Unless you send a form we learn nothing of the pages you read, and never whether you were here before, which is why no banner asks you to agree to anything.',
				},
				{
					kind: 'text',
					text: 'A form that you have begun may be held in the session storage of your browser, so that a reload does not cost you your work. It never holds files or passwords, stays on your device, and is gone when you close the tab.',
				},
				{
					kind: 'text',
					text: 'Members of our staff keep a sign-in token in their browser while they work in the back office. Visitors have none. For each staff session we hold the names of browser and system and the country until a day after it ends, and a keyed hash of the three for a year from its last use, so that staff hear of a sign-in with a device that is not theirs. A log of sign-ins and of changes to accounts stays.',
				},
			],
		},
		{
			id: 'where-visits-come-from',
			heading: 'Where your visit came from',
			blocks: [
				{
					kind: 'text',
					text: 'A form that you send tells us what led you to it:',
				},
				{
					kind: 'list',
					items: [
						'the page with the form, the first page of your visit, and how many pages you saw;',
						'the host name of the site before, such as that of a search engine;',
						'campaign words in the first address, which begin with utm_;',
						'the language of your browser, and the country that Cloudflare finds for your network address.',
					],
				},
				{
					kind: 'text',
					text: 'Until you send the form, your browser keeps this to itself, in the session storage of the tab. It is gone when the form is sent or the tab is closed. A browser that blocks such storage sends the form without it.',
				},
				{
					kind: 'text',
					text: 'We keep it with your enquiry or application, show it to the colleagues who answer, count pages and campaigns by it, and erase it together with what you wrote.',
				},
			],
		},
		{
			id: 'bot-check',
			heading: 'Bot check and limits',
			blocks: [
				{
					kind: 'text',
					text: 'Pages with a form load Turnstile, a service of Cloudflare that tells people from programs. It looks at technical signals of your browser and connection, asks for no picture puzzle, and issues a token. With the form we receive that token and ask Cloudflare whether it is genuine; what you typed is not part of that question. Cloudflare’s own Turnstile privacy terms apply to the signals it reads.',
				},
				{
					kind: 'text',
					text: 'So that nobody floods us, we count how many enquiries one network address sends in an hour. The counter holds a keyed hash in place of the address and is deleted once the hour is over.',
				},
			],
		},
		{
			id: 'map',
			heading: 'Map and outside links',
			blocks: [
				{
					kind: 'text',
					text: 'The map on the contact page is empty until you press its button. Only then does your browser fetch it from OpenStreetMap, which thereby sees your network address. Links to other sites lead to pages that we do not run; their owners’ policies count from the click on.',
				},
			],
		},
		{
			id: 'recipients',
			heading: 'Who else sees it',
			blocks: [
				{
					kind: 'list',
					items: [
						'Colleagues whose role includes enquiries or applications. Each role is granted by an administrator, and each change they make is logged with its time.',
						'Cloudflare, which hosts the pages, the database and the files and sends our notification mails. It works for us under a data processing agreement.',
						'Nobody for money. We do not sell, rent or swap personal data.',
						'Courts and authorities, where an order binds us. We check its ground first, hand over no more than it names, and tell you unless that is forbidden.',
					],
				},
				{
					kind: 'text',
					text: 'Cloudflare runs data centres in many countries, so your data may be processed outside your own. For people in the European Economic Area the standard contractual clauses of the European Commission cover that transfer; India has barred no country concerned.',
				},
			],
		},
		{
			id: 'retention',
			heading: 'How long we keep it',
			blocks: [
				{
					kind: 'table',
					caption: 'Periods after which data is erased',
					columns: ['What', 'Kept until', 'What stays'],
					rows: [
						[
							'Enquiry, and where it came from',
							'You ask us to erase it, or we no longer need it to serve you',
							'A note that something was erased, and when',
						],
						[
							'Application and CV, and where they came from',
							'180 days after the closing date of the opening',
							'Numbers per opening, without names',
						],
						[
							'Mail that tells our staff of your enquiry',
							'They clear their mailbox. It names you and your organization, and never what you wrote',
							'Nothing',
						],
						[
							'Letters between you and us by mail',
							'Your enquiry is erased, with all that was written and attached to it',
							'A note that something was erased, and when',
						],
						['Counter against floods', 'One hour', 'Nothing'],
						['Technical log', 'Seven days; our lines hold no names, addresses or messages', 'Nothing'],
						['Recovery copy of the database', '30 days', 'Nothing'],
					],
				},
				{
					kind: 'text',
					text: 'A hired applicant’s papers move into the personnel file, where labour law sets the period. If a dispute is open, we keep what it needs until it ends. Whatever is erased leaves the recovery copies too, at the latest 30 days afterwards.',
				},
			],
		},
		{
			id: 'security',
			heading: 'How we protect it',
			blocks: [
				{
					kind: 'text',
					text: 'Everything travels encrypted and is stored encrypted. CVs lie in storage that no public address reaches; opening one takes a signed-in member of staff with the role for it. Staff passwords are hashed with Argon2id, sessions end after two idle hours, and our information security management is certified to ISO 27001:2013.',
				},
				{
					kind: 'text',
					text: 'Should a breach happen, we inform you and the Data Protection Board of India without delay, and a European supervisory authority within 72 hours where the GDPR asks for it. You learn what was affected, what it can mean for you, and what you can do.',
				},
			],
		},
		{
			id: 'rights',
			heading: 'Your rights',
			blocks: [
				{
					kind: 'text',
					text: 'Wherever you live, you may ask us for the following, free of charge:',
				},
				{
					kind: 'list',
					items: [
						'Access: a summary of what we hold, how it is used, and who received it.',
						'Correction and completion of what is wrong, old or missing.',
						'Erasure, unless a law obliges us to keep it.',
						'Withdrawal of consent, as easily as you gave it. What was done until then stays lawful.',
						'Objection and restriction, where we rely on an interest of ours.',
						'A copy in a common format that a program can read.',
						'Nomination of somebody who acts for you after death or in incapacity, as the Act of 2023 provides.',
					],
				},
				{
					kind: 'text',
					text: `Write to ${legalEntity.email} from the address that you used with us, so that we know it is you. If we cannot be sure, we ask one question about the enquiry; we do not ask for a passport. You have our answer within 30 days, and an erasure is carried out on the working day after it. If you have applied for a job, the page behind the link in our mails does it too: there you download your data, withdraw, and ask for erasure, which follows within 30 days.`,
				},
			],
		},
		{
			id: 'children',
			heading: 'Children',
			blocks: [
				{
					kind: 'text',
					text: 'The website is made for people at work. It is not directed at children under 13, and we do not knowingly collect anything from them. If you believe that a child under 13 has sent us a form, tell us: we erase it within seven days, without asking for proof.',
				},
				{
					kind: 'text',
					text: 'Indian law asks for the verifiable consent of a parent up to the age of 18. If you are between 13 and 18, let a parent or guardian write in your place.',
				},
			],
		},
		{
			id: 'complaints',
			heading: 'Questions and complaints',
			blocks: [
				{
					kind: 'text',
					text: 'One person receives every complaint about personal data, confirms it within two working days and decides on it within 15 days. The decision names its reasons.',
				},
				{
					kind: 'contact',
					name: brand.legal.officer,
					role: 'Grievance officer for personal data',
					email: legalEntity.email,
					phone: legalEntity.telephone,
					address: [legalEntity.name, ...legalEntity.registeredOffice],
				},
				{
					kind: 'text',
					text: 'If the decision does not satisfy you, you may turn to the Data Protection Board of India, or to the supervisory authority of the European country in which you live or work.',
				},
			],
		},
		{
			id: 'changes',
			heading: 'Changes to this policy',
			blocks: [
				{
					kind: 'text',
					text: 'When our handling changes, the text changes first. A new version appears at this address with its number and date; anything that would reduce your rights is announced at the top of the page 30 days ahead and never applies to data that you sent before. Earlier versions are yours on request.',
				},
			],
		},
	],
}
