import { expect, test } from 'vitest'
import { someOf } from '#tests/support/server/effort.ts'
import { call } from '#tests/support/worker/app.ts'
import { addressOf, publicRoutes, staffRoutes } from '#tests/support/worker/routes.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'

/** Other spellings of an address. Each has bypassed a guard in some product. */
const spellings: Record<string, (path: string) => string> = {
	'a slash at the end': (path) => `${path}/`,
	'two slashes at the end': (path) => `${path}//`,
	'two slashes in front': (path) => `/${path}`,
	'two slashes inside': (path) => path.replace('/api/', '/api//'),
	'upper case': (path) => path.toUpperCase(),
	'lower case': (path) => path.toLowerCase(),
	'an upper-case root': (path) => path.replace('/api/', '/API/'),
	'a dot segment': (path) => path.replace('/api/', '/api/./'),
	'an encoded dot segment': (path) => path.replace('/api/', '/api/%2e/'),
	'a way through a public path': (path) => path.replace('/api/', '/api/public/../'),
	'an encoded way through a public path': (path) => path.replace('/api/', '/api/public/%2e%2e/'),
	'an encoded slash': (path) => path.replace('/api/', '/api%2F'),
	'an encoded letter': (path) => path.replace('/api/', '/%61pi/'),
	'an encoded letter at the end': (path) => `${path.slice(0, -1)}%${path.slice(-1).charCodeAt(0).toString(16)}`,
	'a letter encoded twice': (path) => path.replace('/api/', '/%2561pi/'),
	'a matrix parameter': (path) => `${path};x=1`,
	'an encoded matrix parameter': (path) => `${path}%3Bx`,
	'an encoded question mark': (path) => `${path}%3Fx=1`,
	'an encoded NUL': (path) => `${path}%00`,
	'a broken escape': (path) => `${path}%zz`,
	'an extension': (path) => `${path}.json`,
	'a backslash': (path) => path.replace('/api/', '/api\\'),
	'a query': (path) => `${path}?public=1`,
}

const closed = ['session.required', 'session.expired', 'role.required', 'bot-check.failed']
const nowhere = ['request.not-found', 'request.method']

/** This run tries each route in some spellings; the nightly run tries all. */
test.each(Object.keys(spellings).map((name, turn) => [name, turn] as const))(
	'%s bypasses no guard',
	async (name, turn) => {
		const spelling = spellings[name] ?? String
		const nobody = {}
		const [ofFlyers, ofNews] = [await signedInAs(['Flyers']), await signedInAs(['NewsAdmin'])]
		for (const { method, path } of someOf([...staffRoutes, ...publicRoutes], { usual: 25, turn })) {
			const forEverybody =
				/\/authcontroller\/|\/(fetchusername|changepassword|saveowndetails|summary|comingup|siteat|search)$/.test(path)
			const wrongRole = path.includes('/flyerscontroller/') ? ofNews : ofFlyers
			for (const headers of forEverybody ? [nobody] : [nobody, wrongRole]) {
				const body = method === 'POST' ? { json: {} } : {}
				const answer = await call(spelling(addressOf(path)), { method, headers, ...body })
				const { code } = (await answer.json()) as { code: string }
				expect([...closed, ...nowhere], `${method} ${spelling(path)}`).toContain(code)
			}
		}
	},
)

test('a spelling that reaches the route reaches its guard too', async () => {
	const answer = await call('/%61pi/usercontroller/fetchpermission%73', { headers: await signedInAs(['Flyers']) })
	expect(answer.status).toBe(403)
})
