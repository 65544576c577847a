import { expect, test } from 'vitest'
import { cityOf, headOffice } from '#web/content/brand-facts.ts'
import { curlText } from '#web/site/developers/curl-text.ts'
import { sectionsFor, sectionsOf } from '#web/site/developers/reference.ts'
import { ownRefusals, sharedRefusals } from '#web/site/developers/refusals.ts'
import { api } from '#worker/api.ts'
import { openApiDocument } from '#worker/openapi/document.ts'

const document = openApiDocument(api.routes)
const sections = sectionsOf(document)
const calls = sections.flatMap((section) => section.calls)
const call = (path: string) => calls.find((each) => each.path === path)

test('the reference has every call once, and no empty section', () => {
	const paths = Object.keys(document.paths)
	expect(calls.map(({ path }) => path).sort()).toEqual(paths.sort())
	expect(sections.filter((section) => section.calls.length === 0)).toEqual([])
})

test('a list says who may read it, with its query and its answer', () => {
	expect(call('/api/newscontroller/listnewsdetails')).toMatchObject({
		id: 'newsListnewsdetails',
		method: 'POST',
		credentials: 'Session with the role Admin or NewsAdmin',
		fields: [
			{ name: 'pageNumber', type: 'integer or string', isRequired: false },
			{ name: 'size', isRequired: false },
			{ name: 'isPublished', type: 'boolean or null' },
			{ name: 'title', type: 'string or null', isRequired: false },
			{ name: 'sortBy', type: 'string or null', isRequired: false },
			{ name: 'sortDirection', type: 'string or null', isRequired: false },
		],
		request: [
			'curl -X POST "$SITE/api/newscontroller/listnewsdetails" \\',
			'  -H "Authorization: $TOKEN" \\',
			'  -H "Content-Type: application/json" \\',
			'  -d \'{"pageNumber":1,"size":10}\'',
		].join('\n'),
		answer: expect.stringContaining(`"title": "A new office in ${cityOf(headOffice)}"`),
		isForStaff: true,
		refusals: [],
	})
})

test('every call is either for staff, by its session, or for everybody', () => {
	const [open, staff] = [false, true].map((isForStaff) =>
		sectionsFor(sections, isForStaff).flatMap((section) => section.calls),
	)
	expect(open?.map(({ credentials }) => credentials).filter((text) => text.startsWith('Session'))).toEqual([])
	expect(staff?.map(({ credentials }) => credentials).filter((text) => !text.startsWith('Session'))).toEqual([])
	expect((open?.length ?? 0) + (staff?.length ?? 0)).toBe(calls.length)
})

test('a refusal that all calls of a kind have is stated once, the others at the call', () => {
	const shared = sharedRefusals(document)
	expect(Object.fromEntries(shared.map(({ kind, refusals }) => [kind, refusals.map(({ code }) => code)]))).toEqual({
		'Every call': ['unexpected'],
		'Calls under /api': ['service.busy', 'service.not-set-up'],
		'Calls with a body': ['request.invalid', 'request.malformed', 'request.too-large', 'request.wrong-type'],
		'Calls with a bot check': ['bot-check.failed', 'request.too-many', 'bot-check.unavailable'],
		'Calls with a session': ['session.required', 'session.expired'],
		'Calls with a role': ['role.required', 'factor.required'],
	})
	expect(call('/api/blogscontroller/saveBlogsTags')?.refusals).toEqual([
		{ status: '404', codes: 'blog-tag.not-found' },
		{ status: '409', codes: 'blog-tag.name-taken' },
	])
})

test('the refusals of a call and of its kinds are all that the document lists', () => {
	const shared = sharedRefusals(document)
	const stated = shared.flatMap(({ refusals }) => refusals.map(({ code }) => code))
	for (const [path, methods] of Object.entries(document.paths))
		for (const operation of Object.values(methods)) {
			const all = ownRefusals({ path, operation }, document.components.responses, []).flatMap(codesOf)
			const own = ownRefusals({ path, operation }, document.components.responses, shared).flatMap(codesOf)
			expect([...new Set([...own, ...stated])], path).toEqual(expect.arrayContaining(all))
		}
})

const codesOf = ({ codes }: { codes: string }) => codes.split(', ')

test('ids, files and downloads are shown as they are sent', () => {
	expect(call('/api/newscontroller/fetchnewsdetailsbyid')?.request).toContain('fetchnewsdetailsbyid?id=1')
	expect(call('/api/blogscontroller/fetchblogsbyid/{id}')?.request).toContain('/fetchblogsbyid/1')
	expect(call('/api/newscontroller/savenewsdetails')?.request).toContain("-F 'thumbnailImage=@file'")
	expect(call('/api/flyerscontroller/downloadfile')?.answer).toBe('A file: application/pdf')
	expect(call('/api/authcontroller/login')?.credentials).toBe('None')
})

test('an apostrophe ends no argument of the command', () => {
	const body = { type: 'application/json', example: { name: "O'Neil" }, files: [] }
	const text = curlText({ method: 'POST', path: '/', headers: [], body })
	expect(text).toContain(`-d '{"name":"O'\\''Neil"}'`)
})
