import type { ApplicationInput } from '#contracts/careers/applications.ts'

/** What the form sends without a text field for it. */
type SentBesides = 'file' | 'noticeVersion' | 'experienceStated' | 'jobPostInt' | 'consent' | 'answers' | 'origin'
export type ApplicationField = Exclude<keyof ApplicationInput, SentBesides>

/** The field of a question of the job. The server's refusals use the same name. */
export const answerField = (questionId: string) => `answers.${questionId}` as const
export type AnswerField = ReturnType<typeof answerField>

/** The text fields. */
const controls = {
	firstName: true,
	lastName: true,
	email: true,
	mobileNumber: true,
	applicantExperience: true,
	noticePeriod: true,
	applicantLocation: true,
} satisfies Record<ApplicationField, true>

export const applicationFields = Object.keys(controls) as ApplicationField[]

/**
 * `number` tells apart two files that look alike. `error` says why this one is refused. `isReading` until the file is in
 * memory.
 */
export type ChosenCv = { file: File; number: number; error?: string; isReading?: boolean }
