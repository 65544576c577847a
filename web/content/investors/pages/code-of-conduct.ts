import type { OpeningText, PassageText, TextTable } from './page-text.ts'

export const codeOfConduct = {
	heading: 'Code of conduct',
	lead: 'Three codes bind those whose position gives them knowledge or influence that others lack. Each says what they may not do, whom they must tell, and what follows a breach.',
	documents: 'The three codes',
	bound: {
		heading: 'Who is bound by what',
		caption: 'The codes side by side',
		columns: ['Code', 'Binds', 'Asks above all', 'Confirmed'],
		rows: [
			[
				'Fair disclosure and insider trading',
				'Directors, officers, staff near unpublished figures, and their closest relatives',
				'Tell everybody at once or nobody; trade only in an open window',
				'Close relatives named each April',
			],
			[
				'Board and senior management',
				'All directors and every head of function',
				'Declare an interest before the matter is discussed, then leave the room',
				'In writing, each April',
			],
			[
				'Independent directors',
				'The three independent directors',
				'Keep a judgement of their own and the time that it takes',
				'At the first board meeting of the year',
			],
		],
	},
	why: {
		heading: 'Why write down what the law says anyway',
		paragraphs: [
			'Because the law names the crime and leaves the Tuesday afternoon to you. A salesperson hears of a tender three days before the market would. An engineer is offered a dinner by a supplier whose test he is grading. A director’s nephew applies for a post. The codes take up such afternoons one by one.',
			'Everybody bound by a code receives it with the letter of appointment, goes through ten cases in the first month, and meets new ones in a workshop every January.',
		],
	},
	breach: {
		heading: 'If you notice a breach',
		paragraphs: [
			'Tell the company secretary, or the chair of the Audit Committee if that would be awkward. You need not give your name, and you need not be sure. The whistle blower policy tells how reports are handled and how you are protected.',
		],
	},
} satisfies OpeningText & Record<string, string | PassageText | TextTable>
