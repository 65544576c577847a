import { beforeAll, describe } from 'vitest'
import { addedCategory, addedTag, blogCalls } from '#tests/support/builders/blogs.ts'
import { publishableQuestions } from '#tests/support/builders/publishable-questions.ts'

describe('Blogs', () => {
	beforeAll(async () => {
		await addedCategory('Records')
		await addedTag('Capture')
	})
	publishableQuestions(blogCalls)
})
