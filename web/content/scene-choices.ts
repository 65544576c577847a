import type { SceneName } from './scene-name.ts'

/** A choice that changes a scene. The scene draws the first option at the start, and the others by the variants `chosen-2` and `chosen-3`. */
export type SceneChoice = {
	question: string
	/** Two or three. `says` tells what the scene then shows. */
	options: readonly { label: string; says: string }[]
}

export const sceneChoices: Partial<Record<SceneName, SceneChoice>> = {
	'office-note': {
		question: 'What does the reviewer do?',
		options: [
			{
				label: 'Forwards it',
				says: 'Lucía forwards the note on Tuesday. Samuel approves it on Wednesday, with Omar’s condition met.',
			},
			{
				label: 'Asks a question',
				says: 'Lucía asks about paragraph 2. The note is back with Devika, and its clock for Samuel has not begun.',
			},
			{
				label: 'Refuses',
				says: 'Lucía refuses with a reason. The note closes under its number, and Devika may start another from it.',
			},
		],
	},
	ckyc: {
		question: 'Joseph Kurian and Joseph K. Kurien: one person?',
		options: [
			{
				label: 'Undecided',
				says: 'The two records wait side by side, for two working days at most. The other 239 do not wait with them.',
			},
			{
				label: 'The same',
				says: 'Your record takes the identifier that exists. Where the two differ, an update goes out the same night.',
			},
			{
				label: 'Another',
				says: 'The answer goes out with batch 0173, and Joseph Kurian gets an identifier of his own.',
			},
		],
	},
	'correspondence-management': {
		question: 'What if nobody signs?',
		options: [
			{
				label: 'Signed on day 16',
				says: 'The reply leaves on day 19. Eleven of the thirty days are left over.',
			},
			{
				label: 'Still a draft on day 25',
				says: 'Two reminders have gone to Nandini, and the delay is reported one desk higher while five days are left.',
			},
		],
	},
	'customer-data-platform': {
		question: 'How do you reach them?',
		options: [
			{
				label: 'By app',
				says: '9,214 agreed to offers by app. The other 12,691 are left out and counted, so the gap explains itself.',
			},
			{
				label: 'By mail',
				says: '14,870 agreed to offers by mail. The same people, the same purpose, another consent.',
			},
			{
				label: 'By phone',
				says: '3,102 agreed to calls. They go to twelve branches as a list, with one step to try first.',
			},
		],
	},
	'digital-document-filing': {
		question: 'Which paper do you follow?',
		options: [
			{
				label: 'The bill',
				says: 'Paper 04512 becomes page 87 of Works 14/03. Its answer leaves at 17:05 by registered post.',
			},
			{
				label: 'The leave application',
				says: 'Paper 04513 becomes page 12 of Personnel 31. The signed order reaches K. Nowak by mail.',
			},
		],
	},
	'committee-management': {
		question: 'How far are they a month later?',
		options: [
			{
				label: '11 June',
				says: 'Yusuf has renewed the contract. The report that members get says one of three.',
			},
			{
				label: '28 June',
				says: 'Ananya’s three quotations are in on the day. Two of three.',
			},
			{
				label: '5 July',
				says: 'Peter’s report on stock closes the list. The 15th meeting opens with three of three.',
			},
		],
	},
	'education-automation': {
		question: 'What does the team find in the workshops?',
		options: [
			{
				label: 'Two guards missing',
				says: 'Rated 2 of 5: accredited for three years, with one condition that becomes a task with a date.',
			},
			{
				label: 'All in order',
				says: 'Rated 4 of 5: accredited for five years without a condition.',
			},
			{
				label: 'No ventilation',
				says: 'Rated 1 of 5: no welding course starts. The institute has 90 days until the second visit.',
			},
		],
	},
	'customer-onboarding': {
		question: 'What do the checks find?',
		options: [
			{
				label: 'Nothing',
				says: 'Four checks turn green while the card is photographed, and the account number is ready.',
			},
			{
				label: 'A twin',
				says: 'A record that is 96% alike stops the account. The processing centre compares both and asks for one paper.',
			},
			{
				label: 'A listed name',
				says: 'The name stands on list 4. Compliance decides, and nobody at the counter sees why.',
			},
		],
	},
	'infrastructure-services': {
		question: 'What happens at 02:14?',
		options: [
			{
				label: 'A disk fills up',
				says: 'The archive’s volume is at 91% and grows. Room is made by 02:31, and the cause is found before the shift ends.',
			},
			{
				label: 'A backup fails',
				says: 'The copy of db-primary breaks off. The night shift repeats it by 02:52 and opens a file from it as proof.',
			},
			{
				label: 'A line goes down',
				says: 'The line to a branch is silent. Its traffic takes the second line at 02:16, and the carrier’s ticket is open.',
			},
		],
	},
	services: {
		question: 'Which door is yours?',
		options: [
			{
				label: 'Rebuild it',
				says: 'The register of 1998 and its successor hold the same account. After twelve nights nothing differs.',
			},
			{
				label: 'Build it',
				says: 'Your product owner orders the stories. The line shows what is in the release, and Friday shows what is built.',
			},
			{
				label: 'Borrow our people',
				says: 'You interview three people from our payroll. The one you choose sits at your desk within two weeks.',
			},
		],
	},
}
