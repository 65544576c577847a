import { beforeEach, describe, expect, test } from 'vitest'
import type { SharedPreview, SiteAtPage } from '#contracts/items/previews.ts'
import type { UserDetails } from '#contracts/users/users.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { formOf, itemCalls, rowsOf } from '#tests/support/builders/items/items.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { saveUser, formOf as userFormOf } from '#tests/support/builders/user-form.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { addStaff, db, grant, permissionsFor, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { inHours } from '#tests/support/worker/stores.ts'
import { openPreview } from '#worker/features/previews/open-preview.ts'
import { asksForPreview } from '#worker/features/previews/preview-paths.ts'
import { asksForMoment, openMoment } from '#worker/features/previews/site-at.ts'
import { mediaPath } from '#worker/files/media-address.ts'

const minute = 60_000

/** A member of the news desk, and a hidden piece of news whose draft has a picture of its own. */
let desk: { id: number; headers: { Authorization: string } }
let items: ReturnType<typeof itemCalls>
let itemId: number
let key: string
/** The key of the picture that the draft has replaced. */
let formerKey: string

beforeEach(async () => {
	const { id } = await addStaff({ roles: ['NewsAdmin'] })
	desk = { id, headers: await sessionOf(id) }
	items = itemCalls('news', desk.headers)
	const { saved } = await callsOf(newsCalls)
	itemId = await saved({ ...newsCalls.form(), isPublished: 'false' })
	const form = await formOf(items, itemId)
	formerKey = form.kept.thumbnailImage ?? ''
	const drafted = await items.drafted({
		...form,
		kept: {},
		values: { ...form.values, title: 'What is typed' },
		files: { thumbnailImage: aPicture(640, 360, 7) },
	})
	key = drafted.files.thumbnailImage ?? ''
})

const live = async () => answered<string>(await items.post('livepreview', { itemId }))
const share = async () => answered<SharedPreview>(await items.post('sharepreview', { itemId }))
const address = (path: string) => new URL(path, bindings.ORIGIN).href
const openPage = (path: string, now = new Date()) => openPreview(db, bindings, address(path), now)
const tokenIn = (path: string, name = 'preview') => new URL(address(path)).searchParams.get(name) ?? ''
const pictureAt = (token: string, of = key) => `${mediaPath({ key: of, name: 'a.png' })}?preview=${token}`
const statusOf = async (path: string) => (await call(path)).status

/** Whether the page of a preview opens, and what its picture answers. */
const shown = async (path: string) => [
	(await openPage(path)) !== null,
	await statusOf(pictureAt(tokenIn(path))),
	await statusOf(`${pictureAt(tokenIn(path))}&w=160&f=webp`),
]
const open = [true, 200, 200]
const ended = [false, 404, 404]

const admin = () => signedInAs(['Admin'])
const save = async (changes: object) => {
	const answer = await saveUser({ ...(await userFormOf(desk.id)), ...changes }, await admin())
	expect(answer.status).toBe(200)
}
const logout = async () => call('/api/authcontroller/logout', { headers: desk.headers })
const deactivate = () => save({ active: false })
const loseRole = async () => save({ enabledPermissions: await permissionsFor(['Blogs']) })
const toTrash = async () => {
	const done = await itemCalls('news', await admin()).post('changeseveral', { action: 'delete', ids: [itemId] })
	expect(await done.json()).toMatchObject({ done: [itemId] })
}
const changeSession = (columns: string) => rowsOf(`update sessions set ${columns} where user_id = ?`, desk.id)
const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString()

