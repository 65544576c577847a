import { beforeAll, describe } from 'vitest'
import { addCategory, caseStudyCalls, someCategory } from '#tests/support/builders/case-studies.ts'
import { publishableQuestions } from '#tests/support/builders/publishable-questions.ts'

beforeAll(() => addCategory(someCategory.id, someCategory.name))

describe('Case studies', () => publishableQuestions(caseStudyCalls))
