import { brand } from '../../brand.ts'
import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const whistleBlower: InvestorDocument = {
	file: pdfName('whistle-blower-policy'),
	title: 'Whistle Blower Policy and Vigil Mechanism',
	kind: 'Policy',
	period: '15 September 2022',
	summary: `How you report wrongdoing at ${brand.shortName}, openly or without your name, what is done with your report and by when, and how you are protected.`,
	facts: [
		{ label: 'Approved by', value: 'Board, after hearing the Audit Committee' },
		{ label: 'In force since', value: '15 September 2022' },
		{ label: 'Owner', value: 'Chair of the Audit Committee' },
		{ label: 'Next review', value: 'September 2025' },
	],
	sections: [
		{
			heading: 'Speak up, and nothing happens to you',
			blocks: [
				{
					kind: 'text',
					text: 'You may see something at work that is dishonest, dangerous or unlawful. Tell us. You need no proof, only an honest belief and the facts as you know them. Nobody may punish you for it, and your name stays with the few people who must know it.',
				},
				{
					kind: 'text',
					text: `${legalEntity.name} keeps this vigil mechanism under section 177(9) and (10) of the Companies Act 2013, rule 7 of the Companies (Meetings of Board and its Powers) Rules 2014, and regulation 22 of the SEBI (LODR) Regulations 2015, the last with effect from listing.`,
				},
			],
		},
		{
			heading: 'Who can report',
			blocks: [
				{
					kind: 'text',
					text: 'Directors, employees of any grade and place, trainees, people on contract, former staff, suppliers, resellers, customers and shareholders. You can report what happened to others. If you took part yourself, coming forward counts strongly in your favour, though it does not wipe out what was done.',
				},
			],
		},
		{
			heading: 'What to report, and what belongs elsewhere',
			blocks: [
				{
					kind: 'table',
					caption: 'Find the right door',
					columns: ['Matter', 'Door'],
					rows: [
						['Fraud, false accounts, misuse of money or equipment', 'This policy'],
						['Bribes given or taken, gifts not declared', 'This policy'],
						['Leak or suspected leak of unpublished price sensitive information', 'This policy, marked “UPSI”'],
						['Tampering with customers’ data, audit trails or test results', 'This policy'],
						['Danger to health, safety or the environment', 'This policy; call facilities first if urgent'],
						['Retaliation against anyone who reported', 'This policy'],
						['Sexual harassment', 'Internal Committee'],
						['Pay, leave, appraisal, disagreement with a manager', 'People team'],
						['Faults of a product', 'Support desk'],
					],
				},
				{
					kind: 'text',
					text: 'If you knock at the wrong door, the person who opens it takes you to the right one within two working days.',
				},
			],
		},
		{
			heading: 'Five ways to report',
			blocks: [
				{
					kind: 'list',
					items: [
						'Fill in the form on the intranet, with or without your name; it gives you a number and a secret code for later messages.',
						`Write to ${legalEntity.email} with “Vigil” as the first word: the Company Secretary opens such mail alone.`,
						`Post a letter, marked “Confidential, Chair of the Audit Committee”, to ${legalEntity.registeredOffice.join(', ')}.`,
						'Talk to any member of the Audit Committee, who writes down what you say and lets you correct it.',
						'In exceptional cases go straight to the committee’s chair, for instance where the Company Secretary or an executive director is concerned.',
					],
				},
				{
					kind: 'text',
					text: 'Help us by saying what happened, when, where, who was there, how you know, and what evidence exists. Do not investigate on your own or copy files that you have no right to see.',
				},
			],
		},
		{
			heading: 'Reports without a name',
			blocks: [
				{
					kind: 'text',
					text: 'We take them up when they contain something that can be checked. Through the secret code we may ask you questions, and you can read the outcome. We make no attempt to find out who you are: logs of the form hold neither address nor device, and trying to unmask a reporter is itself a breach.',
				},
			],
		},
		{
			heading: 'What we do, and by when',
			blocks: [
				{
					kind: 'table',
					caption: 'Steps and time limits',
					columns: ['Step', 'By whom', 'Within'],
					rows: [
						['Acknowledge receipt', 'Company Secretary', '3 working days'],
						['Secure evidence, check for conflicts of interest', 'Company Secretary', '5 working days'],
						['Decide whether to investigate, appoint investigators', 'Chair of the Audit Committee', '10 working days'],
						['Hear the person concerned', 'Investigators', 'Before any finding'],
						['Finish and report findings', 'Investigators', '45 days; once extendable by 30'],
						['Decide on measures', 'Audit Committee', '15 days after the report'],
						['Tell you the result', 'Company Secretary', '7 days after the decision'],
					],
				},
				{
					kind: 'text',
					text: 'Investigators are two people from outside the department concerned; for sums above Rs 25 lakh or matters that touch a director, one of them comes from an external firm. They may see any record and question anybody. A finding needs facts that make it more likely than not.',
				},
				{
					kind: 'text',
					text: 'Measures range from a talk to dismissal, recovery of loss, ending a supplier’s contract and a complaint to the police. Fraud found by auditors at or above Rs 1 crore goes to the Central Government under section 143(12); smaller fraud is disclosed in the board’s report.',
				},
			],
		},
		{
			heading: 'Your protection',
			blocks: [
				{
					kind: 'list',
					items: [
						'No dismissal, demotion, transfer, threat, poor rating, lost bonus or blacklisting because you reported in good faith. Witnesses and helpers are covered as well.',
						'The Company Secretary checks your pay, post and rating after three, six and twelve months and asks how you are.',
						'If a measure hits you within a year, your manager must prove that it had another reason.',
						'You may move to another team or manager while the matter runs, if you wish.',
						'Whoever retaliates is disciplined up to dismissal; whoever reveals your name without need likewise.',
						'Nothing here keeps you from going to SEBI, the police or any other authority, directly and at any time.',
					],
				},
				{
					kind: 'text',
					text: 'Suppose that you were wrong: you are still protected. Only a report that you knew to be false, made to harm somebody, loses that shelter, and repeated frivolous complaints by a director or employee may lead to a reprimand.',
				},
			],
		},
		{
			heading: 'Fairness to the person named',
			blocks: [
				{
					kind: 'text',
					text: 'An investigation is not an accusation. The person hears the allegation once evidence is safe, may answer it in writing and in person, may bring a colleague, and is told the end result. Those who are cleared may ask that it be said to everyone who heard of the matter. They must not contact or press the reporter.',
				},
			],
		},
		{
			heading: 'Leaks of price sensitive information',
			blocks: [
				{
					kind: 'text',
					text: 'Regulation 9A of the insider trading regulations asks for an inquiry into each leak or suspected leak. Reports marked “UPSI” therefore go to the compliance officer on the same day, the list of people in the know is frozen, and SEBI is informed of the outcome once our shares are listed.',
				},
			],
		},
		{
			heading: 'Oversight and records',
			blocks: [
				{
					kind: 'text',
					text: 'Each quarter the Audit Committee sees the number of reports by subject, place, age and outcome, without names. A summary stands in the annual report, which also confirms that nobody was denied access to the chair. Case files are sealed on closing and kept for eight years, or longer if a court is still busy with them.',
				},
				{
					kind: 'text',
					text: 'All staff take a half-hour course on joining and every January after it. The policy hangs in each office in English, Malayalam, Tamil and Hindi. It is evaluated every three years by asking, anonymously, whether people would use it.',
				},
			],
		},
	],
}