describe('the page and the pictures of a form’s preview end at once', () => {
	test.each<[string, () => Promise<unknown>]>([
		['a logout', logout],
		['a deactivation', deactivate],
		['the loss of the role', loseRole],
		['two idle hours', () => changeSession(`last_seen_at = '${ago(121)}'`)],
		['the age of the session', () => changeSession(`expires_at = '${ago(0)}'`)],
		['the move of the item to the trash', toTrash],
	])('with %s', async (_, act) => {
		const path = await live()
		expect(await shown(path)).toEqual(open)
		await act()
		expect(await shown(path)).toEqual(ended)
	})

	test('and no other session opens them', async () => {
		const path = await live()
		await logout()
		await sessionOf(desk.id)
		expect(await shown(path)).toEqual(ended)
	})

	test('with its new draft, which was discarded', async () => {
		const { draftVersion } = await items.drafted({
			values: { title: 'Never saved' },
			files: { thumbnailImage: aPicture(640, 360, 9) },
		})
		const [draftId] = draftVersion?.split('.') ?? []
		const path = await answered<string>(await items.post('livepreview', { draftId }))
		expect(await openPage(path)).not.toBeNull()
		await items.post('discarddraft', { draftVersion })
		expect(await openPage(path)).toBeNull()
	})
})

describe('the page and the pictures of a link for reviewers', () => {
	test.each<[string, (link: SharedPreview) => Promise<unknown>]>([
		['its end', ({ id }) => items.post('revokepreview', { id })],
		['the deactivation of its maker', deactivate],
		['the loss of its maker’s role', loseRole],
		['the move of the item to the trash', toTrash],
		['its seven days', ({ id }) => rowsOf('update preview_links set expires_at = ? where id = ?', ago(0), id)],
		// As an account of an earlier version was deactivated, which ended no link.
		['a deactivation that ended no link', () => rowsOf('update users set active = 0 where id = ?', desk.id)],
		['a loss of the role that ended no link', () => grant(desk.id, [])],
	])('end at once with %s', async (_, act) => {
		const link = await share()
		expect(await shown(link.address)).toEqual(open)
		await act(link)
		expect(await shown(link.address)).toEqual(ended)
	})

	test('outlive the session of its maker', async () => {
		const link = await share()
		await logout()
		expect(await shown(link.address)).toEqual(open)
	})

	test('come back with the item, but not with a reactivated maker', async () => {
		const link = await share()
		await toTrash()
		const [entry] = await itemCalls('news', await admin()).trash()
		await itemCalls('news', await admin()).post('restorefromtrash', { trashId: entry?.trashId })
		expect((await openPage(link.address))?.preview.id).toBe(itemId)
		await deactivate()
		await save({ active: true })
		expect(await shown(link.address)).toEqual(ended)
	})
})

test('a deactivation lists the links that it ends, and the audit log has a row for each', async () => {
	const [one, other] = [await share(), await share()]
	await items.post('revokepreview', { id: other.id })
	const details = async () =>
		answered<UserDetails>(await call(`/api/usercontroller/fetchdetailsbyid/${desk.id}`, { headers: await admin() }))
	expect((await details()).reviewLinks).toEqual([{ id: one.id, kind: 'news', itemId, expiresAt: one.expiresAt }])
	await rowsOf('delete from audit_log')
	await deactivate()
	expect((await details()).reviewLinks).toEqual([])
	const acts = await rowsOf("select section, action, item_id from audit_log where action <> 'login' order by id")
	expect(acts).toEqual([
		{ section: 'news', action: 'preview link revoked', item_id: itemId },
		{ section: 'users', action: 'changed', item_id: desk.id },
	])
})

test('a role that stays keeps its links', async () => {
	const link = await share()
	await save({ fullName: 'Another Name', enabledPermissions: await permissionsFor(['NewsAdmin', 'Blogs']) })
	expect(await shown(link.address)).toEqual(open)
})

