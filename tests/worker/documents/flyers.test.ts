import { describe } from 'vitest'
import { flyerCalls } from '#tests/support/builders/documents.ts'
import { publishableQuestions } from '#tests/support/builders/publishable-questions.ts'

describe('Flyers', () => publishableQuestions(flyerCalls))
