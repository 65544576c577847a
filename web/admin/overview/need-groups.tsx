import {
	BriefcaseBusiness,
	CalendarClock,
	FileClock,
	FileUser,
	FileX,
	HeartPulse,
	Inbox,
	type LucideIcon,
	MailWarning,
	NotebookPen,
	UserRound,
} from 'lucide-react'
import { kindFacts } from '#contracts/items/kinds.ts'
import type { Needs } from '#contracts/operations/dashboard.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { closingSoonDays, interviewDays } from '#contracts/shared/periods.ts'
import { brand } from '#web/content/brand.ts'
import { answerFlags } from '../applications/interviews/answer-flags.ts'
import { CalendarDate, DateTime } from '../date-time.tsx'
import { applicationHref, enquiryHref, userHref } from '../row-hrefs.ts'
import type { Need } from './need-card.tsx'
import { siteRows } from './site-rows.tsx'

export type NeedGroup = {
	key: keyof Needs
	icon: LucideIcon
	title: string
	period?: string
	count: number
	all?: string
	rows: Need[]
}

/** The groups with something in them, in their order. What a schedule changes has a card of its own. */
export const groupsOf = (needs: Needs): NeedGroup[] =>
	[
		enquiriesOf(needs.enquiries),
		ownEnquiriesOf(needs.ownEnquiries),
		interviewsOf(needs.interviews),
		overdueApplicationsOf(needs.overdueApplications),
		applicationsOf(needs.applications),
		soonErasedOf(needs.soonErased),
		draftsOf(needs.drafts),
		closingJobsOf(needs.closingJobs),
		mailsOf(needs.mails),
		siteOf(needs.site),
	].filter((group) => group !== null && group.count > 0) as NeedGroup[]

const enquiriesOf = (found: Needs['enquiries']): NeedGroup | null =>
	found
		? {
				key: 'enquiries',
				icon: Inbox,
				title: 'Enquiries to answer',
				period: 'new or overdue',
				count: found.count,
				all: '/Admin/Contactpage?page=1',
				rows: found.rows.map(needOfEnquiry),
			}
		: null

const ownEnquiriesOf = (found: Needs['ownEnquiries']): NeedGroup | null =>
	found
		? {
				key: 'ownEnquiries',
				icon: UserRound,
				title: 'Your open enquiries',
				count: found.count,
				all: '/Admin/Contactpage?page=1&status=open&owner=mine',
				rows: found.rows.map(needOfEnquiry),
			}
		: null

type FoundEnquiry = NonNullable<Needs['enquiries']>['rows'][number]

const needOfEnquiry = ({ id, name, organization, department, state, at, overdueSince }: FoundEnquiry): Need => ({
	key: String(id),
	href: enquiryHref(id),
	title: name,
	note: (
		<>
			<bdi>{department}</bdi>
			{organization && <span>, </span>}
			<bdi>{organization}</bdi>
		</>
	),
	at: overdueSince ? (
		<span>
			due <DateTime at={overdueSince} near />
		</span>
	) : (
		<DateTime at={at} near />
	),
	flag: overdueSince ? { tone: 'danger', word: state === 'new' ? 'New and overdue' : 'Overdue' } : undefined,
})

const applicationsOf = (found: Needs['applications']): NeedGroup | null =>
	found
		? {
				key: 'applications',
				icon: FileUser,
				title: 'Unread applications',
				count: found.count,
				all: '/Admin/Receivedapplication?page=1',
				rows: found.rows.map(({ id, name, jobPost, at }) => ({
					key: String(id),
					href: applicationHref(id),
					title: name,
					note: <bdi>{jobPost}</bdi>,
					at: <DateTime at={at} near />,
				})),
			}
		: null

const overdueApplicationsOf = (found: Needs['overdueApplications']): NeedGroup | null =>
	found
		? {
				key: 'overdueApplications',
				icon: FileClock,
				title: 'Applicants who should have heard',
				count: found.count,
				all: '/Admin/Receivedapplication?page=1&overdue=1',
				rows: found.rows.map(({ id, name, jobPost, at, isOwn }) => ({
					key: String(id),
					href: applicationHref(id),
					title: name,
					note: <bdi>{jobPost}</bdi>,
					at: (
						<span>
							due <DateTime at={at} near />
						</span>
					),
					flag: { tone: 'danger', word: isOwn ? 'Yours, overdue' : 'Overdue' },
				})),
			}
		: null

const interviewsOf = (found: Needs['interviews']): NeedGroup | null =>
	found
		? {
				key: 'interviews',
				icon: CalendarClock,
				title: 'Your interviews',
				period: `within ${interviewDays} days`,
				count: found.count,
				rows: found.rows.map(({ id, applicationId, name, jobPost, answer, at }) => ({
					key: String(id),
					href: applicationHref(applicationId),
					title: name,
					note: <bdi>{jobPost}</bdi>,
					at: (
						<span>
							<DateTime at={at} near timeZone={brand.timeZone.iana} /> {brand.timeZone.short}
						</span>
					),
					flag: answerFlags[answer ?? 'none'],
				})),
			}
		: null

