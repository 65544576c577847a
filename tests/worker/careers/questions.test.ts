import { expect, test } from 'vitest'
import type { JobDetails } from '#contracts/careers/careers.ts'
import type { Question } from '#contracts/careers/questions.ts'
import type { DraftDetails } from '#contracts/items/drafts.ts'
import { anApplication, sendApplication } from '#tests/support/builders/careers/application-form.ts'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { answered, asRecruiter, recruiterCall } from '#tests/support/builders/careers/careers-calls.ts'
import { aJob, openJob, refusedFields, savedJob, saveJob, staffJob } from '#tests/support/builders/careers/jobs.ts'
import { aQuestion, questionsOfEachKind } from '#tests/support/builders/careers/questions.ts'
import { itemCalls } from '#tests/support/builders/items/items.ts'
import { call } from '#tests/support/worker/app.ts'
import { visitorHeaders } from '#tests/support/worker/visitor.ts'

const textOf = (...questions: readonly object[]) => JSON.stringify(questions)
const drives = aQuestion({ kind: 'yes-no', words: 'Do you drive?', choices: ['Yes', 'No'] })
const given = (question: Question, answer: string | number) =>
	JSON.stringify([{ id: question.id, kind: question.kind, words: question.words, answer }])

const publicJob = async (id: number) =>
	answered<JobDetails>(
		await call(`/api/public/careerscontroller/fetchdetailsbyid?jobId=${id}`, {
			method: 'POST',
			headers: visitorHeaders(),
		}),
	)
const edited = (id: number, questions?: string) =>
	saveJob(aJob({ id: String(id), ...(questions !== undefined && { questions }) }))
const refusalOf = async (answer: Response) => {
	const { fields }: { fields?: Record<string, string> } = await answer.json()
	return [answer.status, fields]
}

test('a job keeps its questions, visitors read those that are not retired, and a save without the field changes none', async () => {
	const old = aQuestion({ id: '5'.repeat(16), retired: true })
	const id = await openJob({ questions: textOf(...questionsOfEachKind, old) })
	expect((await staffJob(id)).questions).toEqual([...questionsOfEachKind, old])
	expect((await publicJob(id)).questions).toEqual(questionsOfEachKind)
	expect((await edited(id)).status).toBe(200)
	expect((await staffJob(id)).questions).toEqual([...questionsOfEachKind, old])
	expect((await edited(id, '')).status).toBe(200)
	expect((await publicJob(id)).questions).toEqual([])
})

test('JSON takes the list as it is; texts are trimmed, empty choices left out, and only a choice has choices of its own', async () => {
	const sent = { ...aQuestion({ kind: 'choice', words: ' Where? ', choices: ['Kochi ', '', 'Pune'] }) }
	const { jobTypeId: _, ...texts } = aJob()
	const questions = [sent, aQuestion({ id: '6'.repeat(16), choices: ['stale'] })]
	const answer = await recruiterCall('savejobdetails', { json: { ...texts, jobTypeId: 1, questions } })
	expect((await staffJob(await answered<number>(answer))).questions).toEqual([
		{ ...sent, words: 'Where?', choices: ['Kochi', 'Pune'] },
		aQuestion({ id: '6'.repeat(16) }),
	])
})

const many = (count: number, known: Partial<Question> = {}) =>
	Array.from({ length: count }, (_, number) =>
		aQuestion({ id: number.toString(16).padStart(16, '0'), words: `Question ${number}`, ...known }),
	)

