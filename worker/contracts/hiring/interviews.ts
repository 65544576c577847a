/** What an applicant answers to an invitation, as calendars name it. */
export const interviewAnswers = ['accepted', 'declined', 'tentative'] as const
export type InterviewAnswer = (typeof interviewAnswers)[number]
