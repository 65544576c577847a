import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { referenceOf } from '#contracts/desks/reference.ts'
import { companyTime, companyToday } from '#contracts/shared/company-time.ts'
import { arrive, newDepartment, salesperson } from '#tests/support/builders/desk.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const exported = async (by: Awaited<ReturnType<typeof salesperson>>, filter: object) =>
	by.send('export', { tab: 'all', ...filter })

const rowsOf = async (answer: Response) => (await answer.text()).split('\r\n').slice(1, -1)

test('the filtered list is exported in its order, with owner, first answer and origin', async () => {
	const { bindings } = mailbox()
	const departmentId = await newDepartment()
	const asha = await salesperson('Asha Varma')
	const at = new Date('2030-02-03T04:05:06.000Z')
	const id = await arrive(
		{
			name: 'Meera Nair',
			organization: '=HYPERLINK("x")',
			emailId: 'meera@spice.example',
			message: 'One\ntwo',
			selectedDepartmentId: departmentId,
			origin: {
				...{ page: '/contact', landingPage: '/services', referrer: 'news.example', pages: 3, language: 'en' },
				...{ campaign: { source: 'letter', campaign: 'autumn' }, country: 'IN' },
			},
		},
		at,
	)
	await arrive({ name: 'Another', selectedDepartmentId: departmentId })
	await asha.reply(id, 'Yes.')
	const unsent = await exported(asha, { departmentId, text: 'meera' })
	expect(Object.fromEntries(unsent.headers)).toMatchObject({
		'content-type': 'text/csv; charset=utf-8; header=present',
		filename: `enquiries-${companyToday()}.csv`,
	})
	const local = (moment: string) => companyTime(new Date(moment)).replace('T', ' ')
	const [heading, row, ...more] = (await unsent.text()).split('\r\n')
	expect(heading?.replace('\ufeff', '')).toBe(
		`Reference,Arrived (${brand.timeZone.name}),State,Owner,Department,Name,Organisation,Email,Phone,Message,Waiting since,First answer,Landing page,Campaign,Referrer,Country,Copied`,
	)
	expect(row?.replace(/Desk [\da-f-]+/, 'Desk')).toBe(
		`${referenceOf(id)},${local(at.toISOString())},Waiting,Asha Varma,Desk,Meera Nair,"'=HYPERLINK(""x"")",meera@spice.example,'914742555010,"One\ntwo",,,/services,letter / autumn,news.example,India,`,
	)
	expect(more).toEqual([''])
	// A reply is an answer once it has left.
	await sendDueMail(db, bindings, new Date(Date.now() + 60_000))
	const reply = (await asha.read(id)).messages.find(({ kind }) => kind === 'reply')
	expect(await rowsOf(await exported(asha, { departmentId, text: 'meera' }))).toEqual([
		expect.stringContaining(`,,${local(reply?.at ?? '')},/services,`),
	])
})

test('an export takes tab, owner and days', async () => {
	const departmentId = await newDepartment()
	const asha = await salesperson()
	const on = (name: string, day: string) => arrive({ name, selectedDepartmentId: departmentId }, new Date(day))
	await on('early', '2030-01-31T12:00:00Z')
	const id = await on('within', '2030-02-01T12:00:00Z')
	await on('late', '2030-02-02T12:00:00Z')
	const names = async (filter: object) =>
		(await rowsOf(await exported(asha, { departmentId, ...filter }))).map((line) => line.split(',')[5])
	expect(await names({})).toEqual(['late', 'within', 'early'])
	expect(await names({ from: '2030-02-01', to: '2030-02-01' })).toEqual(['within'])
	await asha.place(id, { ownerId: asha.id })
	expect(await names({ tab: 'open', owner: 'mine' })).toEqual(['within'])
	const reversed = await exported(asha, { departmentId, from: '2030-02-02', to: '2030-02-01' })
	expect(reversed.status).toBe(400)
	expect(await reversed.json()).toMatchObject({ fields: { to: 'The last day is not before the first' } })
})

test('the audit log keeps the number of rows and the filters, but no searched text', async () => {
	const departmentId = await newDepartment()
	const asha = await salesperson()
	await arrive({ name: 'Meera Nair', selectedDepartmentId: departmentId })
	await (await exported(asha, { departmentId, owner: 'nobody', text: 'meera', from: '2020-01-01' })).text()
	const [act] = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.action, 'exported'), eq(auditLog.actorId, asha.id)))
		.orderBy(desc(auditLog.id))
	expect(act).toMatchObject({ section: 'enquiries', itemId: null })
	expect(JSON.parse(act?.changes ?? '')).toEqual({
		count: [null, 1],
		tab: [null, 'all'],
		owner: [null, 'nobody'],
		departmentId: [null, departmentId],
		from: [null, '2020-01-01'],
		text: null,
	})
})