test.each<[string, string]>([
	['A list of questions is expected', '{}'],
	['A list of questions is expected', '[{'],
	['Question 2: Write what is asked', textOf(aQuestion(), aQuestion({ id: '2'.repeat(16), words: ' ' }))],
	[
		'Question 1: Give at least two choices, each one once',
		textOf(aQuestion({ kind: 'choice', choices: ['Now', ' '] })),
	],
	['Question 1: Give at least two choices, each one once', textOf(aQuestion({ kind: 'choice', choices: ['A', 'A'] }))],
	['Question 1: At most 10 choices', textOf(aQuestion({ kind: 'choice', choices: many(11).map(({ id }) => id) }))],
	['Question 1: Choose how it is answered', textOf({ ...aQuestion(), kind: 'file' })],
	['Question 1: An id has 16 hexadecimal digits', textOf(aQuestion({ id: '__proto__' }))],
	['Question 1: It has id, kind, words, choices, required and retired', textOf({ ...aQuestion(), html: '<b>' })],
	['Each question has an id of its own', textOf(aQuestion(), aQuestion({ words: 'Another?' }))],
	['At most 10 questions', JSON.stringify(many(11))],
	['At most 20 questions with the retired ones', JSON.stringify(many(21, { retired: true }))],
	[
		'The questions are too long together',
		JSON.stringify(many(9, { kind: 'choice', choices: many(10).map(({ id }) => id + 'x'.repeat(180)) })),
	],
])('%s: such questions are refused', async (message, questions) => {
	await asRecruiter()
	expect(await refusedFields({ questions })).toEqual({ questions: message })
})

test('a question in other words gets another id, and an order, a duty and a retirement keep it', async () => {
	const id = await openJob({ questions: textOf(drives, aQuestion({ id: '7'.repeat(16) })) })
	await edited(id, textOf(aQuestion({ id: '7'.repeat(16), required: true }), { ...drives, retired: true }))
	expect((await staffJob(id)).questions.map((each) => each.id)).toEqual(['7'.repeat(16), drives.id])
	await edited(id, textOf({ ...drives, words: 'Do you ride?' }))
	const [renamed] = (await staffJob(id)).questions
	expect(renamed).toMatchObject({ words: 'Do you ride?' })
	expect(renamed?.id).toMatch(/^[\da-f]{16}$/)
	expect(renamed?.id).not.toBe(drives.id)
})

test('a question with answers can be retired, and neither changed nor deleted', async () => {
	const id = await openJob({ questions: textOf(drives) })
	await addApplication({ jobId: id, answers: given(drives, 'Yes') })
	expect((await staffJob(id)).answeredQuestions).toEqual([drives.id])
	const refused = [400, { questions: '“Do you drive?” has answers: retire it and ask in another question.' }]
	expect(await refusalOf(await edited(id, '[]'))).toEqual(refused)
	expect(await refusalOf(await edited(id, textOf({ ...drives, words: 'Do you fly?' })))).toEqual(refused)
	expect((await staffJob(id)).questions).toEqual([drives])
	expect((await edited(id, textOf({ ...drives, retired: true }))).status).toBe(200)
	expect((await publicJob(id)).questions).toEqual([])
})

test('an answer and the deletion of its question at the same moment: one of both is refused', async () => {
	for (const first of ['answer', 'deletion']) {
		const id = await openJob({ questions: textOf(drives) })
		const form = anApplication(id, { answers: JSON.stringify({ [drives.id]: 'Yes' }) })
		const acts = [() => sendApplication(form), () => edited(id, '[]')]
		if (first === 'deletion') acts.reverse()
		const statuses = (await Promise.all(acts.map((act) => act()))).map(({ status }) => status)
		expect(
			statuses.filter((status) => status === 200),
			first,
		).toHaveLength(1)
	}
})

test('a copy leaves the retired questions out, and a draft keeps half a question', async () => {
	const items = itemCalls('careers', await asRecruiter())
	const id = await savedJob({ questions: textOf(drives, aQuestion({ id: '8'.repeat(16), retired: true })) })
	const { draftVersion } = await answered<{ draftVersion: string }>(await items.post('duplicate', { id }))
	const copy = await answered<DraftDetails>(await items.ask(`drafts/${draftVersion.split('.')[0]}`))
	expect(copy.values.questions).toBe(textOf(drives))
	const half = textOf({ ...drives, words: '' })
	await items.drafted({ itemId: id, baseVersion: 1, values: { questions: half } })
	expect((await items.draftOf(id))?.values).toMatchObject({ questions: half })
})
