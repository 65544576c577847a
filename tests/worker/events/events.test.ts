import { describe } from 'vitest'
import { eventCalls } from '#tests/support/events.ts'
import { publishableQuestions } from '#tests/support/publishable-questions.ts'

describe('Events', () => publishableQuestions(eventCalls))
