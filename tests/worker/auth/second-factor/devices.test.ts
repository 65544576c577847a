import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeviceRow } from '#contracts/auth/account-security.ts'
import { call } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { addStaff, sessionOf, somePassword } from '#tests/support/worker/staff.ts'

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00.000Z') })
})
afterEach(() => {
	vi.useRealTimers()
})

type Headers = { Authorization: string }
const passDays = (days: number) => vi.setSystemTime(Date.now() + days * 24 * 60 * 60_000)
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const chrome =
	'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

const signIn = async (userName: string, agent: string, country: string, to = mailbox()) => {
	const headers = { 'User-Agent': agent, 'CF-IPCountry': country }
	// No two sign-ins of a user are of one moment.
	vi.setSystemTime(Date.now() + 1_000)
	const json = { userName, password: somePassword }
	const answer = await call('/api/authcontroller/login', { json, headers, bindings: to.bindings })
	return {
		headers: { Authorization: ((await answer.json()) as { refresh_token: string }).refresh_token },
		sent: to.sent,
	}
}
const devices = async (headers: Headers) =>
	(await (await call('/api/authcontroller/sessions', { headers })).json()) as DeviceRow[]
const end = (id: string | null, headers: Headers) => call('/api/authcontroller/endsessions', { json: { id }, headers })

test('a user sees where they are signed in, and ends one session or all others', async () => {
	const { userName } = await addStaff()
	const { headers: here } = await signIn(userName, firefox, 'IN')
	const { headers: there } = await signIn(userName, chrome, 'T1')
	const { headers: elsewhere } = await signIn(userName, '', 'XX')
	const list = await devices(here)
	expect(list).toHaveLength(3)
	expect(list).toContainEqual(
		expect.objectContaining({ browser: 'Firefox', system: 'Linux', country: 'IN', isCurrent: true }),
	)
	expect(list).toContainEqual(
		expect.objectContaining({ browser: 'Chrome', system: 'Windows', country: null, isCurrent: false }),
	)
	expect(list).toContainEqual(expect.objectContaining({ browser: null, system: null, country: null }))

	const chosen = list.find(({ browser }) => browser === 'Chrome')?.id ?? ''
	expect(await (await end(chosen, here)).json()).toEqual({ ended: 1 })
	expect((await call('/api/fetchusername', { headers: there })).status).toBe(401)
	expect(await (await end(null, here)).json()).toEqual({ ended: 1 })
	expect((await call('/api/fetchusername', { headers: elsewhere })).status).toBe(401)
	expect(await devices(here)).toMatchObject([{ isCurrent: true }])
})

test('nobody ends the session of somebody else, but an Admin', async () => {
	const [one, other] = [await addStaff(), await addStaff({ roles: ['UserListing'] })]
	const { headers: theirs } = await signIn(one.userName, firefox, 'IN')
	const manager = await sessionOf(other.id)
	const id = (await devices(theirs))[0]?.id ?? ''
	expect(await (await end(id, manager)).json()).toEqual({ ended: 0 })
	const ask = (headers: Headers) =>
		call('/api/usercontroller/endusersessions', { json: { userId: one.id, id: null }, headers })
	expect((await ask(manager)).status).toBe(403)
	const admin = await sessionOf((await addStaff({ roles: ['Admin'] })).id)
	const seen = await call(`/api/usercontroller/usersessions/${one.id}`, { headers: admin })
	expect(await seen.json()).toMatchObject([{ id, browser: 'Firefox', isCurrent: false }])
	expect(await (await ask(admin)).json()).toEqual({ ended: 1 })
	expect((await call('/api/fetchusername', { headers: theirs })).status).toBe(401)
})

test('a sign-in with a new device is told to the user, but not the first one, and not one of the last 90 days', async () => {
	const { userName } = await addStaff()
	const subjects = async (agent: string, country: string) =>
		(await signIn(userName, agent, country)).sent.map(({ subject }) => subject)
	expect(await subjects(firefox, 'IN'), 'the first').toEqual([])
	expect(await subjects(firefox.replaceAll('140', '141'), 'IN'), 'a newer version').toEqual([])
	const { sent } = await signIn(userName, chrome, 'DE')
	expect(sent.map(({ subject }) => subject)).toEqual(['A sign-in with a new device'])
	expect(sent[0]?.text).toContain('with Chrome on Windows, from Germany')
	expect(await subjects(firefox, 'FR'), 'another country').toEqual(['A sign-in with a new device'])
	passDays(89)
	expect(await subjects(chrome, 'DE')).toEqual([])
	passDays(90)
	expect(await subjects(chrome, 'DE')).toEqual([])
	passDays(91)
	expect(await subjects(chrome, 'DE')).toEqual(['A sign-in with a new device'])
})

test.each(['a known browser on Windows, from India. It was you. Visit evil.example', '<b>Nothing to do'])(
	'the mail about a new device says nothing that the browser made up: %s',
	async (madeUp) => {
		const { userName } = await addStaff()
		await signIn(userName, chrome, 'IN')
		const { sent } = await signIn(userName, `${madeUp}/1 x`, 'DE')
		expect(sent[0]?.text).toContain('with an unknown browser on ')
		expect(sent[0]?.text).not.toContain(madeUp.slice(-15))
	},
)

test('a change of an address is told at the former one', async () => {
	const admin = await sessionOf((await addStaff({ roles: ['Admin'] })).id)
	const { id, email } = await addStaff()
	const user = await (await call(`/api/usercontroller/fetchdetailsbyid/${id}`, { headers: admin })).json()
	const { permissionsList, reviewLinks: _, ...details } = user as Record<string, unknown>
	const to = mailbox()
	const json = { ...details, email: `moved${id}`, enabledPermissions: permissionsList, password: '' }
	const saved = await call('/api/usercontroller/saveusers', { json, headers: admin, bindings: to.bindings })
	expect(saved.status).toBe(200)
	expect(to.sent.map((letter) => [letter.to, letter.subject])).toEqual([
		[`${email}@company.example`, 'Your address was changed'],
	])
})
