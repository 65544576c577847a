import { describe } from 'vitest'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { publishableQuestions, sharedQuestions } from '#tests/support/builders/published/publishable-questions.ts'

describe('News', () => {
	publishableQuestions(newsCalls)
	describe('and with it each other kind', () => sharedQuestions(newsCalls))
})
