import { z } from 'zod/mini'
import { emailAddress, rowId } from '../shared/fields.ts'
import { dayMs } from '../shared/periods.ts'
import type { InterviewAnswer } from './interviews.ts'
import { interviewAnswers } from './interviews.ts'
import type { Stage } from './stages.ts'

/** What an applicant can do on their page. */
export const applicantActs = ['withdraw', 'replace-cv', 'download', 'erase'] as const
export type ApplicantAct = (typeof applicantActs)[number]

/** A form that the page posts. An answer to an interview needs no digits, because it can be changed back. */
export const applicantForm = z.object({
	act: z.enum([...applicantActs, 'answer']),
	token: z.string(),
	digits: z.catch(z.string(), ''),
	file: z.optional(z.custom<File>((value) => value instanceof File)),
	interview: z.catch(z.coerce.number(), 0),
	answer: z.catch(z.enum(interviewAnswers), 'accepted' satisfies InterviewAnswer),
})
export type ApplicantForm = z.infer<typeof applicantForm>

/** How many wrong digits lock the acts of a link for a day, and how many end them. */
export const wrongDigitsToLock = 5
export const wrongDigitsToEnd = 15

/** The applicant confirms an act with this many last digits of the mobile number. */
export const confirmingDigits = 4

/** Staff erase an application within this many days after the applicant asked for it. */
export const eraseWithinDays = 30

export const erasureDue = (askedAt: string) => new Date(Date.parse(askedAt) + eraseWithinDays * dayMs).toISOString()

/** Where an application stands, in the words of its applicant. */
export const applicantStages = {
	reading: 'We are reading it',
	talking: 'We are in touch with you',
	accepted: 'Accepted',
	closed: 'Closed',
	withdrawn: 'You have withdrawn it',
} as const
export type ApplicantStage = keyof typeof applicantStages

const ofStage: Readonly<Record<Stage, ApplicantStage>> = {
	new: 'reading',
	screening: 'reading',
	interview: 'talking',
	offer: 'talking',
	hired: 'accepted',
	declined: 'closed',
	withdrawn: 'withdrawn',
}

/** A declined applicant learns it from a mail first. `isTold`: whether that mail was handed over. */
export const applicantStage = (stage: Stage, isTold: boolean): ApplicantStage =>
	stage === 'declined' && !isTold ? 'reading' : ofStage[stage]

/** The form that asks for the link to an applicant's page. */
export const applicationLinkForm = z.strictObject({
	email: emailAddress('Email is required', 'Invalid email address'),
	jobPostInt: rowId('Position is required'),
})
export type ApplicationLinkForm = z.infer<typeof applicationLinkForm>
