import { describe } from 'vitest'
import { flyerCalls } from '#tests/support/builders/published/documents.ts'
import { publishableQuestions } from '#tests/support/builders/published/publishable-questions.ts'

describe('Flyers', () => publishableQuestions(flyerCalls))
