import { describe } from 'vitest'
import { newsCalls } from '#tests/support/builders/news.ts'
import { publishableQuestions, sharedQuestions } from '#tests/support/builders/publishable-questions.ts'

describe('News', () => {
	publishableQuestions(newsCalls)
	describe('and with it each other kind', () => sharedQuestions(newsCalls))
})
