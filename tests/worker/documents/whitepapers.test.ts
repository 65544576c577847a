import { describe } from 'vitest'
import { whitepaperCalls } from '#tests/support/builders/published/documents.ts'
import { publishableQuestions } from '#tests/support/builders/published/publishable-questions.ts'

describe('Whitepapers', () => publishableQuestions(whitepaperCalls))
