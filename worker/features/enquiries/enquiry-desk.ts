import { asc, eq, sql } from 'drizzle-orm'
import { enquiryStates } from '#contracts/enquiries/desk-states.ts'
import type { Desk } from '#worker/desks/desk.ts'
import { mayOpenSection } from '#worker/desks/people.ts'
import { officeHoursOf } from './departments.ts'
import { departments, enquiries } from './enquiries.table.ts'
import { enquiryMessages } from './messages.table.ts'

/** Describes the enquiry desk. */
export const enquiryDesk: Desk = {
	number: 0,
	section: 'enquiries',
	subjects: enquiries,
	messages: enquiryMessages,
	holder: 'enquiryMessage',
	openAs: 'enquiries',
	states: {
		all: enquiryStates,
		fresh: 'new',
		taken: 'open',
		waiting: 'waiting',
		finished: 'done',
		ignored: 'spam',
	},
	group: {
		column: enquiries.departmentId,
		label: 'department',
		notFound: 'department.not-found',
		select: (db) =>
			db.select({ id: departments.id, name: departments.name }).from(departments).orderBy(asc(departments.id)),
		set: (departmentId) => ({ departmentId }),
	},
	sender: sql`${enquiries.name}`,
	organization: sql`${enquiries.organization}`,
	beginning: sql`${enquiries.message}`,
	searched: {
		// Numbers are stored without the plus.
		typed: sql`${enquiries.searchKey} || ' +' || ${enquiries.phoneNo}`,
		beginning: sql`${enquiries.messageKey}`,
	},
	isColleague: (db) => mayOpenSection(db, 'enquiries'),
	mayOpen: () => undefined,
	async officeOf(db, enquiryId) {
		const [department] = await db
			.select({ department: departments })
			.from(enquiries)
			.innerJoin(departments, eq(departments.id, enquiries.departmentId))
			.where(eq(enquiries.id, enquiryId))
		if (!department) return null
		const { name, mailbox } = department.department
		return { name, mailbox, hours: officeHoursOf(department.department) }
	},
	errors: {
		notFound: 'enquiry.not-found',
		changed: 'enquiry.changed',
		answered: 'enquiry.answered',
		withoutAddress: 'enquiry.without-address',
	},
	mails: 'enquiry',
	ownMark: { name: 'X-Enquiry-Desk', value: 'yes' },
	markedText: (enquiryId) => `reply address of enquiry ${enquiryId}`,
	words: {
		noun: 'enquiry',
		aNoun: 'an enquiry',
		nouns: 'enquiries',
		writer: 'a visitor',
		desk: 'contact requests',
	},
	pathOf: (enquiryId) => `/Admin/Contactpage?request=${enquiryId}`,
}
