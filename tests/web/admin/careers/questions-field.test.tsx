// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type Question, questionsIn } from '#contracts/careers/questions.ts'
import { aQuestion } from '#tests/support/builders/careers/questions.ts'
import { button, click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { QuestionsField } from '#web/admin/careers/questions-field.tsx'

const [first, second] = [
	aQuestion({ id: '1'.repeat(16), words: 'Do you sail?' }),
	aQuestion({ id: '2'.repeat(16), words: 'Do you row?' }),
]

function opened(questions: readonly Question[], answered: readonly string[] = []) {
	let value = JSON.stringify(questions)
	const Holder = () => {
		const [text, setText] = useState(value)
		value = text
		return <QuestionsField value={text} onChange={setText} error={undefined} answered={answered} ref={null} />
	}
	rendered(<Holder />)
	return () => questionsIn(value)
}
const named = (label: string) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`) ?? undefined
const notice = () => document.querySelector('[role="status"]')?.textContent

test('a new question is empty, has an id of its own, and takes the focus', () => {
	const questions = opened([first])
	click(button('Add question'))
	const added = questions()[1]
	expect(added).toEqual(aQuestion({ id: added?.id, words: '' }))
	expect(added?.id).toMatch(/^[\da-f]{16}$/)
	expect(document.activeElement?.id).toBe(added?.id)
})

test('questions move and go, and screen readers hear it', () => {
	const questions = opened([first, second])
	click(named('Move down: Question 1'))
	expect(questions()).toEqual([second, first])
	expect(notice()).toBe('Question 1 is now number 2.')
	click(named('Delete Question 1'))
	expect(questions()).toEqual([first])
	expect(notice()).toBe('Question 1 deleted, 1 left.')
	expect(document.activeElement).toBe(named('Delete Question 1'))
})

test('a question with answers stays in its words, and is retired and asked again', () => {
	const questions = opened([first, second], [first.id])
	expect(document.getElementById(first.id)).toHaveProperty('disabled', true)
	expect(document.getElementById(second.id)).toHaveProperty('disabled', false)
	expect(named('Delete Question 1')).toBeUndefined()
	click(button('Retire'))
	expect(questions()[0]).toEqual({ ...first, retired: true })
	expect(words()).toContain('Question 1, retired')
	click(button('Ask again'))
	expect(questions()[0]).toEqual(first)
})

test('a draft that holds something else opens without it', () => {
	for (const value of ['', '{', '[1]', '{"a":1}', undefined]) expect(questionsIn(value)).toEqual([])
})
