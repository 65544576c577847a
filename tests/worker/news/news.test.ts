import { describe } from 'vitest'
import { newsCalls } from '#tests/support/news.ts'
import { publishableQuestions } from '#tests/support/publishable-questions.ts'

describe('News', () => publishableQuestions(newsCalls))
