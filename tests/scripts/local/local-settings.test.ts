import { expect, test } from 'vitest'
import { completeSettings, newLocalSettings } from '#scripts/local/local-settings.ts'

test('new settings are local, fit the port and have unique secrets', () => {
	const settings = newLocalSettings(8787)
	expect(settings).toMatchObject({ ENVIRONMENT: 'local', ORIGIN: 'http://localhost:8787' })
	expect(settings.TOKEN_SECRET).toMatch(/^\w{60,}$/)
	expect(settings.PASSWORD_PEPPER).toMatch(/^\w{60,}$/)
	expect(settings.PASSWORD_PEPPER).not.toBe(settings.TOKEN_SECRET)
	expect(newLocalSettings(8787).TOKEN_SECRET).not.toBe(settings.TOKEN_SECRET)
})

test('present values stay, and only missing ones are added', () => {
	const mine = '# mine\nTOKEN_SECRET=chosen by hand\nORIGIN=http://localhost:8787'
	const wanted = { ORIGIN: 'http://localhost:8787', TOKEN_SECRET: 'new', PASSWORD_PEPPER: 'pepper' }
	expect(completeSettings(mine, wanted)).toBe(`${mine}\nPASSWORD_PEPPER=pepper\n`)
})

test('complete settings for the same port stay as they are', () => {
	const content = 'ORIGIN=http://localhost:8787\n'
	expect(completeSettings(content, { ORIGIN: 'http://localhost:8787' })).toBe(content)
})

test.each([
	['http://localhost:8787', 'http://localhost:9000'],
	['http://192.168.1.20:8787', 'http://192.168.1.20:8787'],
])('for port 9000, ORIGIN %s becomes %s', (before, after) => {
	const content = completeSettings(`A=1\nORIGIN=${before}\nB=2\n`, { ORIGIN: 'http://localhost:9000' })
	expect(content).toBe(`A=1\nORIGIN=${after}\nB=2\n`)
})
