import { describe } from 'vitest'
import { eventCalls } from '#tests/support/builders/published/events.ts'
import { publishableQuestions } from '#tests/support/builders/published/publishable-questions.ts'

describe('Events', () => publishableQuestions(eventCalls))
