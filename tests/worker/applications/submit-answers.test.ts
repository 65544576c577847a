import { beforeAll, expect, test } from 'vitest'
import type { Question } from '#contracts/careers/questions.ts'
import { anApplication, sendApplication } from '#tests/support/builders/careers/application-form.ts'
import { storedApplication } from '#tests/support/builders/careers/applications.ts'
import { recruiter } from '#tests/support/builders/careers/hiring.ts'
import { aJob, openJob, saveJob } from '#tests/support/builders/careers/jobs.ts'
import { aQuestion, questionsOfEachKind } from '#tests/support/builders/careers/questions.ts'
import { inDays } from '#tests/support/builders/days.ts'
import { counts } from '#tests/support/worker/rows.ts'

const [why, led, drives, starts] = questionsOfEachKind as [Question, Question, Question, Question]
let job: number
beforeAll(async () => {
	job = await openJob({ questions: JSON.stringify(questionsOfEachKind) })
})

const send = (answers: unknown, to = job) =>
	sendApplication(anApplication(to, { answers: typeof answers === 'string' ? answers : JSON.stringify(answers) }))
const stored = async (answer: Response) => {
	const text = (await storedApplication(await answer.json()))?.answers
	return text === null ? null : JSON.parse(text ?? '')
}
const given = ({ id, kind, words }: Question, answer: string | number) => ({ id, kind, words, answer })
const all = { [why.id]: ' To <b>learn</b> ', [led.id]: '1,5', [drives.id]: 'No', [starts.id]: 'Later' }

test('answers are kept in the order of the questions, with the words that were asked', async () => {
	expect(await stored(await send({ ...all, [drives.id]: '' }))).toEqual([
		given(why, 'To <b>learn</b>'),
		given(led, 1.5),
		given(starts, 'Later'),
	])
	expect(await stored(await send({ [why.id]: 'عربي', [led.id]: -3 }))).toEqual([given(why, 'عربي'), given(led, -3)])
})

test('a call without answers is accepted and marked, and so is one with an empty field', async () => {
	expect(await stored(await sendApplication(anApplication(job)))).toBeNull()
	expect(await stored(await send(''))).toBeNull()
})

test.each<[string, Record<string, unknown>, Record<string, string>]>([
	['none to a required question', { [led.id]: 1 }, { [why.id]: 'An answer is required' }],
	['blanks to a required question', { [why.id]: ' \n' }, { [why.id]: 'An answer is required' }],
	['a long text', { [why.id]: 'x'.repeat(301) }, { [why.id]: 'At most 300 characters' }],
	['a list', { [why.id]: ['x'] }, { [why.id]: 'A text is expected' }],
	['NUL', { [why.id]: 'a\0b' }, { [why.id]: 'Contains characters that cannot be stored' }],
	['words for a number', { ...all, [led.id]: 'many' }, { [led.id]: 'A number is expected' }],
	['a number without end', { ...all, [led.id]: '9'.repeat(400) }, { [led.id]: 'A number is expected' }],
	['no choice of the list', { ...all, [starts.id]: 'toString' }, { [starts.id]: 'Choose an answer from the list' }],
	['true for yes', { ...all, [drives.id]: true }, { [drives.id]: 'Choose an answer from the list' }],
])('%s is refused at its question, and nothing is written', async (_, answers, faults) => {
	const before = await counts()
	const answer = await send(answers)
	const fields = Object.fromEntries(Object.entries(faults).map(([id, message]) => [`answers.${id}`, message]))
	expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ fields })])
	expect(await counts()).toEqual(before)
})

const notJson = 'Answers by question id are expected, as JSON'
test.each<[string, string, string]>([
	['no JSON', '{"', notJson],
	['a list', '[]', notJson],
	['an id twice', `{"${why.id}":"a","${why.id}":"b"}`, notJson],
	['__proto__ as an id', '{"__proto__":"x"}', notJson],
	['a nest', `{"${why.id}":${'['.repeat(9000)}${']'.repeat(9000)}}`, notJson],
	['megabytes', JSON.stringify({ [why.id]: 'x'.repeat(3_000_000) }), notJson],
	['1e999', `{"${why.id}":"a","${led.id}":1e999}`, 'A number is expected'],
	['the id of no question', `{"${why.id}":"a","constructor":"x"}`, 'The questions of this position have changed.'],
])('answers with %s are refused', async (_, answers, message) => {
	const answer = await send(answers)
	expect(answer.status).toBe(400)
	expect(await answer.text()).toContain(message)
})

test('answers as nested parts of the form are refused', async () => {
	const answer = await sendApplication(anApplication(job, { [`answers[${why.id}]`]: 'x' }))
	expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ fields: { answers: notJson } })])
})

test('a form that was opened before a question was reworded is refused, and one before its retirement is not', async () => {
	const asked = aQuestion({ kind: 'yes-no', words: 'Do you drive?', required: true })
	const id = await openJob({ questions: JSON.stringify([asked]) })
	const dates = { startDate: inDays(-5), dueDate: inDays(5) }
	const save = (question: Question) =>
		saveJob(aJob({ ...dates, id: String(id), questions: JSON.stringify([question]) }))
	await save({ ...asked, retired: true })
	expect(await stored(await send({ [asked.id]: 'Yes' }, id))).toMatchObject([{ words: 'Do you drive?' }])
	const other = await openJob({ questions: JSON.stringify([asked]) })
	await saveJob(aJob({ ...dates, id: String(other), questions: JSON.stringify([{ ...asked, words: 'Do you fly?' }]) }))
	const refused = await send({ [asked.id]: 'Yes' }, other)
	expect(refused.status).toBe(400)
	expect(await refused.json()).toMatchObject({ errorMsg: expect.stringContaining('Reload the page') })
})

test('a repeated call with the same answers gets the same id, and with others it is refused', async () => {
	const key = crypto.randomUUID()
	const sending = (answer: string) =>
		sendApplication(anApplication(job, { answers: JSON.stringify({ [why.id]: answer }) }), { key })
	const first = await (await sending('To learn')).json()
	expect(await (await sending('To learn')).json()).toBe(first)
	expect((await sending('To earn')).status).toBe(409)
})

test('staff read the answers, or that there are none because it was sent without the questions', async () => {
	const asha = await recruiter()
	const answered: number = await (await send(all)).json()
	expect((await asha.read(answered)).subject.answers).toEqual([
		given(why, 'To <b>learn</b>'),
		given(led, 1.5),
		given(drives, 'No'),
		given(starts, 'Later'),
	])
	const without: number = await (await sendApplication(anApplication(job))).json()
	expect((await asha.read(without)).subject.answers).toBeNull()
	const unasked: number = await (await sendApplication(anApplication(await openJob()))).json()
	expect((await asha.read(unasked)).subject.answers).toEqual([])
})

test('the export has the answers in one column, and spreadsheets compute none of them', async () => {
	const asha = await recruiter()
	const id = await openJob({ questions: JSON.stringify([why, led]) })
	await send({ [why.id]: '=1+2', [led.id]: 3 }, id)
	await send({ [why.id]: 'x\n@SUM(A1)' }, id)
	const csv = await (await asha.send('export', { tab: 'all', jobPosts: [id] })).text()
	expect(csv).toContain(',Answers\r\n')
	expect(csv).toContain(',"Why do you apply?: =1+2\nHow many people have you led?: 3"\r\n')
	expect(csv).not.toMatch(/[\n,"][=@]/)
})
