import { aliasedTable, asc, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { senderName } from '#contracts/desks/replies.ts'
import { enquiryStates } from '#contracts/enquiries/desk-states.ts'
import type { Desk } from '#worker/desks/desk.ts'
import { mayOpenSection } from '#worker/desks/people.ts'
import { departmentOf } from './departments.ts'
import { departments, enquiries, enquiryKeysOf } from './enquiries.table.ts'
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
		owed: ['new', 'open'],
		finished: ['done'],
		flow: { taken: 'open', waiting: 'waiting' },
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
	title: sql`${enquiries.message}`,
	moved: null,
	searched: {
		// Numbers are stored without the plus.
		typed: sql`${enquiries.searchKey} || ' +' || ${enquiries.phoneNo}`,
		beginning: sql`${enquiries.messageKey}`,
	},
	isColleague: (db) => mayOpenSection(db, 'enquiries'),
	isReader: (db) => mayOpenSection(db, 'enquiries'),
	mayOpen: () => undefined,
	async officeOf(db, _settings, enquiryId) {
		const department = await departmentOf(db, enquiryId)
		if (!department) return null
		const { name, mailbox } = department
		return { name, mailbox, from: senderName(name) }
	},
	mailboxes: async (db) =>
		(await db.select({ mailbox: departments.mailbox }).from(departments)).map(({ mailbox }) => mailbox),
	async addressed(db, enquiryId, emailId) {
		const { name, organization, message } = enquiries
		const [typed] = await db.select({ name, organization, message }).from(enquiries).where(eq(enquiries.id, enquiryId))
		return typed ? { emailId, searchKey: enquiryKeysOf({ ...typed, emailId }).searchKey } : null
	},
	samePerson(enquiryId) {
		const one = aliasedTable(enquiries, 'one')
		const ofOne = (column: SQLWrapper) =>
			sql`(select ${column} from ${enquiries} as ${one} where ${one.id} = ${enquiryId})`
		return [
			sql`lower(${enquiries.emailId}) = ${ofOne(sql`lower(${one.emailId})`)} and ${enquiries.emailId} <> ''`,
			sql`${enquiries.phoneNo} = ${ofOne(one.phoneNo)} and ${enquiries.phoneNo} <> ''`,
		]
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
