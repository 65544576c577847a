import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { moveMailboxes } from '#scripts/deploy/mailboxes.ts'

test('mailboxes of departments move to the domain of the site, unless somebody has edited them', () => {
	const database = new DatabaseSync(':memory:')
	database.exec(`create table departments (mailbox text, updated_by integer);
		insert into departments values ('sales@company.example', null), ('help@elsewhere.dev', 7)`)
	database.exec(moveMailboxes('moonlit.dev'))
	database.exec(moveMailboxes('moonlit.dev'))
	const rows = database.prepare('select mailbox from departments').all()
	expect(rows).toMatchObject([{ mailbox: 'sales@moonlit.dev' }, { mailbox: 'help@elsewhere.dev' }])
})

test.each(["moonlit.dev'; drop table users; --", 'moonlit', ''])('the domain %j is refused', (domain) => {
	expect(() => moveMailboxes(domain)).toThrow('is not a domain')
})
