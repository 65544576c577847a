import { expect, test } from 'vitest'
import { type AuditedAct, isAboutLabel } from '#contracts/operations/audit.ts'
import { arrive, salesperson } from '#tests/support/builders/desk.ts'
import { call } from '#tests/support/worker/app.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'

async function actsOf(userName: string): Promise<AuditedAct[]> {
	const headers = await signedInAs(['Admin'])
	const answer = await call('/api/auditcontroller/listacts', { json: { userName, section: 'enquiries' }, headers })
	return ((await answer.json()) as { content: AuditedAct[] }).content
}

test('acts of the desk name the sender of the enquiry, in the order in which they happened', async () => {
	const asha = await salesperson()
	const id = await arrive({ name: 'Meera Nair' })
	await asha.place(id, { ownerId: asha.id })
	await asha.send('note', { subjectId: id, text: 'Our best offer' })
	const { id: replyId } = (await (await asha.reply(id, 'An offer')).json()) as { id: number }
	await asha.send('undoreply', { id: replyId })
	const acts = await actsOf(asha.userName)
	expect(acts.map(({ action }) => action).reverse()).toEqual(['changed', 'noted', 'answered', 'answer taken back'])
	for (const act of acts) expect(act).toMatchObject({ itemId: id, title: 'Meera Nair', isThere: true })
	expect(acts.at(-1)?.changes.map(({ field }) => field)).toEqual(['state', 'owner'])
	expect(JSON.stringify(acts)).not.toContain('offer')
})

test('acts on saved replies have their title, also after they are deleted, and are about no enquiry', async () => {
	const asha = await salesperson()
	const form = { title: 'Prices of today', text: 'Dear {name}' }
	const id = await (await asha.send('savesavedreply', form)).json<number>()
	await asha.send('savesavedreply', { ...form, id, text: 'Hello {name}', version: 1 })
	const path = `/api/enquirydeskcontroller/savedreply/${id}`
	const before = await actsOf(asha.userName)
	expect(before.map(({ title, isThere }) => [title, isThere])).toEqual(Array(2).fill(['Prices of today', true]))
	expect((await call(path, { method: 'DELETE', headers: asha.headers })).status).toBe(200)
	const acts = await actsOf(asha.userName)
	expect(acts.map(({ action }) => action)).toEqual(['saved reply deleted', 'saved reply changed', 'saved reply added'])
	expect(acts[0]).toMatchObject({ title: 'Prices of today', isThere: false })
	for (const act of acts) expect(isAboutLabel(act)).toBe(true)
})
