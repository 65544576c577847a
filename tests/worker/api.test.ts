import { expect, test } from 'vitest'
import { call } from '#tests/support/worker/app.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'

const requestId = expect.stringMatching(/^[\da-f-]{36}$/)

test.each([
	'/api',
	'/api/',
	'/api/nothing',
	'/api/authcontroller',
	'/api/public/contactuscontroller/nothing',
	'/nothing',
])('%s does not exist: 404, as JSON', async (path) => {
	const answer = await call(path)
	expect(answer.status).toBe(404)
	expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
	expect(await answer.json()).toEqual({
		code: 'request.not-found',
		errorMsg: 'There is nothing at this address.',
		requestId,
	})
})

test.each([
	['GET', '/api/authcontroller/login', 'POST'],
	['PUT', '/api/authcontroller/login', 'POST'],
	['POST', '/api/authcontroller/logout', 'GET'],
	['DELETE', '/api/authcontroller/logout', 'GET'],
	['PATCH', '/api/fetchusername', 'GET'],
	['GET', '/api/public/contactuscontroller/saveContactUs', 'POST'],
	['POST', '/api/public/contactuscontroller/viewDepartments', 'GET'],
	['OPTIONS', '/api/changepassword', 'POST'],
	['DELETE', '/health', 'GET'],
])('%s %s is answered 405 with the allowed methods', async (method, path, allowed) => {
	const answer = await call(path, { method })
	expect(answer.status).toBe(405)
	expect(answer.headers.get('Allow')).toBe(allowed)
	expect(await answer.json()).toEqual({
		code: 'request.method',
		errorMsg: 'This address does not take that method.',
		requestId,
	})
})

test('below a guarded path, only users with the role learn which routes exist', async () => {
	const admin = await signedInAs(['Admin'])
	const wrongMethod = ['/api/usercontroller/saveusers', '/api/contactuscontroller/getContactUsRequests']
	for (const path of wrongMethod) {
		expect((await call(path)).status).toBe(401)
		expect((await call(path, { headers: await signedInAs(['Flyers']) })).status).toBe(403)
		expect((await call(path, { headers: admin })).status).toBe(405)
	}
	expect((await call('/api/usercontroller/nothing')).status).toBe(401)
	expect((await call('/api/usercontroller/nothing', { headers: admin })).status).toBe(404)
})

test('the request id of a refusal is also in its header, and new each time', async () => {
	const ids = await Promise.all(
		[1, 2].map(async () => {
			const answer = await call('/api/nothing')
			const body = (await answer.json()) as { requestId: string }
			expect(answer.headers.get('X-Request-Id')).toBe(body.requestId)
			return body.requestId
		}),
	)
	expect(new Set(ids).size).toBe(2)
})
