import { beforeAll, describe } from 'vitest'
import { addedCategory, addedTag, blogCalls } from '#tests/support/builders/published/blogs.ts'
import { publishableQuestions } from '#tests/support/builders/published/publishable-questions.ts'

describe('Blogs', () => {
	beforeAll(async () => {
		await addedCategory('Records')
		await addedTag('Capture')
	})
	publishableQuestions(blogCalls)
})
