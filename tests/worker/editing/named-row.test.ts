import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staffCall } from '#tests/support/builders/published/blogs.ts'
import { databaseThatLosesAnswersTo } from '#tests/support/worker/faults.ts'
import { anEditor, db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { findName, saveNamedRow } from '#worker/editing/rows/named-row.ts'
import { blogTags } from '#worker/features/blogs/blogs.table.ts'
import { labelKinds } from '#worker/features/blogs/labels.ts'

const { tag } = labelKinds
const rename = async (id: number, name: string, version?: number) =>
	saveNamedRow(db, tag, { id, version }, () => ({ name }), await anEditor())

test('a save whose response is lost stores one row and returns its id', async () => {
	const bindings = { DB: databaseThatLosesAnswersTo(/insert into "audit_log"/) }
	const answer = await staffCall('saveBlogsTags', { json: { tagsName: 'Lost and found' }, bindings })
	expect(answer.status).toBe(200)
	const rows = await db.select({ id: blogTags.id }).from(blogTags).where(eq(blogTags.name, 'Lost and found'))
	expect(rows).toEqual([{ id: await answer.json() }])
})

test('each save counts the version up, and a stale one names the last editor', async () => {
	const added = await saveNamedRow(db, tag, { id: null }, () => ({ name: 'One' }), await anEditor())
	expect(added?.version).toBe(1)
	const id = added?.id ?? 0
	expect(await rename(id, 'Two', 1)).toEqual({ id, version: 2 })
	await expect(rename(id, 'Three', 1)).rejects.toMatchObject({
		code: 'write.stale',
		message: expect.stringMatching(/^Full Name of .+ changed this on/),
	})
	expect(await rename(id, 'Four')).toEqual({ id, version: 3 })
	expect(await findName(db, tag, id)).toEqual({ id, name: 'Four', version: 3 })
})

test('a name that another row has leaves the row and the audit log as they are', async () => {
	const acts = () => db.$count(auditLog)
	const added = await saveNamedRow(db, tag, { id: null }, () => ({ name: 'Ledger' }), await anEditor())
	const before = await acts()
	expect(await saveNamedRow(db, tag, { id: null }, () => ({ name: ' LEDGER ' }), await anEditor())).toBeNull()
	expect(await acts()).toBe(before)
	expect(await rename(added?.id ?? 0, 'LEDGER')).toMatchObject({ version: 2 })
})
