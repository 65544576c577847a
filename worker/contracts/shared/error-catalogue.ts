import { codeMessages } from '../auth/code-messages.ts'
import { messages } from './messages.ts'
import { keepFreedNameDays } from './periods.ts'

/** Every refusal of the API: code -> status and message. A code says what happened, not which function failed. */
export const errors = {
	'request.invalid': { status: 400, message: 'Please fill out all required fields.' },
	'request.malformed': { status: 400, message: 'The request could not be read.' },
	'request.too-large': { status: 413, message: 'The request is too large.' },
	'request.wrong-type': { status: 415, message: 'Send the request as application/json.' },
	'request.not-found': { status: 404, message: 'There is nothing at this address.' },
	'request.method': { status: 405, message: 'This address does not take that method.' },
	'request.too-many': { status: 429, message: 'Too many attempts. Please try again later.' },
	'request.repeated': {
		status: 409,
		message: 'This form was already sent with other content. Reload the page and send it again.',
	},
	'bot-check.failed': { status: 403, message: 'The bot check did not pass. Please reload the page and try again.' },
	'bot-check.unavailable': {
		status: 503,
		message: 'The bot check is not available at the moment. Please try again in a minute.',
	},
	'session.required': { status: 401, message: 'Please sign in.' },
	'session.expired': { status: 401, message: 'Session Expired!' },
	'role.required': { status: 403, message: 'Your account has no permission for this.' },
	'sign-in.refused': { status: 401, message: 'The user name or the password is not correct.' },
	/** The password was right. The same call with `code` signs in. */
	'sign-in.code-due': { status: 401, message: codeMessages.ofApp },
	'sign-in.code-wrong': { status: 401, message: codeMessages.wrong },
	'sign-in.passkey-refused': { status: 401, message: 'This passkey could not be checked. Sign in with your password.' },
	/** Not 401: the browser would renew the token, and end the session. */
	'sign-in.not-fresh': { status: 403, message: 'Confirm that it is you, then do this again.' },
	'confirm.code-due': { status: 400, message: codeMessages.ofApp },
	'confirm.code-wrong': { status: 400, message: codeMessages.wrong },
	'confirm.passkey-refused': { status: 400, message: 'This passkey could not be checked. Use your password.' },
	'factor.required': { status: 403, message: 'Set up a second factor on the Account page, then go on.' },
	'factor.last': {
		status: 409,
		message: 'Your account needs a second factor. Set up another one before you remove this one.',
	},
	'factor.none': { status: 409, message: 'Set up an authenticator app or a passkey first.' },
	'factor.set-up-expired': { status: 409, message: 'This set-up has expired. Begin again.' },
	'passkey.not-found': { status: 404, message: 'This passkey does not exist any more.' },
	'passkey.refused': { status: 400, message: 'The passkey could not be added. Try again.' },
	'passkey.known': { status: 409, message: 'This passkey is known already.' },
	'policy.needs-factor': {
		status: 409,
		message: 'Set up a second factor of your own first: whoever sets this rule follows it.',
	},
	'password.current-wrong': { status: 400, message: messages.passwordNotCurrent },
	'reset-link.invalid': { status: 401, message: 'Invalid reset link!' },
	'user.not-found': { status: 404, message: 'User with id not found' },
	'user.name-taken': { status: 409, message: 'This username already exists!' },
	'user.name-alike': {
		status: 409,
		message: 'This user name looks like that of another user. Choose one that cannot be mistaken for it.',
	},
	'user.name-freed': {
		status: 409,
		message: `This user name, or one that looks like it, was given up less than ${keepFreedNameDays} days ago. Nobody else can have it yet: choose another one.`,
	},
	'user.email-taken': { status: 409, message: 'This e-mail already exists!' },
	'user.last-admin': { status: 409, message: 'This is the last active Admin. Make somebody else Admin first.' },
	'user.self-deactivation': { status: 409, message: 'You cannot deactivate your own account.' },
	'user.role-not-held': { status: 403, message: 'You can only grant or take away roles that you hold yourself.' },
	'user.more-roles': {
		status: 403,
		message: 'Only an Admin can edit somebody who holds roles that you lack.',
	},
	'user.own-password': {
		status: 403,
		message: 'Change your own password on the Account page, where the current one is asked for.',
	},
	'user.admin-only': { status: 403, message: 'Only an Admin can edit an Admin.' },
	'enquiry.not-found': { status: 404, message: 'Contact request with id not found' },
	'enquiry.changed': {
		status: 409,
		message: 'Somebody has changed this contact request since you opened it. Look at it again.',
	},
	'enquiry.answered': {
		status: 409,
		message: 'There is a newer message in this conversation. Read it, then send your reply or change it.',
	},
	'enquiry.without-address': {
		status: 409,
		message: 'This contact request has no mail address that a reply could go to. Call instead.',
	},
	'reply.stale': { status: 409, message: 'Your reply was changed in another window. Reload it before you go on.' },
	'reply.not-found': { status: 404, message: 'This reply does not exist any more.' },
	'reply.left': { status: 409, message: 'The reply has left and can no longer be taken back.' },
	'saved-reply.not-found': { status: 404, message: 'Saved reply with id not found' },
	'department.not-found': { status: 404, message: 'Department with id not found' },
	'department.name-taken': { status: 409, message: 'This department already exists!' },
	'news.not-found': { status: 404, message: 'News with id not found' },
	'flyer.not-found': { status: 404, message: 'Flyer with id not found' },
	'whitepaper.not-found': { status: 404, message: 'WhitePaper with id not found' },
	'event.not-found': { status: 404, message: 'Event with id not found' },
	'event-picture.not-found': { status: 404, message: 'Image with id not found' },
	'event-picture.last': { status: 409, message: 'This is the last image. Save another one before you delete it.' },
	'event-picture.thumbnail': {
		status: 409,
		message: 'This is the thumbnail image. Replace it by another one and save the event.',
	},
	'case-study.not-found': { status: 404, message: 'Case study with id not found' },
	'case-study-category.not-found': { status: 404, message: 'Category with id not found' },
	'blog.not-found': { status: 404, message: 'Blog with id not found' },
	'blog-category.not-found': { status: 404, message: 'Category with id not found' },
	'blog-category.name-taken': { status: 409, message: 'Category name already exists' },
	'blog-category.in-use': {
		status: 409,
		message: 'Blogs of this category exist. Give them another category before you delete it.',
	},
	'blog-tag.not-found': { status: 404, message: 'Tag with id not found' },
	'blog-tag.name-taken': { status: 409, message: 'Tag name already exists' },
	'job.not-found': { status: 404, message: 'Job with id not found' },
	'job.has-applicants': { status: 409, message: messages.jobDeleteBlocked },
	/** The job has closed, or is not open yet. */
	'job.closed': { status: 409, message: 'This position is closed. Applications are no longer taken.' },
	'job-type.not-found': { status: 404, message: 'Job type with id not found' },
	'job-type.name-taken': { status: 409, message: 'This job type already exists!' },
	'application.not-found': { status: 404, message: 'Application with id not found' },
	'application.changed': {
		status: 409,
		message: 'Somebody has changed this application since you opened it. Look at it again.',
	},
	'application.answered': {
		status: 409,
		message: 'There is a newer message in this conversation. Read it, then send your reply or change it.',
	},
	'application.without-address': {
		status: 409,
		message: 'This application has no mail address that a reply could go to. Call instead.',
	},
	'application.has-interview': { status: 409, message: 'Cancel the coming interview first.' },
	'interview.not-found': { status: 404, message: 'Interview with id not found' },
	'interview.changed': {
		status: 409,
		message: 'This interview was moved, cancelled or answered since you opened it. Look at it again.',
	},
	'file.not-found': { status: 404, message: 'There is no such file.' },
	'file.not-usable': {
		status: 403,
		message:
			'This file is neither on a live page nor in one of your sections, or it was deleted. Ask its editors for it, and choose it here.',
	},
	'file.range': { status: 416, message: 'The file does not have this part.' },
	'draft.not-found': { status: 404, message: 'This draft was saved or discarded elsewhere.' },
	'draft.stale': { status: 409, message: 'This draft has changed in the meantime.' },
	'replacement.stale': { status: 409, message: 'The scheduled version has changed in the meantime, or is gone.' },
	'revision.not-found': { status: 404, message: 'This version is not kept any more.' },
	'revision.damaged': {
		status: 500,
		message: 'This version is damaged and cannot be opened. The other versions are not affected.',
	},
	'act.final': { status: 409, message: 'This can no longer be undone. Read the conversation again.' },
	'act.not-found': { status: 404, message: 'This entry is not kept any more.' },
	'trash.not-found': { status: 404, message: 'This is not in the trash any more.' },
	/** The answer's message also names who changed the row and when: see `staleWrite`. */
	'write.stale': { status: 409, message: 'Somebody else has changed this in the meantime.' },
	'service.busy': { status: 503, message: 'The service is busy. Please try again in a few seconds.' },
	'service.not-set-up': { status: 503, message: 'This site is not set up yet. Please try again later.' },
	unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors
