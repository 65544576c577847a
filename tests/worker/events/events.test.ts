import { describe } from 'vitest'
import { eventCalls } from '#tests/support/builders/events.ts'
import { publishableQuestions } from '#tests/support/builders/publishable-questions.ts'

describe('Events', () => publishableQuestions(eventCalls))
