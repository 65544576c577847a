import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftDetails, DraftRow, ItemValues } from '#contracts/items/drafts.ts'
import { fileFields, valueFields } from '#contracts/items/fields.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { everyKind } from '#tests/support/builders/items/item-kinds.ts'
import { formOf, itemCalls, rowsOf } from '#tests/support/builders/items/items.ts'
import { oddValues } from '#tests/support/builders/items/odd-values.ts'
import { someOf } from '#tests/support/server/effort.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { renderPreview } from '#tests/support/worker/preview-page.ts'
import { db } from '#tests/support/worker/staff.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { openPreview } from '#worker/features/previews/open-preview.ts'

beforeAll(addLabels)

/** The fields of a kind that a draft keeps as values. */
function fieldsOf(kind: ItemKindName): string[] {
	const { fields } = kinds[kind]
	const lists = fileFields(fields).flatMap(([, { alts }]) => alts ?? [])
	return [...valueFields(fields).map(([name]) => name), ...lists]
}

describe.each(Object.entries(everyKind))('%s', (name, make) => {
	const kind = name as ItemKindName
	const { titleField, htmlField } = kinds[kind]
	/** Each kind tries different values. Together the kinds try all of them. */
	const tried = someOf(oddValues, { usual: 4, turn: Object.keys(everyKind).indexOf(name) })
	let items: ReturnType<typeof itemCalls>
	let form: Awaited<ReturnType<typeof formOf>>
	let fields: string[]
	let address: string
	beforeAll(async () => {
		const { headers, saved } = await make()
		items = itemCalls(kind, headers)
		form = await formOf(items, await saved())
		fields = fieldsOf(kind)
		const path = await answered<string>(await items.post('livepreview', { itemId: form.itemId }))
		address = new URL(path, bindings.ORIGIN).href
	})

	/** Opens what shows the draft: its form and its preview. */
	async function expectOpen(about: string): Promise<DraftDetails> {
		const details = await items.draftOf(form.itemId)
		const opened = await openPreview(db, bindings, address, new Date())
		if (!opened || !details) throw new Error(`The draft does not open with ${about}`)
		const { head, body } = await renderPreview(opened, address)
		expect(body, about).toMatch(/>Preview: (?:not published|scheduled for|ended on|opens on|closed on)\b/)
		expect(`${head}${body}`, about).not.toMatch(/href="(?:javascript|data):/i)
		return details
	}
	const allWith = (value: ItemValues[string], chosen = fields): ItemValues => ({
		...form.values,
		// A draft that equals the live version is none.
		[titleField]: 'Another title',
		...Object.fromEntries(chosen.map((field) => [field, value])),
	})

	test('each field with what is half typed or wrong is refused by its name, or kept and shown', async () => {
		const formId = crypto.randomUUID()
		for (const value of tried) {
			const about = JSON.stringify(value)
			const all = await items.autosave({ ...form, formId, values: allWith(value) })
			let chosen = fields
			if (all.status !== 200) {
				const { code, fields: wrong }: { code: string; fields: Record<string, string> } = await all.json()
				expect([all.status, code], about).toEqual([400, 'request.invalid'])
				expect(fields, about).toEqual(expect.arrayContaining(Object.keys(wrong)))
				chosen = fields.filter((field) => !(field in wrong))
				await items.drafted({ ...form, formId, values: allWith(value, chosen) })
			}
			const { values } = await expectOpen(about)
			for (const field of chosen) if (field !== htmlField) expect(values[field], `${field}: ${about}`).toEqual(value)
		}
		const listed = await answered<DraftRow[]>(await items.ask('drafts'))
		expect(listed.map(({ itemId }) => itemId)).toContain(form.itemId)
		expect((await items.live(form.itemId)).values).toEqual(form.values)
	})

	test('a draft of an earlier version that holds any of them opens, and can be saved again', async () => {
		const before = await items.draftOf(form.itemId)
		for (const value of tried) {
			await rowsOf(
				'update drafts set form_values = ? where item_id = ? and kind = ?',
				JSON.stringify(allWith(value)),
				form.itemId,
				kind,
			)
			const { values } = await expectOpen(JSON.stringify(value))
			const again = await items.autosave({
				...form,
				formId: before?.formId ?? '',
				values: { ...form.values, ...values, [titleField]: 'Saved again' },
			})
			expect(again.status, JSON.stringify(value)).toBe(200)
		}
	})
})

test('a time, a zone, a country or another choice that cannot be is refused on its field; half-typed text is kept', async () => {
	const refusedFields = async (kind: ItemKindName, values: ItemValues) => {
		const { headers } = await everyKind[kind]()
		const answer = await itemCalls(kind, headers).autosave({ values })
		return answer.status === 200 ? [] : Object.keys((await answer.json<{ fields: object }>()).fields)
	}
	expect(await refusedFields('news', { title: 'A', publishAt: 'soon', url: 'http://' })).toEqual(['publishAt'])
	expect(await refusedFields('news', { title: 'A', url: 'http://', publishedDate: '' })).toEqual([])
	expect(await refusedFields('events', { title: 'A', timeZone: 'Mars/Phobos', startsAt: '2026-01-31' })).toEqual([
		'startsAt',
		'timeZone',
	])
	expect(
		await refusedFields('blogs', { heading: 'A', category: 'x', tags: '1,x', date: 'soon', active: 'maybe' }),
	).toEqual(['date', 'category', 'tags', 'active'])
	const job = { jobPosition: 'A', country: 'ZZ', salaryCurrency: 'rupees', salaryUnit: 'DECADE', salaryMin: '12,00' }
	expect(await refusedFields('careers', job)).toEqual(['country', 'salaryCurrency', 'salaryUnit'])
})
