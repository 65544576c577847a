import { expect, test } from 'vitest'
import { anEnquiry } from '#tests/support/builders/enquiry.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { keptCount, plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { addStaff, db, sessionOf, somePassword } from '#tests/support/worker/staff.ts'
import type { Database } from '#worker/data/db.ts'
import { earlierAnswer } from '#worker/data/idempotency.ts'
import { forgotPassword } from '#worker/features/auth/password-reset.ts'
import { findSession, revokeSessionsOf } from '#worker/features/auth/sessions.ts'
import { signIn } from '#worker/features/auth/sign-in.ts'
import { addEnquiry, listEnquiries } from '#worker/features/enquiries/enquiries.queries.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { findUser, isUserNameTaken, listUsers } from '#worker/features/users/users.queries.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { deleteExpired } from '#worker/jobs/expiry.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'
import { countStuckMails } from '#worker/mail/outbox.ts'
import { countAttempt } from '#worker/visitors/rate-limit.ts'

const page = { pageNumber: 1, size: 10 }
const everyUser = { ...page, userName: null, active: null }
const everyEnquiry = { ...page, selectedDepartmentId: null }

/** The roles of a user of the page, the last sign-in and whether there is a second factor. */
const ofUser = [
	'CORRELATED SCALAR SUBQUERY 1',
	'USE TEMP B-TREE FOR json_group_array(ORDER BY)',
	'SEARCH user_permissions USING COVERING INDEX sqlite_autoindex_user_permissions_1 (user_id=?)',
	'SEARCH permissions USING INTEGER PRIMARY KEY (rowid=?)',
	'CORRELATED SCALAR SUBQUERY 2',
	'SEARCH audit_log USING COVERING INDEX audit_log_sign_ins (actor_id=?)',
	'CORRELATED SCALAR SUBQUERY 3',
	'SEARCH authenticators USING INTEGER PRIMARY KEY (rowid=?)',
	'CORRELATED SCALAR SUBQUERY 4',
	'SEARCH passkeys USING COVERING INDEX passkeys_user (user_id=?)',
]

test.each<[string, (db: Database) => Promise<unknown>, string[]]>([
	[
		'all enquiries, newest first',
		(db) => listEnquiries(db, everyEnquiry),
		[
			'SCAN enquiries USING INDEX enquiries_newest',
			keptCount,
			// Those that were merged.
			'SCALAR SUBQUERY 1',
			'SEARCH enquiries USING COVERING INDEX enquiries_merged (merged_into>?)',
		],
	],
	[
		'the enquiries of a department, newest first',
		(db) => listEnquiries(db, { ...page, selectedDepartmentId: 1 }),
		[
			'SEARCH enquiries USING INDEX enquiries_department (department_id=?)',
			'SEARCH enquiries USING COVERING INDEX enquiries_department (department_id=?)',
		],
	],
	// Ordered by id, which is the order of the table.
	['all users', (db) => listUsers(db, everyUser, ''), ['SCAN users', ...ofUser, keptCount]],
	[
		'active users',
		(db) => listUsers(db, { ...everyUser, active: true }, ''),
		[
			'SEARCH users USING INDEX users_active (active=?)',
			...ofUser,
			'SEARCH users USING COVERING INDEX users_active (active=?)',
		],
	],
	// A search inside names reads every name.
	[
		'users by a part of their name',
		(db) => listUsers(db, { ...everyUser, userName: 'a' }, ''),
		['SCAN users', ...ofUser, 'SCAN users USING COVERING INDEX users_search'],
	],
])('the list of %s reads only its page, by an index', async (_, act, plans) => {
	expect(await plansOf(act)).toEqual(plans)
})

const none = { requestId: 'none' }

const lookUps: Record<string, (db: Database, bindings: Bindings) => Promise<unknown>> = {
	'a sign-in': async (db) => {
		const { userName } = await addStaff()
		return signIn(db, bindings, { userName, password: somePassword }, { address: '192.0.2.1', ...none })
	},
	'the end of all sessions of a user': (db) => revokeSessionsOf(db, 1).run(),
	'a forgotten password': async (db) => forgotPassword(db, bindings, (await addStaff()).email, 'none'),
	'one user': (db) => findUser(db, 1),
	'the check of a user name': (db) => isUserNameTaken(db, 'somebody', null),
	'a new enquiry': (db) => addEnquiry(db, { ...anEnquiry(), selectedDepartmentId: 1 }, null),
	'the office of an enquiry': (db) => enquiryDesk.officeOf(db, bindings, 1),
	'a repeated form': (db) => earlierAnswer(db, { key: 'none', requestHash: 'none' }),
	'a limit': (db) => countAttempt(db, { name: 'tries', most: 3, windowMs: 1 }, 'tries:none'),
	'the mail that is due': (db) => sendDueMail(db, bindings),
	'the mails that are stuck': (db) => countStuckMails(db),
	'the files that are due': (db) => deleteDueFiles(db, bindings),
}

