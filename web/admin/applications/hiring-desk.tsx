import { lazy } from 'react'
import type { HiringConversation, HiringRow, HiringTriageForm, SendHiringReplyForm } from '#contracts/hiring/desk.ts'
import { hiringTabs, openStages, type Stage, stageNames } from '#contracts/hiring/stages.ts'
import type { applicationPlaceholders } from '#contracts/hiring/telling.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { brand } from '#web/content/brand.ts'
import type { Desk } from '../desks/desk.ts'
import { sharedDeskCalls } from '../desks/desk-calls.ts'
import { applicationsApi, hiringApi } from '../staff-api.ts'
import { applicationsList, applicationsPageSize } from './applications-list.ts'
import { EraseApplication } from './erase-application.tsx'
import { ErasureAsked } from './erasure-asked.tsx'

const DeclineQuestion = lazy(() => import('./decline/decline-question.tsx'))

const stage = (state: Stage, tone: 'info' | 'warning' | 'neutral' | 'success' | 'danger') => ({
	name: stageNames[state],
	tone,
	staffAct: `moved this to ${stageNames[state]}`,
	siteAct: `This is in ${stageNames[state]}`,
})

/** Describes the hiring desk for the back office. The Worker's side is `worker/features/applications/desk/hiring-desk.ts`. */
export const hiringDesk: Desk<HiringRow, HiringConversation> = {
	list: applicationsList,
	path: '/Admin/Receivedapplication',
	param: 'application',
	group: null,
	words: {
		noun: 'application',
		plural: 'applications',
		short: 'application',
		title: 'Received applications',
		group: 'stage',
		writer: 'applicant',
		search: 'Search applications',
		none: messages.noApplications,
		erased:
			'The application of this link is not here any more: it was erased, by an Admin or because its time was over.',
	},
	states: {
		new: stage('new', 'info'),
		screening: stage('screening', 'warning'),
		interview: stage('interview', 'warning'),
		offer: stage('offer', 'warning'),
		hired: stage('hired', 'success'),
		// With a letter the reply tells of it.
		declined: { ...stage('declined', 'danger'), staffAct: 'declined this without a letter' },
		withdrawn: stage('withdrawn', 'neutral'),
	},
	owed: openStages,
	flow: null,
	merges: false,
	inPlace: { pageSize: applicationsPageSize },
	askBefore: (state, rows, onClose) =>
		state === 'declined'
			? {
					title: rows.length === 1 ? 'Decline' : `Decline ${rows.length} applicants`,
					question: <DeclineQuestion rows={rows} onClose={onClose} />,
				}
			: null,
	tabs: hiringTabs,
	tabLeads: {
		all: 'Applications for open and closed jobs. Each one is erased automatically after its job has closed.',
		new: 'Nobody has decided on these yet.',
		screening: 'We look closer at these.',
		interview: 'We talk with these applicants.',
		offer: 'These applicants have an offer of ours.',
		hired: 'These applicants work for us.',
		declined: 'We have declined these.',
		withdrawn: 'These applicants have withdrawn. What was queued for them does not leave.',
	},
	errors: { notFound: 'application.not-found', changed: 'application.changed', answered: 'application.answered' },
	calls: {
		...sharedDeskCalls('/api/hiringdeskcontroller'),
		conversation: (id) => answerOf(hiringApi.conversation[':id'].$get({ param: { id: String(id) } })),
		// An undo sends what the answer holds besides: since when the applicant waits, and the reason.
		triage: (all: readonly HiringTriageForm['subjects'][number][]) =>
			answerOf(hiringApi.triage.$post({ json: { subjects: [...all] } })),
		sendReply: (json: SendHiringReplyForm) => answerOf(hiringApi.sendreply.$post({ json })),
		pageOf: (id) => answerOf(applicationsApi.pageofapplication[':id'].$get({ param: { id: String(id) } })),
		savedReplies: {
			list: () => answerOf(hiringApi.savedreplies.$get()),
			save: ({ stage: named, ...json }) =>
				answerOf(hiringApi.savesavedreply.$post({ json: { ...json, stage: namedStage(named) } })),
			erase: (id) => answerOf(hiringApi.savedreply[':id'].$delete({ param: { id: String(id) } })),
		},
	},
	organizationOf: ({ jobPost }) => jobPost,
	officeOf: () => 'Careers',
	senderOf: () => `Careers at ${brand.shortName}`,
	placeholders: {
		meanings: {
			firstname: 'the first name of the applicant',
			job: 'the job post',
			reference: 'the reference of the application',
			me: 'your own name',
		} satisfies Record<(typeof applicationPlaceholders)[number], string>,
		of: ({ firstName, jobPost, reference }) => ({ firstname: firstName, job: jobPost, reference }),
	},
	rowFacts: ({ erasureAskedAt }) => erasureAskedAt && <ErasureAsked at={erasureAskedAt} />,
	Panel: lazy(() => import('./hiring-panel.tsx')),
	erasing: (application, steps) => <EraseApplication application={application} {...steps} />,
}

const namedStage = (name: string | null | undefined) =>
	Object.keys(stageNames).find((each) => each === name) as Stage | undefined