describe('a token', () => {
	test('shows the files of its draft, and those of the live version only where there is no draft', async () => {
		const token = tokenIn((await share()).address)
		expect(await statusOf(pictureAt(token, formerKey)), 'the draft has replaced it').toBe(404)
		const other = await callsOf(newsCalls)
		const otherId = await other.saved({ ...newsCalls.form(), isPublished: 'false' })
		const { kept } = await formOf(items, otherId)
		expect(await statusOf(pictureAt(token, kept.thumbnailImage)), 'it is another item’s').toBe(404)
		const draft = await items.draftOf(itemId)
		await items.post('discarddraft', { draftVersion: draft?.draftVersion })
		expect(await statusOf(pictureAt(token, formerKey))).toBe(200)
		expect(await statusOf(pictureAt(token))).toBe(404)
	})

	test('of one kind opens nothing as another', async () => {
		const previewToken = tokenIn(await live())
		const session = desk.headers.Authorization.replace(/^Bearer /i, '')
		const [page] = await answered<SiteAtPage[]>(
			await call('/api/dashboardcontroller/siteat', { json: { at: inHours(1).toISOString() }, headers: desk.headers }),
		)
		const momentToken = tokenIn(page?.path ?? '', 'at')
		for (const token of [momentToken, session]) {
			expect(await openPage(`/news?preview=${token}`)).toBeNull()
			expect(await statusOf(pictureAt(token))).toBe(404)
		}
		for (const token of [previewToken, session]) {
			expect(await openMoment(db, bindings, address(`/news?at=${token}`), new Date())).toBeNull()
			expect(await statusOf(pictureAt(token).replace('preview=', 'at='))).toBe(404)
		}
		for (const token of [previewToken, momentToken]) {
			const headers = { Authorization: `Bearer ${token}` }
			expect((await call('/api/itemscontroller/news/drafts', { headers })).status).toBe(401)
		}
	})

	test('opens the page that it previews, and no other', async () => {
		const token = tokenIn(await live())
		for (const path of ['/news', '/NEWS', '/news/', '/news?page=2'])
			expect(await openPage(`${path}${path.includes('?') ? '&' : '?'}preview=${token}`), path).not.toBeNull()
		for (const path of ['/', '/Login', '/Admin/NewsAdmin', '/contact', '/blog', `/BlogView/${itemId}`, '/news/rss.xml'])
			expect(await openPage(`${path}?preview=${token}`), path).toBeNull()
	})

	test('that has ended is known by the address of its page, which then answers 404', () => {
		for (const path of ['/news', '/resources/', '/BlogView/7', '/eventsview/900000000017', '/CareersApply/3'])
			expect(asksForPreview(address(`${path}?preview=x`)), path).toBe(true)
		for (const path of ['/?preview=x', '/contact?preview=x', '/blog?preview=x', '/news', '/BlogView/x?preview=x'])
			expect(asksForPreview(address(path)), path).toBe(false)
		expect(asksForMoment(address('/news?at=x'))).toBe(true)
		for (const path of ['/contact?at=x', '/news']) expect(asksForMoment(address(path))).toBe(false)
	})
})

describe('the lists and the pictures of a moment', () => {
	/** Replaces the live version in four hours by the draft. */
	async function moment(hours = 5) {
		const draft = await items.draftOf(itemId)
		const dueAt = inHours(4).toISOString()
		await items.post('schedulereplacement', { draftVersion: draft?.draftVersion, dueAt })
		const json = { at: inHours(hours).toISOString() }
		const [page] = await answered<SiteAtPage[]>(
			await call('/api/dashboardcontroller/siteat', { json, headers: desk.headers }),
		)
		return page?.path ?? ''
	}
	const shownAt = async (path: string) => [
		(await openMoment(db, bindings, address(path), new Date())) !== null,
		await statusOf(pictureAt(tokenIn(path, 'at')).replace('preview=', 'at=')),
	]

	test.each<[string, () => Promise<unknown>]>([
		['a logout', logout],
		['a deactivation', deactivate],
		['the loss of the role', loseRole],
	])('end at once with %s', async (_, act) => {
		const path = await moment()
		expect(await shownAt(path)).toEqual([true, 200])
		await act()
		expect(await shownAt(path)).toEqual([false, 404])
	})

	test('show no picture of a later replacement', async () => {
		expect(await shownAt(await moment(3))).toEqual([true, 404])
	})

	test('show the picture of an item that is published by then, and not after its end', async () => {
		const { saved } = await callsOf(newsCalls)
		const times = { publishAt: inHours(2).toISOString(), unpublishAt: inHours(6).toISOString() }
		const id = await saved({ ...newsCalls.form(), ...times })
		const { kept } = await formOf(items, id)
		const at = async (hours: number) =>
			statusOf(pictureAt(tokenIn(await moment(hours), 'at'), kept.thumbnailImage).replace('preview=', 'at='))
		expect([await at(1), await at(3), await at(7)]).toEqual([404, 200, 404])
	})
})
