import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { failedSignInLimit } from '#contracts/shared/periods.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { linkFor, reset } from '#tests/support/worker/reset-link.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, db, somePassword } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { counters } from '#worker/data/counters.table.ts'
import { counterKey } from '#worker/visitors/rate-limit.ts'
import { visitorAddress } from '#worker/visitors/visitor-address.ts'

afterEach(() => {
	vi.useRealTimers()
})

/** Counts this many failed sign-ins of the address within the hour. */
async function failedBefore(times: number, address: string) {
	const visitor = visitorAddress(new Headers(address === '' ? {} : { 'CF-Connecting-IP': address }))
	const key = await counterKey(bindings.TOKEN_SECRET, failedSignInLimit, visitor)
	const resetsAt = new Date(Date.now() + failedSignInLimit.windowMs).toISOString()
	const row = { count: times, resetsAt }
	await db
		.insert(counters)
		.values({ key, ...row })
		.onConflictDoUpdate({ target: counters.key, set: row })
}

test('of 20 wrong passwords at once from 20 addresses, five are looked at; the others are answered alike', async () => {
	const { id, userName } = await addStaff()
	const statuses = await Promise.all(
		Array.from({ length: 20 }, (_, n) => trySignIn(userName, `Wrong&Password${n}`, `203.0.113.${n}`)),
	)
	expect(statuses).toEqual(Array(20).fill(401))
	const acts = async (action: string) => {
		const rows = await db
			.select({ times: auditLog.times })
			.from(auditLog)
			.where(and(eq(auditLog.itemId, id), eq(auditLog.action, action)))
		return rows.reduce((all, { times }) => all + times, 0)
	}
	expect(await acts('sign-in failed')).toBe(5)
	expect(await acts('sign-in failed: resting')).toBe(15)
})

test('after five failures even the right password waits a minute; then it works', async () => {
	const { userName } = await addStaff()
	const begin = Date.now()
	vi.setSystemTime(begin)
	for (let n = 0; n < 5; n += 1) expect(await trySignIn(userName, 'wrong')).toBe(401)
	expect(await trySignIn(userName, somePassword)).toBe(401)
	vi.setSystemTime(begin + 59_000)
	expect(await trySignIn(userName, somePassword)).toBe(401)
	vi.setSystemTime(begin + 61_000)
	expect(await trySignIn(userName, somePassword)).toBe(200)
})

test('four failures do not hinder the right password, and it forgets them', async () => {
	const { userName } = await addStaff()
	for (let round = 0; round < 3; round += 1) {
		for (let n = 0; n < 4; n += 1) expect(await trySignIn(userName, 'wrong')).toBe(401)
		expect(await trySignIn(userName, somePassword)).toBe(200)
	}
})

test('an account that rests does not hinder another, and has one rest under all spellings of its name', async () => {
	const { userName } = await addStaff({ userName: 'spelled' })
	const other = await addStaff()
	for (let n = 0; n < 5; n += 1) await trySignIn(['spelled', 'SPELLED', ' Spelled'][n % 3] ?? '', 'wrong')
	expect(await trySignIn(userName, somePassword)).toBe(401)
	expect(await trySignIn('ＳＰＥＬＬＥＤ', somePassword)).toBe(401)
	expect(await trySignIn(other.userName, somePassword)).toBe(200)
})

test('failures under the name and under the address count on one account, and a success under either forgets them', async () => {
	const { userName, email } = await addStaff()
	const ways = [userName, `${email}@company.example`, `${email.toUpperCase()}@COMPANY.example`]
	for (let n = 0; n < 4; n += 1) expect(await trySignIn(ways[n % 3] ?? '', 'wrong')).toBe(401)
	expect(await trySignIn(`${email}@company.example`, somePassword)).toBe(200)
	for (let n = 0; n < 5; n += 1) expect(await trySignIn(ways[n % 3] ?? '', 'wrong')).toBe(401)
	for (const way of ways) expect(await trySignIn(way, somePassword), way).toBe(401)
})