const soonErasedOf = (found: Needs['soonErased']): NeedGroup | null =>
	found
		? {
				key: 'soonErased',
				icon: FileX,
				title: 'Applications erased soon',
				count: found.count,
				all: '/Admin/Receivedapplication?page=1&soon=1',
				rows: found.rows.map(({ id, jobPost, erasedOn, count }) => ({
					key: String(id),
					href: `/Admin/Receivedapplication?page=1&job=${id}`,
					title: jobPost,
					note: count === 1 ? 'One application' : `${count} applications`,
					at: <CalendarDate date={erasedOn} />,
				})),
			}
		: null

/** Drafts of several kinds have no list in common, so the group leads to the list of a kind only if all are of one. */
function draftsOf(found: Needs['drafts']): NeedGroup | null {
	if (!found) return null
	const [first] = found.rows
	const isOneKind = found.count <= found.rows.length && found.rows.every(({ kind }) => kind === first?.kind)
	return {
		key: 'drafts',
		icon: NotebookPen,
		title: 'Your drafts',
		count: found.count,
		...(first && isOneKind && { all: `${kindFacts[first.kind].listPath}?page=1` }),
		rows: found.rows.map(({ kind, draftId, itemId, title, at }) => ({
			key: String(draftId),
			href: itemId === null ? `${kindFacts[kind].addPath}?draft=${draftId}` : `${kindFacts[kind].editPath}/${itemId}`,
			title,
			note: itemId === null ? `${capitalised(kindFacts[kind].noun)}, never saved` : capitalised(kindFacts[kind].noun),
			at: <DateTime at={at} near />,
		})),
	}
}

const closingJobsOf = (found: Needs['closingJobs']): NeedGroup | null =>
	found
		? {
				key: 'closingJobs',
				icon: BriefcaseBusiness,
				title: 'Jobs that close',
				period: `within ${closingSoonDays} days`,
				count: found.count,
				all: `${kindFacts.careers.listPath}?page=1`,
				rows: found.rows.map(({ id, title, location, dueDate }) => ({
					key: String(id),
					href: `${kindFacts.careers.editPath}/${id}`,
					title,
					note: <bdi>{location}</bdi>,
					at: (
						<span>
							Last day <CalendarDate date={dueDate} />
						</span>
					),
				})),
			}
		: null

/** What a mail was about, and where that is. Other mails are about accounts. */
const mailSubjects: Record<string, readonly [title: string, href: (id: number) => string]> = {
	'enquiry-arrived': ['Notice of an enquiry', enquiryHref],
	'enquiry-answered': ['Notice of an answer', enquiryHref],
	'enquiry-assigned': ['Notice of an assigned enquiry', enquiryHref],
	'enquiry-note': ['Notice of a note', enquiryHref],
	'enquiry-receipt': ['Receipt for an enquiry', enquiryHref],
	'enquiry-reply': ['Reply to an enquiry', enquiryHref],
	'application-arrived': ['Notice of an application', applicationHref],
	'application-received': ['Confirmation to an applicant', applicationHref],
	'application-invitation': ['Mail of an interview', applicationHref],
	'application-interview-notice': ['Notice of an interview', applicationHref],
	'password-changed': ['Notice of a new password', userHref],
	'set-password-link': ['Invitation of a user', () => '/Admin/Users?page=1'],
	'reset-link': ['Link to reset a password', () => '/Admin/Users?page=1'],
}

const mailsOf = (found: Needs['mails']): NeedGroup | null =>
	found
		? {
				key: 'mails',
				icon: MailWarning,
				title: 'Failed mails',
				count: found.count,
				all: '/Admin/Health',
				rows: found.rows.map(({ id, kind, subjectId, attempts, at, isGivenUp }) => {
					const [title, hrefOf] = mailSubjects[kind] ?? ['Notice to a user', () => '/Admin/Health']
					return {
						key: String(id),
						href: hrefOf(subjectId),
						title,
						note: `${attempts} ${attempts === 1 ? 'try' : 'tries'} failed${isGivenUp ? '' : ', is tried again'}`,
						at: <DateTime at={at} near />,
						flag: isGivenUp ? { tone: 'danger', word: 'Given up' } : undefined,
					}
				}),
			}
		: null

function siteOf(found: Needs['site']): NeedGroup | null {
	if (!found) return null
	const rows = siteRows(found)
	return { key: 'site', icon: HeartPulse, title: 'Health', count: rows.length, all: '/Admin/Health', rows }
}
