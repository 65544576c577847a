import { expect, test } from 'vitest'
import { messages } from '#contracts/shared/messages.ts'

test('messages of failures and of empty lists, which no journey shows, are those of the specification', () => {
	expect(messages).toMatchObject({
		passwordResetFailed: 'Error while attempting to change password',
		userSaveFailed: 'Error at saving user details',
		userUpdateFailed: 'Error at updating user details',
		noUsers: 'No User Available',
		caseStudyFailed: 'Error occurred while saving the case study. Please try again.',
		noJobs: 'No job posts available',
		noApplications: 'No applications available',
		noNews: 'No news available',
		noTags: 'No Tags',
		noCategories: 'No Categories',
		noFlyers: 'No flyers available',
		noWhitepapers: 'No whitepapers available',
		noEvents: 'No events available',
	})
})
