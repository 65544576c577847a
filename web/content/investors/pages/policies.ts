import type { OpeningText, PassageText, ProcedureText } from './page-text.ts'

export const policiesPage = {
	heading: 'Policies',
	lead: 'Eleven policies of the board. Each says who decides, above which amount, by when, and where it is written down.',
	documents: 'All eleven, in force',
	procedure: {
		heading: 'How a policy comes into force',
		intro: 'It takes about ten weeks from the first draft to the first day.',
		steps: [
			{
				when: 'Weeks 1 to 4',
				title: 'The owner writes',
				text: 'Whoever has to apply the rule drafts it, with the cases of the past two years on the desk and the statute beside them.',
			},
			{
				when: 'Weeks 5 and 6',
				title: 'A committee examines',
				text: 'It asks what the rule would have changed, removes what nobody could check, and sets amounts and time limits.',
			},
			{
				when: 'Week 8',
				title: 'The board adopts',
				text: 'The minutes give the day on which it starts to apply and the month in which it is looked at again.',
			},
			{
				when: 'Week 10',
				title: 'Those concerned learn it',
				text: 'They get the text, a page of examples and, for three of the eleven, a course with questions at the end.',
			},
		],
	},
	precedence: {
		heading: 'If law and policy differ',
		paragraphs: [
			'The law comes first, from the day on which it changes. The board adapts the text at its next meeting, and the edition that you find here is always the one that applies today.',
			'Some clauses wait for the listing of the shares, because the SEBI regulations behind them address listed companies. They are marked as such. The earlier edition of any policy is sent on request, with a note of what was changed and why.',
		],
	},
} satisfies OpeningText & Record<string, string | PassageText | ProcedureText>
