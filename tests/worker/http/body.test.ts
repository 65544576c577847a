import { describe, expect, test } from 'vitest'
import { call } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'

const enquiry = { name: 'Asha', selectedDepartmentId: 1, emailId: 'asha@bank.example', phoneNo: '1' }
const json = { 'Content-Type': 'application/json' }

/** One route of each audience, with a valid body. */
const routes = [
	['staff', '/api/usercontroller/getalluserdetails', {}],
	['visitors', '/api/public/contactuscontroller/saveContactUs', enquiry],
	['nobody in particular', '/api/authcontroller/login', { userName: 'asha', password: 'x' }],
] as const

const good = (body: object) => JSON.stringify(body).slice(0, -1)
const glue = (body: object) => (Object.keys(body).length > 0 ? ',' : '')
const bytes = (...parts: (string | number[])[]) =>
	new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))

/** Bodies that are not a JSON object, or that two parsers could read differently. */
const malformed: [string, (body: object) => BodyInit][] = [
	['null', () => 'null'],
	['a list', () => '[]'],
	['a number', () => '5'],
	['a text', () => '"text"'],
	['nothing that is JSON', () => '{name: 1}'],
	['half an object', (body) => good(body)],
	['two objects', (body) => `${JSON.stringify(body)}${JSON.stringify(body)}`],
	['a field nested 200 deep', (body) => `${good(body)}${glue(body)}"a":${'['.repeat(200)}${']'.repeat(200)}}`],
	['__proto__', (body) => `${good(body)}${glue(body)}"__proto__":{"isAdmin":true}}`],
	['__proto__ written with an escape', (body) => `${good(body)}${glue(body)}"\\u005f_proto__":{"isAdmin":true}}`],
	['__proto__ further in', (body) => `${good(body)}${glue(body)}"a":{"__proto__":{"isAdmin":true}}}`],
	['a key given twice', (body) => `${good(body)}${glue(body)}"a":1,"a":2}`],
	['a key given twice, once with an escape', (body) => `${good(body)}${glue(body)}"a":1,"\\u0061":2}`],
	['broken UTF-8', (body) => bytes(good(body), `${glue(body)}"a":"`, [0xc3, 0x28], '"}')],
	['half a surrogate pair in UTF-8', (body) => bytes(good(body), `${glue(body)}"a":"`, [0xed, 0xa0, 0x80], '"}')],
]

describe.each(routes)('a route for %s', (_, path, body) => {
	const headers = async () => ({
		...json,
		'X-Token': 'XXXX.DUMMY.TOKEN.XXXX',
		...(path.includes('usercontroller') ? await signedInAs(['Admin']) : {}),
	})

	test.each(malformed)('refuses %s', async (_, bodyOf) => {
		const sent = await headers()
		const before = await counts()
		const answer = await call(path, { body: bodyOf(body), headers: sent })
		expect(answer.status).toBe(400)
		expect(await answer.json()).toEqual({
			code: 'request.malformed',
			errorMsg: 'The request could not be read.',
			requestId: answer.headers.get('X-Request-Id'),
		})
		expect(await counts()).toEqual(before)
		expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
	})

	test('refuses more than 64 KB', async () => {
		const sent = await headers()
		const before = await counts()
		const answer = await call(path, { json: { ...body, message: 'a'.repeat(70_000) }, headers: sent })
		expect(answer.status).toBe(413)
		expect(await answer.json()).toMatchObject({ code: 'request.too-large' })
		expect(await counts()).toEqual(before)
	})

	test.each([
		'text/plain',
		'application/x-www-form-urlencoded',
		'multipart/form-data; boundary=x',
		'application/jsonp',
		'',
	])('refuses %j, which a page of another origin could send', async (type) => {
		const sent = await headers()
		const before = await counts()
		const answer = await call(path, { json: body, headers: { ...sent, 'Content-Type': type } })
		expect(answer.status).toBe(415)
		expect(await answer.json()).toMatchObject({ code: 'request.wrong-type' })
		expect(await counts()).toEqual(before)
	})

	test.each([
		['an empty body', ''],
		['no body at all', undefined],
	])('refuses %s that is announced as JSON', async (_, nothing) => {
		const answer = await call(path, { method: 'POST', body: nothing, headers: await headers() })
		expect(answer.status).toBe(400)
		expect(await answer.json()).toMatchObject({ code: 'request.malformed' })
	})
})

test.each([
	['/api/careerscontroller/savejobdetails', ['startDate', 'dueDate', 'salaryMin', 'salaryMax', 'jobPosition']],
	['/api/usercontroller/saveusers', ['userName', 'enabledPermissions', 'password']],
	['/api/blogscontroller/fetchAllBlogs', ['headingFilter', 'selectedTags']],
	['/api/public/contactuscontroller/saveContactUs', ['name', 'message', 'emailId']],
	['/api/authcontroller/login', ['userName', 'password']],
])(
	'%s: an object that cannot be compared, counted or converted to text is refused in every field',
	async (path, fields) => {
		const headers = { 'X-Token': 'XXXX.DUMMY.TOKEN.XXXX', ...(await signedInAs(['Admin'])) }
		const odd = { toString: 1, valueOf: 1, length: { toString: 1, valueOf: 1 } }
		const answer = await call(path, { json: Object.fromEntries(fields.map((field) => [field, odd])), headers })
		expect(answer.status).toBe(400)
		expect(Object.keys((await answer.json<{ fields: object }>()).fields)).toEqual(expect.arrayContaining([...fields]))
	},
)

test('fifty megabytes in chunks without a length are drained and refused before the route', async () => {
	const piece = new Uint8Array(1024 * 1024).fill(0x20)
	let read = 0
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (read === 50) return controller.close()
			read += 1
			controller.enqueue(piece)
		},
	})
	const before = await counts()
	const answer = await call('/api/authcontroller/login', { body, headers: json })
	expect(answer.status).toBe(413)
	expect(read).toBe(50)
	expect(await counts()).toEqual(before)
})

test('a body that breaks off is refused', async () => {
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(bytes('{"userName":'))
			controller.error(new Error('The connection was lost'))
		},
	})
	const answer = await call('/api/authcontroller/login', { body, headers: json })
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ code: 'request.malformed' })
})

test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])('%s is JSON', async (type) => {
	const body = JSON.stringify({ userName: '', password: '' })
	const answer = await call('/api/authcontroller/login', { body, headers: { 'Content-Type': type } })
	expect(await answer.json()).toMatchObject({ fields: { userName: 'Please provide your user name.' } })
})

test('quotation marks, escapes and brackets inside texts, and equal keys of different objects, are accepted', async () => {
	const message = '"a": {"a" : [[[ \\" }} \\\\'
	const headers = await signedInAs(['Admin'])
	const answer = await call('/api/usercontroller/getalluserdetails', { json: { userName: message }, headers })
	expect(answer.status).toBe(200)
	const nested = await call('/api/usercontroller/checkforusername', { json: { userName: { id: 1 }, id: 2 }, headers })
	expect(await nested.json()).toMatchObject({ code: 'request.invalid', fields: { userName: 'User Name is required' } })
})
