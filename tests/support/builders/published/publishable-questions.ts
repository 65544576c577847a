import { beforeAll, describe, expect, test } from 'vitest'
import { fileRules } from '#contracts/shared/uploads.ts'
import { avifOf, bmpOf, gifOf, refusedPictures } from '../../files/picture-files.ts'
import { type Bytes, textBytes } from '../../files/sample-bytes.ts'
import { asFile, pngOf } from '../../files/sample-files.ts'
import { bindings, call } from '../../worker/app.ts'
import { logged } from '../../worker/console.ts'
import { databaseThatFails, databaseThatLosesAnswersTo } from '../../worker/faults.ts'
import { counts } from '../../worker/rows.ts'
import { addStaff, grant, sessionOf } from '../../worker/staff.ts'
import { aPicture, callsOf, type Publishable, partsBody } from './publishable.ts'

const rowsOf = async (sql: string, ...values: unknown[]) =>
	(
		await bindings.DB.prepare(sql)
			.bind(...values)
			.all<Record<string, unknown>>()
	).results

const contentVersion = async () => (await rowsOf('select version from content_version'))[0]?.version

/** The files that are kept and that no visitor may get. */
const hiddenFiles = () => rowsOf("select key from files where state = 'live' and shown = 0")

/** The tests that every published kind must pass. */
export function publishableQuestions(kind: Publishable): void {
	const { flag, title, picture } = kind
	const named = (name: string, published: boolean) => ({ ...kind.form(), [title]: name, [flag]: String(published) })
	let calls: Awaited<ReturnType<typeof callsOf>>
	beforeAll(async () => {
		calls = await callsOf(kind)
	})

	describe('saving', () => {
		test('a new item gets an id, an audit row with who wrote it, and makes every page new', async () => {
			const before = await contentVersion()
			const id = await calls.saved(named('Something new', true))
			expect(await calls.found(id)).toMatchObject({ [kind.id]: id, [title]: 'Something new', version: 1 })
			expect(await contentVersion()).toBeGreaterThan(Number(before))
			const acts = await rowsOf('select * from audit_log where section = ? and item_id = ?', kind.section, id)
			expect(acts).toMatchObject([{ action: 'added', actor_name: expect.any(String) }])
		})

		test('an edit changes the item and is written down with what was before', async () => {
			const id = await calls.saved(named('As it was', true))
			await calls.saved({ ...named('As it is', true), [kind.id]: String(id), version: '1' })
			expect(await calls.found(id)).toMatchObject({ [title]: 'As it is', version: 2, updatedBy: expect.any(String) })
			const [, act] = await rowsOf('select * from audit_log where section = ? and item_id = ?', kind.section, id)
			expect(act).toMatchObject({ action: 'changed' })
			expect(JSON.parse(String(act?.changes))).toMatchObject({ [title]: ['As it was', 'As it is'] })
		})

		test('an edit that started from an older version is refused, names who was faster, and changes nothing', async () => {
			const id = await calls.saved(named('First', true))
			const colleague = await addStaff({ fullName: 'Wanjiru Kamau' })
			await grant(colleague.id, [kind.role])
			const edit = { ...named('Second', true), [kind.id]: String(id), version: '1' }
			expect((await calls.save(edit, await sessionOf(colleague.id))).status).toBe(200)
			const stale = await calls.save({ ...edit, [title]: 'Third' })
			expect(stale.status).toBe(409)
			expect(await stale.json()).toMatchObject({
				code: 'write.stale',
				errorMsg: expect.stringContaining('Wanjiru Kamau changed this on'),
			})
			expect(await calls.found(id)).toMatchObject({ [title]: 'Second', version: 2 })
		})

		test('of two who save the same version at once one succeeds; the files of the other will be removed', async () => {
			const id = await calls.saved(named('Base', true))
			const edit = (name: string) =>
				calls.save({
					...named(name, true),
					[kind.id]: String(id),
					version: '1',
					[picture.changed]: 'true',
					[picture.part]: aPicture(picture.width, picture.height, name.length),
				})
			const answers = await Promise.all([edit('One'), edit('Other')])
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
			const winner = answers[0]?.status === 200 ? 'One' : 'Other'
			expect(await calls.found(id)).toMatchObject({ [title]: winner, version: 2 })
			const pending = await rowsOf("select * from files where state = 'pending' and due_at is null")
			expect(pending).toEqual([])
		})

		test('an unknown id is not found, an unknown field is named, and nothing is written', async () => {
			const before = await counts()
			const unknown = await calls.save({ ...named('Nobody', true), [kind.id]: '987654' })
			expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: kind.notFound }])
			const typo = await calls.save({ ...named('Typo', true), discription: 'x' })
			expect(typo.status).toBe(400)
			expect(await typo.json()).toMatchObject({ fields: { discription: 'Unknown field' } })
			expect(await counts()).toEqual(before)
		})
	})

	describe('pictures', () => {
		test('an edit keeps the picture unless its flag says otherwise, and a flag needs its file', async () => {
			const id = await calls.saved(named('Picture', true))
			const keyNow = async () =>
				(await rowsOf("select count(*) as live from files where state = 'live' and due_at is null"))[0]?.live
			const live = await keyNow()
			const another = aPicture(picture.width, picture.height, 3)
			await calls.saved({ ...named('Picture', true), [kind.id]: String(id), [picture.part]: another })
			expect(await keyNow()).toBe(live)
			const { [picture.part]: _, ...rest } = named('Picture', true)
			const without = await calls.save({ ...rest, [kind.id]: String(id), [picture.changed]: 'true' })
			expect(without.status).toBe(400)
		})

		test('a replaced picture stays for the history of the item, and no visitor gets it', async () => {
			const id = await calls.saved(named('Replaced', true))
			const before = await hiddenFiles()
			await calls.saved({
				...named('Replaced', true),
				[kind.id]: String(id),
				[picture.changed]: 'true',
				[picture.part]: aPicture(picture.width, picture.height, 7),
			})
			const after = await hiddenFiles()
			expect(after).toHaveLength(before.length + 1)
			for (const { key } of after) expect((await call(`/media/${key}/picture.png`)).status).toBe(404)
		})
	})

	describe('publishing', () => {
		const shown = async (name: string) => (await calls.publicRows()).some((row) => row[title] === name)

		test('what is unpublished is in no public answer, and from the save on that unpublishes it', async () => {
			const id = await calls.saved(named('A secret', false))
			expect(await shown('A secret')).toBe(false)
			const edit = (published: boolean) => calls.saved({ ...named('A secret', published), [kind.id]: String(id) })
			await edit(true)
			expect(await shown('A secret')).toBe(true)
			await edit(false)
			expect(await shown('A secret')).toBe(false)
		})

		test('its files are for visitors exactly as long as it is published; staff see them by a signed address', async () => {
			const id = await calls.saved(named('With files', false))
			const ownFiles = async () => {
				const text = JSON.stringify(await calls.found(id))
				return [...text.matchAll(/\/media\/[^"]+/g)].map(([address]) => address)
			}
			const statusOf = async (address: string) => (await call(address)).status
			const signed = await ownFiles()
			expect(signed.length).toBeGreaterThan(0)
			for (const address of signed) {
				expect(await statusOf(address)).toBe(200)
				expect(await statusOf(address.replace(/\?.*/, ''))).toBe(404)
				expect(await statusOf(address.replace(/signature=./, 'signature=x'))).toBe(404)
			}
			await calls.saved({ ...named('With files', true), [kind.id]: String(id) })
			for (const address of await ownFiles()) expect(await statusOf(address.replace(/\?.*/, ''))).toBe(200)
			await calls.saved({ ...named('With files', false), [kind.id]: String(id) })
			for (const address of await ownFiles()) expect(await statusOf(address.replace(/\?.*/, ''))).toBe(404)
		})

		test('the staff list is narrowed down by status; "All" is null', async () => {
			await calls.saved(named('Published one', true))
			await calls.saved(named('Unpublished one', false))
			const of = async (filter: unknown) => (await calls.list({ [kind.filter]: filter, [kind.paging]: 100 })).content
			const [all, published, unpublished] = [await of(null), await of(true), await of(false)]
			expect(published.every((row) => row[flag] === true)).toBe(true)
			expect(unpublished.every((row) => row[flag] === false)).toBe(true)
			expect(all).toHaveLength(published.length + unpublished.length)
			expect(await of(undefined)).toHaveLength(all.length)
		})

		test('the staff list is searched by title: any part, in any case, together with the status', async () => {
			const listed = async (search: string, filter: unknown = null) => {
				const query = { [kind.search]: search, [kind.filter]: filter, [kind.paging]: 100 }
				return (await calls.list(query)).content.map((row) => row[title])
			}
			await calls.saved(named('Ferries of the Ärmelkanal, 100% tidal', true))
			await calls.saved(named('No FERRIES today', false))
			expect((await listed('ferries')).sort()).toEqual(['Ferries of the Ärmelkanal, 100% tidal', 'No FERRIES today'])
			expect(await listed('ferries', true)).toEqual(['Ferries of the Ärmelkanal, 100% tidal'])
			expect(await listed('ferries', false)).toEqual(['No FERRIES today'])
			expect(await listed('äRMEL')).toEqual(['Ferries of the Ärmelkanal, 100% tidal'])
			expect(await listed('100% t')).toEqual(['Ferries of the Ärmelkanal, 100% tidal'])
			expect(await listed('ferries%today')).toEqual([])
		})

		test('pages hold each item once; odd pages and sizes are capped or refused', async () => {
			const all = (await calls.list({ [kind.paging]: 100 })).content.map((row) => row[kind.id])
			const paged: unknown[] = []
			for (let pageNumber = 1; (pageNumber - 1) * 3 < all.length; pageNumber += 1)
				paged.push(...(await calls.list({ pageNumber, [kind.paging]: 3 })).content.map((row) => row[kind.id]))
			expect(paged).toEqual(all)
			const ask = (query: object) => call(`${kind.base}/${kind.list}`, { json: query, headers: calls.headers })
			for (const query of [{ pageNumber: 1e9 }, { pageNumber: '1' }, { [kind.paging]: 1e6 }])
				expect((await ask(query)).status).toBe(200)
			for (const query of [{ pageNumber: 0 }, { pageNumber: -1 }, { pageNumber: 1.5 }, { [kind.paging]: 0 }])
				expect((await ask(query)).status).toBe(400)
			const otherName = kind.paging === 'size' ? 'pageSize' : 'size'
			expect((await ask({ [otherName]: 5 })).status).toBe(400)
		})
	})
}

/**
 * The tests of what forms of all kinds share: the parts of a request, pictures, and a database that fails. Ask them of one kind,
 * and `publishableQuestions` of each.
 */
export function sharedQuestions(kind: Publishable): void {
	const { flag, title, picture } = kind
	const named = (name: string, published: boolean) => ({ ...kind.form(), [title]: name, [flag]: String(published) })
	let calls: Awaited<ReturnType<typeof callsOf>>
	beforeAll(async () => {
		calls = await callsOf(kind)
	})

	describe('saving', () => {
		test('of twenty who save without a version at once all succeed, one after the other; no picture is stored twice or left pending', async () => {
			const id = await calls.saved(named('Base', true))
			const names = Array.from({ length: 20 }, (_, number) => `Edit ${number}`)
			const filesIn = async (state: string) =>
				(await rowsOf('select key from files where state = ? and due_at is not null', state)).length
			const [before, retired, pending] = [await counts(), await filesIn('retired'), await filesIn('pending')]
			const hidden = await hiddenFiles()
			const answers = await Promise.all(
				names.map((name, tone) =>
					calls.save({
						...named(name, true),
						[kind.id]: String(id),
						[picture.changed]: 'true',
						[picture.part]: aPicture(picture.width, picture.height, 100 + tone),
					}),
				),
			)
			expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
			expect(await calls.found(id)).toMatchObject({ version: 21 })
			expect([await filesIn('retired'), await filesIn('pending')]).toEqual([retired, pending])
			expect((await hiddenFiles()).length, 'revisions keep the replaced pictures').toBe(hidden.length + 20)
			expect((await counts()).files).toBe(Number(before.files) + 20)
			const acts = await rowsOf('select changes from audit_log where section = ? and item_id = ?', kind.section, id)
			const titles = acts.map(({ changes }) => (JSON.parse(String(changes)) as Record<string, unknown[]>)[title])
			expect(titles.slice(1).map((pair) => pair?.[0])).toEqual(titles.slice(0, -1).map((pair) => pair?.[1]))
		})

		test.each<[string, string, BodyInit]>([
			['no boundary', 'multipart/form-data', 'x'],
			[
				'another boundary',
				'multipart/form-data; boundary=b',
				'--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--a--',
			],
			[
				'a body that is cut off',
				'multipart/form-data; boundary=a',
				'--a\r\nContent-Disposition: form-data; name="title"\r\n\r\n1',
			],
			['no body', 'multipart/form-data; boundary=a', ''],
		])('a broken body is refused: %s', async (_, type, body) => {
			const before = await counts()
			const answer = await call(`${kind.base}/${kind.save}`, {
				body,
				headers: { ...calls.headers, 'Content-Type': type },
			})
			expect(answer.status).toBe(400)
			expect(await counts()).toEqual(before)
		})

		test('a part that comes twice and five thousand parts are refused', async () => {
			const twice = partsBody(named('Twice', true))
			twice.append(title, 'Once more')
			const many = partsBody(named('Many', true))
			for (let part = 0; part < 5000; part += 1) many.append(`part${part}`, 'x')
			for (const body of [twice, many]) {
				const answer = await call(`${kind.base}/${kind.save}`, { body, headers: calls.headers })
				expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'request.malformed' }])
			}
		})

		test('while the database refuses, nothing is published and no message tells why', async () => {
			const broken = { ...bindings, DB: databaseThatFails(new Error('canary of a value'), /insert into "audit_log"/) }
			const before = (await calls.publicRows()).length
			const answer = await call(`${kind.base}/${kind.save}`, {
				body: partsBody(named('Half', true)),
				headers: calls.headers,
				bindings: broken,
			})
			expect(answer.status).toBe(500)
			expect(await answer.text()).not.toContain('canary')
			expect(logged('error').join()).not.toContain('canary')
			expect(await calls.publicRows()).toHaveLength(before)
		})

		test('a save whose answer the database lost is answered as what it is: done, once; one that failed says to try again', async () => {
			const saveWith = (name: string, DB: D1Database) =>
				call(`${kind.base}/${kind.save}`, {
					body: partsBody(named(name, true)),
					headers: calls.headers,
					bindings: { DB },
				})
			const lost = await saveWith('Lost on the way', databaseThatLosesAnswersTo(/insert into "audit_log"/))
			expect(lost.status).toBe(200)
			expect(await calls.found(await lost.json())).toMatchObject({ [title]: 'Lost on the way', version: 1 })
			const broken = databaseThatFails(new Error('D1_ERROR: Network connection lost.'), /insert into "audit_log"/)
			const failed = await saveWith('Never written', broken)
			expect([failed.status, failed.headers.get('Retry-After')]).toEqual([503, '2'])
			const { content } = await calls.list({ [kind.paging]: 100 })
			const titles = content.map((row) => row[title])
			expect(titles.filter((each) => each === 'Lost on the way')).toHaveLength(1)
			expect(titles).not.toContain('Never written')
		})
	})

	describe('pictures', () => {
		test.each<[string, File, string]>([
			['a page named .png', asFile(textBytes('<script>alert(1)</script>'), 'page.png', 'image/png'), ''],
			[
				'half a picture',
				asFile(pngOf(picture.width, picture.height).slice(0, 40), 'half.png'),
				fileRules.picture.reasons.unreadable,
			],
			['nothing', asFile(new Uint8Array(), 'empty.png'), fileRules.picture.reasons.empty],
		])('%s is refused by what it is', async (_, file, reason) => {
			const before = await counts()
			const answer = await calls.save({ ...named('Picture', true), [picture.part]: file })
			expect(answer.status).toBe(400)
			const { fields } = (await answer.json()) as { fields: Record<string, string> }
			expect(fields).toEqual({ [picture.part]: `${picture.wrongType} ${reason}`.trim() })
			expect(await counts()).toEqual(before)
		})

		test('a picture is accepted whatever it is called, and its address gets the extension of its type', async () => {
			for (const name of ['picture', 'picture.exe', 'picture.jpg', 'picture.png (1)']) {
				const file = asFile(pngOf(picture.width, picture.height), name)
				const id = await calls.saved({ ...named('Picture', true), [picture.part]: file })
				expect(JSON.stringify(await calls.found(id))).toMatch(/\/media\/[\da-f-]{36}\/picture[\w.()-]*\.png\b/)
			}
		})

		test.each([
			['a drawing', asFile(refusedPictures.svg, 'drawing.svg', 'image/svg+xml'), fileRules.picture.reasons.svg],
			['a drawing named .png', asFile(refusedPictures.svg, 'drawing.png'), fileRules.picture.reasons.svg],
			['a photograph as HEIC', asFile(refusedPictures.heic, 'photo.heic'), fileRules.picture.reasons.heic],
			['a photograph as HEIC named .jpg', asFile(refusedPictures.heic, 'photo.jpg'), fileRules.picture.reasons.heic],
			['a scan as TIFF', asFile(refusedPictures.tiff, 'scan.tif'), fileRules.picture.reasons.tiff],
		])('%s is refused with the reason', async (_, file, reason) => {
			const before = await counts()
			const answer = await calls.save({ ...named('Picture', true), [picture.part]: file })
			expect(answer.status).toBe(400)
			const { fields } = (await answer.json()) as { fields: Record<string, string> }
			expect(fields).toEqual({ [picture.part]: `${picture.wrongType} ${reason}` })
			expect(await counts()).toEqual(before)
		})

		test.each<[string, string, (width: number, height: number) => Bytes]>([
			['gif', 'image/gif', gifOf],
			['avif', 'image/avif', avifOf],
			['bmp', 'image/bmp', bmpOf],
		])('a picture may be a .%s, stored as %s', async (extension, type, made) => {
			// A BMP of the usual size exceeds the limit.
			const file = asFile(made(90, 60), `picture.${extension}`)
			const answer = await calls.save({ ...named('Picture', true), [picture.part]: file })
			expect(await answer.json()).toEqual(expect.any(Number))
			expect(await rowsOf("select state from files where type = ? and state = 'live'", type)).toHaveLength(1)
		})
	})
}
