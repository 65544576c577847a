import { describe } from 'vitest'
import { whitepaperCalls } from '#tests/support/builders/documents.ts'
import { publishableQuestions } from '#tests/support/builders/publishable-questions.ts'

describe('Whitepapers', () => publishableQuestions(whitepaperCalls))
