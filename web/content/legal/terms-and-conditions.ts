import { legalEntity } from '#web/content/investors/legal-entity.ts'
import { brand } from '../brand.ts'
import { cityOf, headOffice } from '../brand-facts.ts'
import type { LegalText } from './legal-text.ts'

export const termsAndConditions: LegalText = {
	lead: 'The rules for reading, using and linking to this website. A purchase of our software or services has a contract of its own, which goes before these terms wherever the two differ.',
	inForceSince: '2024-10-01',
	version: '3.0',
	inShort: [
		'Read, print, link and quote freely; ask before you republish.',
		'A page or a brochure describes. Only a signed contract promises.',
		'Found a weakness? Report it, and we will not pursue you for looking.',
		`${brand.legal.lawAdjective} law applies, and the courts in ${cityOf(headOffice)} decide.`,
	],
	sections: [
		{
			id: 'agreement',
			heading: 'Who offers this website to whom',
			blocks: [
				{
					kind: 'text',
					text: `The website is run by ${legalEntity.name} (“we”), corporate identity number ${legalEntity.cin}. By using it you accept these terms for yourself and, when you are here for an employer or a client, for them as well.`,
				},
				{
					kind: 'text',
					text: 'If you cannot accept a clause, please close the page and write to us instead. You need no account: everything that is meant for the public is open to everybody, free of charge.',
				},
			],
		},
		{
			id: 'use',
			heading: 'What you may do with the content',
			blocks: [
				{
					kind: 'table',
					caption: 'Content and its permitted uses',
					columns: ['Content', 'Without asking', 'After asking'],
					rows: [
						[
							'Texts',
							'Read, print, link; quote up to 100 words with a link to the source',
							'Longer extracts, translations',
						],
						['Brochures and papers', 'Download, pass on whole and unchanged', 'Excerpts in material of your own'],
						['Drawings and videos', 'Watch; show in a talk with our name on the slide', 'Any publication'],
						['Investor documents', 'Download, print, analyse, cite', 'Nothing further needed'],
						[
							'Name and mark',
							'Name us as a supplier when that is true',
							'Use of the mark, press releases, case studies',
						],
						['News feeds', 'Read in any feed reader', 'Display on a website of yours'],
					],
				},
				{
					kind: 'text',
					text: 'Permission is a matter of one email, and we usually answer within three working days. What is open source in this website stays under the licence that its authors gave it.',
				},
			],
		},
		{
			id: 'misuse',
			heading: 'What is not allowed',
			blocks: [
				{
					kind: 'list',
					items: [
						'Copying large parts by program, to resell them or to build a competing catalogue. Search engines and archives that honour robots.txt are welcome.',
						'Sending forms by program, or more requests than a person could make, so that others wait.',
						'Posing as somebody else, or as one of our employees, partners or shareholders.',
						'Uploading a file that carries harmful code, or that you have no right to share.',
						'Framing our pages in a way that hides where they come from.',
						'Trying to enter the back office, other than as described under “Reporting a weakness”. It is for our staff; unauthorised access is an offence under the Information Technology Act 2000.',
					],
				},
				{
					kind: 'text',
					text: 'Where somebody breaks these rules we may block the access concerned. We choose the mildest means that works, and lift it once the cause is gone.',
				},
			],
		},
		{
			id: 'what-you-send',
			heading: 'What you send us',
			blocks: [
				{
					kind: 'text',
					text: 'Fill in forms truthfully and with contact details that are your own. An enquiry obliges neither of us to anything: a contract comes into being only when both sides have signed it.',
				},
				{
					kind: 'text',
					text: 'Please send nothing secret through a form. If your case needs confidential papers, ask for a non-disclosure agreement first and you will have ours the next working day. Ideas that you send without one may be used by us without payment; ownership of your papers stays with you.',
				},
				{
					kind: 'text',
					text: 'A CV may be a PDF or DOCX file of up to 5 MB. Applying costs nothing at any stage, and nobody may ask you for money in our name. Personal data is treated as the privacy policy says.',
				},
			],
		},
		{
			id: 'descriptions',
			heading: 'Product pages, figures and demos',
			blocks: [
				{
					kind: 'text',
					text: 'Product pages and brochures describe what our software does in the release current at the time of writing. Figures such as processing times or savings were reached by customers under their own conditions; yours depend on volumes, documents and people. None of them is a warranty or a guaranteed property.',
				},
				{
					kind: 'text',
					text: 'Screens drawn on our pages use invented names, numbers and accounts. A demo with papers of yours runs in a separate system that is wiped within seven days.',
				},
			],
		},
		{
			id: 'investors',
			heading: 'Investor pages',
			blocks: [
				{
					kind: 'text',
					text: 'The investor pages fulfil duties of information. They are neither an offer of securities nor an invitation to buy any, and they do not replace advice from somebody who knows your situation. Where a page and a filed document disagree, the filed document counts.',
				},
				{
					kind: 'text',
					text: 'Statements about the future carry risks that we name in the documents themselves. We correct them when the law demands it, and not with every change of circumstances.',
				},
			],
		},
		{
			id: 'rights-of-others',
			heading: 'If something here belongs to you',
			blocks: [
				{
					kind: 'text',
					text: `Tell us at ${legalEntity.email} when you think that a text, picture or name on this site infringes a right of yours. Four things let us act quickly:`,
				},
				{
					kind: 'list',
					numbered: true,
					items: [
						'the address of the page and the passage or picture on it,',
						'the right that you hold, with a registration number or the date of first publication,',
						'your name, and for whom you write,',
						'what you would like us to do.',
					],
				},
				{
					kind: 'text',
					text: 'You receive a reply within ten working days. A plausible claim takes the content offline while we examine it.',
				},
			],
		},
		{
			id: 'weakness',
			heading: 'Reporting a weakness',
			blocks: [
				{
					kind: 'text',
					text: 'You may look for security weaknesses on this website if you stop at the proof, touch no data of other people, keep the service running for everybody else, and give us 90 days before you publish.',
				},
				{
					kind: 'text',
					text: 'Report what you found by email, with the steps to repeat it. We confirm within three working days, tell you when it is mended, name you if you like, and take no legal action over research that kept to this paragraph.',
				},
			],
		},
		{
			id: 'availability',
			heading: 'Availability and links',
			blocks: [
				{
					kind: 'text',
					text: 'We want the site to be there around the clock but owe no particular availability, and may change or remove pages. Addresses of products, policies and filings are kept stable, so that your links go on working.',
				},
				{
					kind: 'text',
					text: 'Where we link to somebody else’s site, we looked at it on the day of linking. What it says later is in its owner’s hands; tell us about a link that has gone bad and we take it out.',
				},
			],
		},
		{
			id: 'liability',
			heading: 'What we answer for',
			blocks: [
				{
					kind: 'text',
					text: 'We answer without limit for intent, for fraud, for gross negligence and for harm to life or health, and wherever the law does not let us limit our liability.',
				},
				{
					kind: 'text',
					text: 'Beyond that, since the website costs you nothing, we are not liable for decisions made on its content alone, for lost profit or lost data, or for interruptions. In any other case our liability ends at Rs 25,000 per person and year.',
				},
				{
					kind: 'text',
					text: 'You answer in the same way for damage that you cause us by breaking these terms. None of this touches what a contract between us provides.',
				},
			],
		},
		{
			id: 'law',
			heading: 'Law, courts and settling things first',
			blocks: [
				{
					kind: 'text',
					text: `The law of ${brand.legal.law} governs these terms. Courts at ${brand.legal.courts} have jurisdiction. If you are a consumer elsewhere, the mandatory protection of your own country stays with you, and so does the right to sue at home.`,
				},
				{
					kind: 'text',
					text: 'Before anybody files a suit, each side gives the other 30 days to settle the matter in writing. Urgent measures, such as an injunction, need not wait for that.',
				},
				{
					kind: 'text',
					text: 'If one clause turns out to be void, the others remain in force. Not insisting on a clause once does not mean giving it up.',
				},
			],
		},
		{
			id: 'changes',
			heading: 'Changes and contact',
			blocks: [
				{
					kind: 'text',
					text: 'We may revise these terms; the version and date at the top tell you which one you are reading. A revision counts from the day it appears here and never reaches back. Using the site afterwards means that you agree to it.',
				},
				{
					kind: 'contact',
					name: legalEntity.name,
					role: 'Legal notices',
					email: legalEntity.email,
					phone: legalEntity.telephone,
					address: legalEntity.registeredOffice,
				},
			],
		},
	],
}
