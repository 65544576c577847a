import { beforeEach, expect, test } from 'vitest'
import { kindFacts } from '#contracts/items/kinds.ts'
import { aFormId, fileState, itemCalls, rowsOf } from '#tests/support/builders/items/items.ts'
import { aPicture } from '#tests/support/builders/published/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { addStaff, db, sessionOf } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree, inHours } from '#tests/support/worker/stores.ts'
import { expireDrafts } from '#worker/features/items/expire-drafts.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'
import { letterMoment } from '#worker/mail/letter-text.ts'

const days = (count: number) => inHours(count * 24, 1)

let author: Awaited<ReturnType<typeof addStaff>>
let items: ReturnType<typeof itemCalls>
beforeEach(async () => {
	await rowsOf('delete from outbox')
	author = await addStaff({ roles: ['NewsAdmin'] })
	items = itemCalls('news', await sessionOf(author.id))
})

const aDraft = async (title = 'Forgotten') => {
	const form = { formId: aFormId(), values: { title } }
	return { form, saved: await items.drafted({ ...form, files: { thumbnailImage: aPicture() } }) }
}
const idOf = (draftVersion: string | null) => Number(draftVersion?.split('.')[0])
const exists = async (draftVersion: string | null) =>
	(await rowsOf('select id from drafts where id = ?', idOf(draftVersion))).length === 1

const mails = () => rowsOf("select kind, subject_id from outbox where kind = 'draft-expires'")

test('a draft that nobody touches is announced to its author after 90 days, once, and deleted 14 days later', async () => {
	const { saved } = await aDraft()
	const { thumbnailImage = '' } = saved.files
	await expireDrafts(db, days(89))
	expect(await mails()).toEqual([])
	for (const day of [90, 91]) await expireDrafts(db, days(day))
	expect(await mails()).toEqual([{ kind: 'draft-expires', subject_id: idOf(saved.draftVersion) }])

	const { sent, bindings: up } = mailbox()
	await sendDueMail(db, up, days(90))
	const [due] = letterMoment(days(104).toISOString()).split(',')
	const link = `${bindings.ORIGIN}${kindFacts.news.addPath}?draft=${idOf(saved.draftVersion)}`
	expect(sent).toMatchObject([
		{
			to: `${author.email}@company.example`,
			text: expect.stringMatching(
				new RegExp(`News: Forgotten\n[^]*${due}[^]*Open the draft: ${RegExp.escape(link)}\n`),
			),
		},
	])

	await expireDrafts(db, days(103))
	expect(await exists(saved.draftVersion)).toBe(true)
	await expireDrafts(db, inHours(104 * 24, 2))
	expect(await exists(saved.draftVersion)).toBe(false)
	expect(await fileState(thumbnailImage)).toEqual({ state: 'retired', shown: 0 })
	await expectStoresToAgree()
})

test('an announced draft that is touched stays, and is announced again after another 90 days', async () => {
	const { form, saved } = await aDraft()
	await expireDrafts(db, days(90))
	const touched = await items.drafted({ ...form, draftVersion: saved.draftVersion, values: { title: 'Remembered' } })
	await rowsOf('update drafts set updated_at = ? where id = ?', days(95).toISOString(), idOf(saved.draftVersion))
	await expireDrafts(db, days(110))
	expect(await exists(touched.draftVersion)).toBe(true)
	expect(await mails()).toHaveLength(1)
	await expireDrafts(db, days(186))
	expect(await mails()).toHaveLength(2)
})

test('a draft whose author has left is deleted without a mail, and so is one that is gone', async () => {
	const { saved } = await aDraft()
	await expireDrafts(db, days(90))
	await rowsOf('update users set active = 0 where id = ?', author.id)
	const { sent, bindings: up } = mailbox()
	await sendDueMail(db, up, days(90))
	expect(sent).toEqual([])
	expect(await rowsOf("select status from outbox where kind = 'draft-expires'")).toEqual([{ status: 'dropped' }])
	await expireDrafts(db, days(105))
	expect(await exists(saved.draftVersion)).toBe(false)
})

test('open drafts of many authors are announced in several runs', async () => {
	for (let count = 0; count < 25; count += 1) await items.drafted({ values: { title: `Draft ${count}` } })
	await expireDrafts(db, days(90))
	expect((await mails()).length).toBe(20)
	await expireDrafts(db, days(90))
	expect((await mails()).length).toBeGreaterThanOrEqual(25)
})
