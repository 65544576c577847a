import { pdfName } from '../../brand-facts.ts'
import type { InvestorDocument } from '../document.ts'
import { legalEntity } from '../legal-entity.ts'

export const antiSexualHarassment: InvestorDocument = {
	file: pdfName('anti-sexual-harassment-policy'),
	title: 'Anti Sexual Harassment Policy',
	kind: 'Policy',
	period: '8 March 2023',
	summary:
		'What sexual harassment is, how you complain, how the Internal Committee inquires, the time limits it keeps, and the help you can have meanwhile.',
	facts: [
		{ label: 'Approved by', value: 'Board of Directors' },
		{ label: 'In force since', value: '8 March 2023' },
		{ label: 'Owner', value: 'Head of People, with the Internal Committees' },
		{ label: 'Next review', value: 'February 2025' },
	],
	sections: [
		{
			heading: 'Where we stand',
			blocks: [
				{
					kind: 'text',
					text: `You have a right to work without being touched, pursued, stared at or spoken to in a sexual way that you do not want. ${legalEntity.name} treats a breach of that right as serious misconduct, whoever commits it and however well the person sells or writes code.`,
				},
				{
					kind: 'text',
					text: 'These rules carry out the Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act 2013 (the “POSH Act”) and the Rules made under it. That statute protects women. By our own choice, people of every gender may use the same procedure and find the same committee; statutory penalties and appeals remain as the law frames them.',
				},
			],
		},
		{
			heading: 'Who and where',
			blocks: [
				{
					kind: 'list',
					items: [
						'Everyone who works with us: regular, temporary, on probation, on contract, trainee, volunteer, or visiting as a customer or supplier.',
						'Each office, and customers’ sites to which you are sent.',
						'Travel, hotels, company transport, training, conferences and parties connected with work.',
						'Video calls, email, chat and social networks, also from home and after hours.',
						'In Dubai and Washington local law comes first; the committee in Kochi assists there and hears complaints if you ask it to.',
					],
				},
			],
		},
		{
			heading: 'What harassment means',
			blocks: [
				{
					kind: 'text',
					text: 'Section 2(n) names five unwelcome acts, direct or implied. What counts is how the behaviour is received, not how it was meant.',
				},
				{
					kind: 'table',
					caption: 'The five acts, with examples from an office',
					columns: ['Act', 'For example'],
					rows: [
						['Physical contact and advances', 'A hand on the back that stays; blocking a door'],
						['Demand or request for sexual favours', 'A drink with me, and the appraisal goes well'],
						['Sexually coloured remarks', 'Comments on body or clothes; jokes in a group chat'],
						['Showing pornography', 'A screen turned round; a clip forwarded'],
						['Other unwelcome conduct of a sexual nature', 'Staring, stalking online, repeated invitations after a no'],
					],
				},
				{
					kind: 'text',
					text: 'Under section 3 the following may turn such conduct into harassment as well: a promise of better treatment, a threat of worse, a threat to the job, an intimidating or hostile atmosphere, or humiliation that harms health or safety.',
				},
			],
		},
		{
			heading: 'The Internal Committees',
			blocks: [
				{
					kind: 'text',
					text: 'Kochi, Mumbai and Chennai each have one. Members serve for at most three years. Names and telephone numbers hang by the entrance, stand on the intranet, and come with your joining letter.',
				},
				{
					kind: 'table',
					caption: 'Composition under section 4',
					columns: ['Seat', 'Who', 'Number'],
					rows: [
						['Presiding Officer', 'A woman in a senior position at that workplace', '1'],
						[
							'Members from staff',
							'Committed to the cause of women, or with legal or social work experience',
							'At least 2',
						],
						['External member', 'From a non-governmental organisation, or familiar with these issues', '1'],
						['Of all these', 'Women', 'At least half'],
					],
				},
				{
					kind: 'text',
					text: 'A member who is close to either side steps aside for that case. During an inquiry three members, the Presiding Officer among them, must be present.',
				},
			],
		},
		{
			heading: 'If it happens to you',
			blocks: [
				{
					kind: 'list',
					numbered: true,
					items: [
						'Say no, if you feel safe in doing so. Staying silent is never held against you.',
						'Note date, place, words and witnesses; keep messages.',
						'Talk to any committee member for advice, which commits you to nothing.',
						'Make a written complaint within three months of the incident, or of the last in a series. The committee may allow three months more if circumstances held you back.',
						'Hand in six copies with documents and names of witnesses, or use the confidential form, from which the committee prints them. Members help you write, in your language.',
						'If you cannot act yourself because of illness, incapacity or death, a relative, friend or colleague may do so as the Rules provide.',
					],
				},
				{
					kind: 'text',
					text: 'You may go to the police besides, before or after; we help you file the report if you want that.',
				},
			],
		},
		{
			heading: 'Settlement, if you ask for it',
			blocks: [
				{
					kind: 'text',
					text: 'Before an inquiry, and only at the request of the aggrieved woman, the committee may try conciliation under section 10. Money cannot be its basis. Terms are recorded, both sides receive a copy, and no inquiry follows unless the terms are broken.',
				},
			],
		},
		{
			heading: 'The inquiry and its clock',
			blocks: [
				{
					kind: 'table',
					caption: 'Time limits',
					columns: ['Step', 'Limit', 'Source'],
					rows: [
						['Copy of the complaint to the respondent', '7 working days', 'Rule 7'],
						['Reply with documents and witnesses', '10 working days', 'Rule 7'],
						['Inquiry completed', '90 days', 'Section 11'],
						['Report to employer and both parties', '10 days after completion', 'Section 13'],
						['Employer acts on the recommendation', '60 days after receipt', 'Section 13'],
						['Appeal to court or tribunal', '90 days after the recommendations', 'Section 18'],
					],
				},
				{
					kind: 'text',
					text: 'Both sides are heard, see the evidence and may comment on the findings before they are final. They need not sit in the same room. Lawyers do not appear. Someone who without good reason stays away from three hearings in a row may, after fifteen days’ written notice, be judged in absence. The committee has the powers of a civil court to summon people and documents.',
				},
			],
		},
		{
			heading: 'Relief while it lasts',
			blocks: [
				{
					kind: 'text',
					text: 'On your written request the committee can recommend a transfer of either party, up to three months’ leave beyond what you are entitled to, another appraiser, or other relief. We carry it out and confirm it to the committee in writing. Six sessions with a counsellor outside the company are free, and nobody here learns that you went.',
				},
			],
		},
		{
			heading: 'Outcomes',
			blocks: [
				{
					kind: 'list',
					items: [
						'Proved: written apology, warning, withheld promotion or rise, counselling, community service, or dismissal; in addition a deduction from salary paid to the aggrieved person under section 15, weighed by distress, lost career chances, medical cost and means.',
						'Not proved: no action, and no blame for having complained. Lack of proof is not malice.',
						'Knowingly false or forged: action under section 14, after a separate finding of malicious intent.',
						'Customer or supplier responsible: removal from the project, notice to their employer, and support for a criminal complaint.',
					],
				},
			],
		},
		{
			heading: 'Silence of those who know',
			blocks: [
				{
					kind: 'text',
					text: 'Section 16 forbids making known the names, the complaint, the proceedings or the outcome to press or public. Whoever handles a case and talks about it pays Rs 5,000 under Rule 12 and faces discipline. Only justice done may be reported, in a form that identifies nobody.',
				},
			],
		},
		{
			heading: 'Prevention and reporting',
			blocks: [
				{
					kind: 'text',
					text: 'Each of us takes a course of one hour on joining and again every year; managers have two hours more, committee members a full day. By 31 January every committee reports to the employer and the District Officer: complaints received, disposed of, pending beyond 90 days, workshops held, action taken. The annual report repeats the figures, and the board’s report confirms that committees exist as the POSH Act demands. Failing in these duties costs an employer up to Rs 50,000, and double upon repetition.',
				},
				{
					kind: 'text',
					text: `Inquiry files are locked away for eight years. Every second year, staff and the external members review these pages. For questions, though never for complaints, ${legalEntity.email} is open to you; complaints belong with the committee.`,
				},
			],
		},
	],
}
