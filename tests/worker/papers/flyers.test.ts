import { describe } from 'vitest'
import { flyerCalls } from '#tests/support/papers.ts'
import { publishableQuestions } from '#tests/support/publishable-questions.ts'

describe('Flyers', () => publishableQuestions(flyerCalls))