test.each(Object.entries(lookUps))('%s: found by an index, whatever the size of the table', async (_, act) => {
	const plans = await plansOf((db) => act(db, bindings))
	expect(unindexed(plans)).toEqual([])
})

test('the query of every staff request follows ids from the session to the user and their roles', async () => {
	const { Authorization } = await sessionOf((await addStaff({ roles: ['Admin'] })).id)
	expect(await plansOf((db) => findSession(db, bindings, Authorization))).toEqual([
		'SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)',
		'SEARCH users USING INTEGER PRIMARY KEY (rowid=?)',
		'CORRELATED SCALAR SUBQUERY 1',
		'USE TEMP B-TREE FOR json_group_array(ORDER BY)',
		'SEARCH user_permissions USING COVERING INDEX sqlite_autoindex_user_permissions_1 (user_id=?)',
		'SEARCH permissions USING INTEGER PRIMARY KEY (rowid=?)',
		// The policy: one row, or none, and then nothing below is looked up.
		'CORRELATED SCALAR SUBQUERY 6',
		'SCAN sign_in_policies',
		'CORRELATED SCALAR SUBQUERY 3',
		'SEARCH permissions USING COVERING INDEX permissions_role_unique (role=?)',
		'SEARCH user_permissions USING COVERING INDEX sqlite_autoindex_user_permissions_1 (user_id=? AND permission_id=?)',
		'CORRELATED SCALAR SUBQUERY 4',
		'SEARCH authenticators USING INTEGER PRIMARY KEY (rowid=?)',
		'CORRELATED SCALAR SUBQUERY 5',
		'SEARCH passkeys USING COVERING INDEX passkeys_user (user_id=?)',
		'CORRELATED SCALAR SUBQUERY 2',
		'SEARCH audit_log USING COVERING INDEX audit_log_sign_ins (actor_id=? AND at>?)',
	])
})

test('expired rows are found by an index', async () => {
	const plans = await plansOf((db) => deleteExpired(db))
	expect(unindexed(plans)).toEqual([])
	expect(plans.length).toBeGreaterThanOrEqual(6)
})

type Reference = { table: string; from: string; on_update: string; on_delete: string }

const references = async () => {
	const { results: tables } = await bindings.DB.prepare(
		"select name from sqlite_master where type = 'table' and sql like '%references%'",
	).all<{ name: string }>()
	const pragmas = tables.map(({ name }) => bindings.DB.prepare(`pragma foreign_key_list("${name}")`))
	const found = await bindings.DB.batch<Reference>(pragmas)
	return found.flatMap(({ results }, place) =>
		results.map(({ table, from, on_update, on_delete }) => ({
			column: `${tables[place]?.name}.${from}`,
			table,
			rules: `${on_update}, ${on_delete}`,
		})),
	)
}

test('a referenced row cannot be deleted, and no delete cascades', async () => {
	const found = await references()
	expect(found).toContainEqual({
		column: 'enquiries.department_id',
		table: 'departments',
		rules: 'NO ACTION, RESTRICT',
	})
	expect(found.filter(({ rules }) => rules !== 'NO ACTION, RESTRICT')).toEqual([])
	await addEnquiry(db, { ...anEnquiry(), selectedDepartmentId: 3 }, null)
	await expect(bindings.DB.prepare('delete from departments where id = 3').run()).rejects.toThrow('SQLITE_CONSTRAINT')
})

test('every column that can own a file has an index for deleting files', async () => {
	const owners = (await references()).filter(({ table }) => table === 'files').map(({ column }) => column)
	expect(owners.length).toBeGreaterThanOrEqual(12)
	for (const owner of owners) {
		const [table = '', column = ''] = owner.split('.')
		const { results } = await bindings.DB.prepare(
			`explain query plan select 1 from "${table}" where "${column}" = 'a key'`,
		).all<{ detail: string }>()
		expect(results.map(({ detail }) => detail).join(), owner).toMatch(/^SEARCH .* USING .*INDEX/)
	}
})
