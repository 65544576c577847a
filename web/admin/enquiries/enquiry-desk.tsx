import { Mail } from 'lucide-react'
import { lazy } from 'react'
import { senderName } from '#contracts/desks/replies.ts'
import type {
	EnquiryConversation,
	EnquiryRow,
	enquiryPlaceholders,
	SendEnquiryReplyForm,
} from '#contracts/enquiries/desk.ts'
import { deskTabs, enquiryStateNames } from '#contracts/enquiries/desk-states.ts'
import { answerOf } from '#web/api.ts'
import type { Desk } from '../desks/desk.ts'
import { sharedDeskCalls } from '../desks/desk-calls.ts'
import { deskApi, enquiriesApi, savedRepliesApi } from '../staff-api.ts'
import { enquiriesList } from './enquiries-list.ts'
import { EraseEnquiry } from './erase-enquiry.tsx'

/** Describes the enquiry desk for the back office. The Worker's side is `worker/features/enquiries/enquiry-desk.ts`. */
export const enquiryDesk: Desk<EnquiryRow, EnquiryConversation> = {
	list: enquiriesList,
	path: '/Admin/Contactpage',
	param: 'request',
	group: { param: 'department', label: 'Department', of: ({ departmentId }) => departmentId },
	words: {
		noun: 'contact request',
		plural: 'contact requests',
		title: 'Contact requests',
		short: 'request',
		group: 'department',
		writer: 'visitor',
		search: 'Search requests',
		none: 'No Contact Requests Available',
		erased: 'The contact request of this link is not here any more: an Admin has erased it.',
	},
	states: {
		new: {
			name: enquiryStateNames.new,
			tone: 'info',
			staffAct: 'put this back to the new ones',
			siteAct: 'This is new again',
		},
		open: {
			name: enquiryStateNames.open,
			tone: 'warning',
			staffAct: 'opened this again',
			siteAct: 'This is open again',
		},
		waiting: {
			name: enquiryStateNames.waiting,
			tone: 'neutral',
			staffAct: 'set this to waiting',
			siteAct: 'This waits',
		},
		done: { name: enquiryStateNames.done, tone: 'success', staffAct: 'marked this as done', siteAct: 'This is done' },
		spam: { name: enquiryStateNames.spam, tone: 'danger', staffAct: 'marked this as spam', siteAct: 'This is spam' },
	},
	owed: ['new', 'open'],
	flow: { fresh: 'new', taken: 'open', waiting: 'waiting', finished: 'done', ignored: 'spam' },
	merges: true,
	inPlace: null,
	tabs: deskTabs,
	tabLeads: {
		new: 'Nobody has taken these up yet.',
		open: 'The visitor waits for our answer.',
		waiting: 'We wait for the visitor, or for the end of a snooze.',
		done: 'Nothing is left to do. A new message opens a request again.',
		spam: 'New messages in these notify nobody, and the report leaves them out.',
		all: 'Messages from the contact page and by mail.',
	},
	errors: { notFound: 'enquiry.not-found', changed: 'enquiry.changed', answered: 'enquiry.answered' },
	calls: {
		...sharedDeskCalls('/api/enquirydeskcontroller'),
		conversation: (id) => answerOf(deskApi.conversation[':id'].$get({ param: { id: String(id) } })),
		async triage(all) {
			const subjects = all.map(({ groupId, ...changes }) => ({ ...changes, departmentId: groupId }))
			const before = await answerOf(deskApi.triage.$post({ json: { subjects } }))
			return before.map(({ departmentId, ...values }) => ({ ...values, groupId: departmentId }))
		},
		sendReply: (json: SendEnquiryReplyForm) => answerOf(deskApi.sendreply.$post({ json })),
		pageOf: (id) => answerOf(enquiriesApi.pageOfContactUsRequest[':id'].$get({ param: { id: String(id) } })),
		savedReplies: {
			list: () => answerOf(savedRepliesApi.savedreplies.$get()),
			save: (json) => answerOf(savedRepliesApi.savesavedreply.$post({ json })),
			erase: (id) => answerOf(savedRepliesApi.savedreply[':id'].$delete({ param: { id: String(id) } })),
		},
	},
	organizationOf: ({ organization }) => organization,
	officeOf: ({ department }) => department,
	senderOf: ({ department }) => senderName(department),
	placeholders: {
		meanings: {
			name: 'the name of the visitor',
			reference: 'the reference of the enquiry',
			department: 'the department',
			me: 'your own name',
		} satisfies Record<(typeof enquiryPlaceholders)[number], string>,
		of: ({ name, reference, department }) => ({ name, reference, department }),
	},
	rowFacts: ({ department, arrivedBy }) => (
		<>
			<span> · </span>
			<bdi>{department}</bdi>
			{arrivedBy === 'mail' && (
				<span>
					<span> · </span>
					<Mail aria-hidden="true" className="inline size-3.5 align-[-0.15em]" /> <span>by mail</span>
				</span>
			)}
		</>
	),
	Panel: lazy(() => import('./enquiry-panel.tsx')),
	erasing: (enquiry, steps) => <EraseEnquiry enquiry={enquiry} {...steps} />,
}
