import { beforeAll, describe } from 'vitest'
import { addCategory, caseStudyCalls, someCategory } from '#tests/support/case-studies.ts'
import { publishableQuestions } from '#tests/support/publishable-questions.ts'

beforeAll(() => addCategory(someCategory.id, someCategory.name))

describe('Case studies', () => publishableQuestions(caseStudyCalls))
