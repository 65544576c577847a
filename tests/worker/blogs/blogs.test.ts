import { beforeAll, describe } from 'vitest'
import { addedCategory, addedTag, blogCalls } from '#tests/support/blogs.ts'
import { publishableQuestions } from '#tests/support/publishable-questions.ts'

describe('Blogs', () => {
	beforeAll(async () => {
		await addedCategory('Records')
		await addedTag('Capture')
	})
	publishableQuestions(blogCalls)
})
