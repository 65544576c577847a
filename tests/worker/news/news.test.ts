import { describe } from 'vitest'
import { newsCalls } from '#tests/support/builders/news.ts'
import { publishableQuestions } from '#tests/support/builders/publishable-questions.ts'

describe('News', () => publishableQuestions(newsCalls))
