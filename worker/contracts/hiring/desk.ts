import { z } from 'zod/mini'
import { applicationFilters, applicationsPageSize, inOrder, jobApplication } from '../careers/applications.ts'
import { storedAnswers } from '../careers/given-answers.ts'
import { conversationFields } from '../desks/conversation.ts'
import { deskFilters, deskPageFields, deskRowFields, person } from '../desks/desk.ts'
import { sendReplyFormTo } from '../desks/replies.ts'
import { namedMoment, triagedOf, triageFormOf } from '../desks/triage.ts'
import { calendarDate, described, moment, named } from '../shared/answers.ts'
import { objectExpected, optionalText, rowId } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { interview } from './interviews.ts'
import { declineReasons, hiringTabs, opinions, stages } from './stages.ts'

const switchField = () => z.optional(z.boolean({ error: 'true or false is expected' }))

const filters = {
	...deskFilters(hiringTabs),
	...applicationFilters,
	/** Only those past the day on which the applicant should have heard. */
	overdue: switchField(),
	/** Only those that are erased within `soonErasedDays`. */
	soonErased: switchField(),
	/** Only those whose applicant has asked for the erasure. */
	erasureAsked: switchField(),
}

export const hiringFilter = z.strictObject(filters, objectExpected('Filters are expected')).check(inOrder())
export type HiringFilter = z.infer<typeof hiringFilter>

export const hiringQuery = z
	.strictObject({ ...filters, pageNumber: pageNumber(), size: pageSize(applicationsPageSize) })
	.check(inOrder())
export type HiringQuery = z.infer<typeof hiringQuery>

export const givenOpinion = named('GivenOpinion', z.object({ person, opinion: z.enum(opinions) }))
export type GivenOpinion = z.infer<typeof givenOpinion>

const { id: _, email: __, createddate: ___, ...applied } = jobApplication.shape

/** An application in the list of the desk. */
export const hiringRow = named(
	'HiringRow',
	z.object({
		...applied,
		...deskRowFields(stages),
		isRead: described('Whether the user has opened it.', z.boolean()),
		opinions: described("The colleagues' too once the user has given their own; else none.", z.array(givenOpinion)),
		erasedOn: described('The day on which it is erased.', calendarDate()),
		erasureAskedAt: described('When the applicant asked for the erasure.', z.nullable(moment())),
		answers: described('null: it was sent without the questions of the job.', z.nullable(storedAnswers)),
	}),
)
export type HiringRow = z.infer<typeof hiringRow>

export const hiringPage = named('HiringPage', z.object(deskPageFields(hiringRow, hiringTabs)))
export type HiringPage = z.infer<typeof hiringPage>

export const longestReason = 500
export const reason = () => z.nullable(z.enum(declineReasons, { error: 'Choose a reason from the list' }))

/** An enquiry of the same person. */
const earlierEnquiry = named(
	'EarlierEnquiry',
	z.object({ id: z.int(), reference: z.string(), createdAt: moment(), beginning: z.string() }),
)

export const hiringConversation = named(
	'HiringConversation',
	z.object({
		...conversationFields(hiringRow),
		readers: described('Who has opened the CV.', z.array(named('CvReader', z.object({ person, at: moment() })))),
		declineReason: reason(),
		declineNote: z.string(),
		interviews: described('The next one first, then those that are over or cancelled.', z.array(interview)),
		enquiries: described('Enquiries of the same person, if the user may open them.', z.array(earlierEnquiry)),
	}),
)
export type HiringConversation = z.infer<typeof hiringConversation>

/** What a move changes besides. An undo gives `waitingSince` back. */
const moving = {
	waitingSince: z.optional(namedMoment()),
	declineReason: z.optional(reason()),
	declineNote: z.optional(optionalText(longestReason)),
}

export const hiringTriageForm = triageFormOf(stages, moving)
export type HiringTriageForm = z.infer<typeof hiringTriageForm>

export const triagedApplications = triagedOf('TriagedApplication', stages, {
	waitingSince: z.nullable(moment()),
	declineReason: reason(),
	declineNote: z.string(),
})
export type TriagedApplications = z.infer<typeof triagedApplications>

export const sendHiringReplyForm = sendReplyFormTo(stages)
export type SendHiringReplyForm = z.infer<typeof sendHiringReplyForm>

/** null takes the opinion back. */
export const opinionForm = z.strictObject({
	subjectId: rowId(),
	opinion: z.nullable(z.enum(opinions, { error: 'Choose an opinion from the list' })),
})
export type OpinionForm = z.infer<typeof opinionForm>
