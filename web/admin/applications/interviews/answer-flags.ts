import type { InterviewAnswer } from '#contracts/hiring/interviews.ts'

type Flag = { tone: 'success' | 'warning' | 'danger' | 'neutral'; word: string }

/** How an interview stands by what the applicant answered. */
export const answerFlags = {
	accepted: { tone: 'success', word: 'Accepted' },
	declined: { tone: 'danger', word: 'Declined' },
	tentative: { tone: 'warning', word: 'Maybe' },
	none: { tone: 'neutral', word: 'No answer yet' },
	cancelled: { tone: 'neutral', word: 'Cancelled' },
} as const satisfies Record<InterviewAnswer | 'none' | 'cancelled', Flag>
