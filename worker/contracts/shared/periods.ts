/** Time limits and rate limits. "Specified" ones change with the specification only. */

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

// Sessions and passwords

/** Specified: a token lasts an hour, and the client renews it within its last 20 minutes. */
export const tokenLifetimeMs = 60 * minuteMs
export const refreshBeforeExpiryMs = 20 * minuteMs

/** Specified: a session ends after two hours without a call, and after twelve in any case. */
export const sessionIdleMs = 2 * hourMs
export const sessionLifetimeMs = 12 * hourMs

/** Specified: so long after a sign-in, a user may change their password without the current one. */
export const freshSignInMinutes = 5

/** Specified: the link of a user who has forgotten their password. */
export const resetLinkMinutes = 30

/** The link of a new member of staff, who may read the mail after a weekend. */
export const firstLinkHours = 72

/** Specified: five failures on an account are free, then it is locked for 1, 2, 4 ... 15 minutes. A day resets it. */
export const freeSignInFailures = 5
export const longestLockMinutes = 15
export const forgetFailuresMs = 24 * hourMs

/** Wrong codes of a second factor, a user: six are free, then it waits as an account does. */
export const freeCodeFailures = 6

/** The first code of an authenticator app, and the answer of a passkey, come within this time. */
export const setUpMs = 10 * minuteMs
export const challengeMs = 5 * minuteMs

/** So long users go on without a second factor that the policy asks of them, after their first sign-in under it. */
export const factorGraceDays = 14

/** A sign-in with a device that was not used for so long is told to the user. Its hash is kept longer. */
export const knownDeviceDays = 90
export const keepDeviceDays = 365

/** Specified: another user cannot take a user name that was given up within this time. The audit log names people by it. */
export const keepFreedNameDays = 90

/** So long several applications that were declined at once can be taken back. */
export const undoDeclineMs = 10 * minuteMs

// Rate limits. `name` is part of the key of the counter.

/** Specified, an address. A sign-in that succeeds does not count. */
export const failedSignInLimit = { name: 'failed-sign-ins', most: 80, windowMs: hourMs }

/** Specified, an address. Every mail counts. */
export const resetMailLimit = { name: 'reset-mails', most: 30, windowMs: hourMs }

/**
 * An account, within the lifetime of a link. The response never reveals it. A stranger who uses it up leaves the owner an
 * open link.
 */
export const accountMailLimit = { name: 'reset-mails-of-account', most: 5, windowMs: resetLinkMinutes * minuteMs }

/** A user. A stranger at an unattended desk must not guess the current password. */
export const wrongPasswordLimit = { name: 'wrong-current-passwords', most: 10, windowMs: hourMs }

/** A session. It limits the audit rows of a client that retries an expired token endlessly. */
export const refreshDenialLimit = { name: 'refresh-denied', most: 3, windowMs: hourMs }

/** Specified, an address. Only what is stored counts. */
export const enquiryLimit = { name: 'enquiries', most: 60, windowMs: hourMs }
export const applicationLimit = { name: 'applications', most: 30, windowMs: hourMs }

/** Confirmations to one mailbox. A form may carry the address of a stranger. */
export const confirmationLimit = { name: 'confirmations', most: 20, windowMs: dayMs }

/** The same for links that are asked for: they must not use up what confirmations need. */
export const linkMailLimit = { ...confirmationLimit, name: 'application-links' }

/** Posts of applicants from their pages. */
export const applicantActLimits = {
	ofAddress: { name: 'applicant-acts', most: 60, windowMs: hourMs },
	ofLink: { name: 'applicant-acts-of-link', most: 40, windowMs: hourMs },
} as const

/**
 * New enquiries by mail that are told of and get a receipt, of one mailbox, of one domain and of all. Mails of proven senders
 * count apart: junk must not use up what real visitors need. A domain invents proven senders at will, so it has half of them.
 */
export const newMailLimits = {
	proven: {
		ofSender: { name: 'mails-of-proven-sender', most: 5, windowMs: hourMs },
		ofDomain: { name: 'mails-of-proven-domain', most: 30, windowMs: hourMs },
		ofAll: { name: 'mails-of-proven-senders', most: 60, windowMs: hourMs },
	},
	unproven: {
		ofSender: { name: 'mails-of-sender', most: 5, windowMs: hourMs },
		ofAll: { name: 'mails-of-senders', most: 30, windowMs: hourMs },
	},
}

/** After a passed bot check, public calls that read need no other one for so long. */
export const clearanceMs = 10 * minuteMs

// Desks

/** A reply leaves so long after it is sent, at the earliest: Undo works until then. */
export const undoReplyMs = 30_000

/** The texts of older messages are searched on demand. */
export const searchedMonths = 12

// Forms and items

/** Specified: what visitors and staff have typed stays in sessionStorage for so long. */
export const keepTypedMs = 12 * hourMs

/** The answer to a form, for a client that sends it again. */
export const keepAnswerMs = 24 * hourMs

/** The form of an item saves its draft so soon after the first unsaved change. */
export const autosaveMs = 2_000

/** An open form of an item reports itself so often. A form that misses two reports counts as closed. */
export const reportFormMs = 15_000

/** The author of an untouched draft gets a mail after so many days. The draft is deleted so many days after the mail. */
export const untouchedDraftDays = 90
export const draftNoticeDays = 14

/** Specified: a deleted item stays in the trash. */
export const keepTrashDays = 30

/**
 * An item keeps its newest revisions up to this number. Of older ones it keeps the last one of each day, for a year, and
 * those from which a draft or a replacement began.
 */
export const mostRevisions = 100
export const keepDailyRevisionsMs = 365 * dayMs

/** The address of a preview in a form, and of a list as it will be at a moment. */
export const previewMs = 60 * minuteMs
export const momentMs = 60 * minuteMs

/** The link that shows a preview to reviewers. */
export const sharedPreviewDays = 7

/** The owner of a scheduled version gets a mail once it has failed at every try for so long. */
export const tellOwnerAfterMs = 24 * hourMs

/** The overview counts what is new, and the doctor the mails that were given up. */
export const recentDays = 7

/** The overview names what a schedule changes, and which jobs close, within so many days. */
export const scheduledSoonDays = 7
export const closingSoonDays = 3

/** The overview names the interviews of this many days. */
export const interviewDays = 7

/** How long the overview shows a new account its first steps. */
export const newAccountDays = 14

/** The overview and the doctor ask for a new backup after so many days. */
export const backupDueDays = 7

// Files

/** Specified: the address under which staff see a file of an unpublished item. An `<img>` cannot send a token. */
export const signedMediaMs = 10 * minuteMs

/** An upload waits for its owner. */
export const keepPendingMs = 24 * hourMs

/** A file without an owner. The range of D1's Time Travel: a database restored to any moment of it finds its files. */
export const keepRetiredMs = 30 * dayMs

/** An object without a row. It outlasts the row of a pending upload. */
export const keepOrphanMs = 2 * keepPendingMs

// Mails and records

/** Visitors mistype addresses, so some mails can never be delivered. The outbox gives them up. */
export const giveUpMailDays = 3

/** The row of a sent or dropped mail. */
export const keepMailDays = 30

/** Records of the site's health. */
export const keepHealthRecordsMs = 30 * dayMs

/** Sessions, links and notes of open forms, after their end. */
export const keepEndedMs = 24 * hourMs