test('after a reset a locked account may sign in with its address at once', async () => {
	const { email } = await addStaff()
	const address = `${email}@company.example`
	for (let n = 0; n < 6; n += 1) await trySignIn(address, 'wrong')
	await reset(await linkFor(email))
	expect(await trySignIn(address, 'Rivermoon1@')).toBe(200)
})

test('80 failures an hour from one address; then 429 with the time to wait, whatever the name and the password', async () => {
	const address = '198.51.100.1'
	const { userName } = await addStaff()
	await failedBefore(79, address)
	expect(await trySignIn('somebody', 'wrong', address)).toBe(401)
	const tries = [{ userName: 'somebody' }, { userName: 'somebody else' }, { userName }]
	for (const { userName: name } of tries) {
		const answer = await call('/api/authcontroller/login', {
			json: { userName: name, password: somePassword },
			headers: { 'CF-Connecting-IP': address },
		})
		expect(answer.status).toBe(429)
		expect(await answer.json()).toMatchObject({
			code: 'request.too-many',
			errorMsg: 'Too many attempts. Please try again later.',
		})
		const wait = Number(answer.headers.get('Retry-After'))
		expect(wait).toBeGreaterThan(3_500)
		expect(wait).toBeLessThanOrEqual(3_600)
	}
	expect(await trySignIn(userName, somePassword, '198.51.100.2')).toBe(200)
})

test('the hour passes', async () => {
	const begin = Date.now()
	vi.setSystemTime(begin)
	const address = '198.51.100.3'
	const { userName } = await addStaff()
	await failedBefore(80, address)
	expect(await trySignIn(userName, somePassword, address)).toBe(429)
	vi.setSystemTime(begin + 59 * 60_000)
	expect(await trySignIn(userName, somePassword, address)).toBe(429)
	vi.setSystemTime(begin + 60 * 60_000)
	expect(await trySignIn(userName, somePassword, address)).toBe(200)
})

test('sign-ins that succeed and forms that are refused do not count', async () => {
	const address = '198.51.100.4'
	const { userName } = await addStaff()
	await failedBefore(79, address)
	for (let n = 0; n < 4; n += 1) {
		expect(await trySignIn(userName, somePassword, address)).toBe(200)
		expect(await trySignIn('', '', address)).toBe(400)
	}
	expect(await trySignIn(userName, 'wrong', address)).toBe(401)
	expect(await trySignIn(userName, 'wrong', address)).toBe(429)
})

test('a field or a header that changes with every try does not reset the count', async () => {
	const address = '198.51.100.5'
	await failedBefore(80, address)
	for (let n = 0; n < 5; n += 1) {
		const headers = {
			'CF-Connecting-IP': address,
			'X-Forwarded-For': `10.0.0.${n}`,
			'X-Real-IP': `10.0.0.${n}`,
			'True-Client-IP': `10.0.0.${n}`,
			Forwarded: `for=10.0.0.${n}`,
			'User-Agent': `browser ${n}`,
		}
		const json = { userName: 'somebody', password: 'wrong' }
		expect((await call('/api/authcontroller/login', { json, headers })).status).toBe(429)
		const withField = await call('/api/authcontroller/login', { json: { ...json, email: `a${n}@b.example` }, headers })
		expect(withField.status).toBe(400)
	}
})

test.each([
	['an IPv4 address and its form in IPv6', '192.0.2.7', '::ffff:192.0.2.7', 429],
	['two addresses of one IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff:0:0:9', 429],
	['one IPv6 address written in two ways', '2001:db8:1:3::1', '2001:0DB8:0001:0003:0:0:0:1', 429],
	['addresses of two IPv6 networks', '2001:db8:1:4::1', '2001:db8:1:5::1', 401],
	['two IPv4 addresses', '192.0.2.8', '192.0.2.9', 401],
	['no address and no address', '', '', 429],
	['no address and an address', '', '192.0.2.10', 401],
])('%s count as one, or not', async (_, first, second, status) => {
	await failedBefore(80, first)
	expect(await trySignIn('somebody', 'wrong', first)).toBe(429)
	expect(await trySignIn('somebody', 'wrong', second)).toBe(status)
})
