import { beforeAll, describe } from 'vitest'
import { addCategory, caseStudyCalls, someCategory } from '#tests/support/builders/published/case-studies.ts'
import { publishableQuestions } from '#tests/support/builders/published/publishable-questions.ts'

beforeAll(() => addCategory(someCategory.id, someCategory.name))

describe('Case studies', () => publishableQuestions(caseStudyCalls))
