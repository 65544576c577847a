import { describe } from 'vitest'
import { whitepaperCalls } from '#tests/support/papers.ts'
import { publishableQuestions } from '#tests/support/publishable-questions.ts'

describe('Whitepapers', () => publishableQuestions(whitepaperCalls))
