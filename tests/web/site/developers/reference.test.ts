import { expect, test } from 'vitest'
import { curlText } from '#web/site/developers/curl-text.ts'
import { sectionsOf } from '#web/site/developers/reference.ts'
import { api } from '#worker/api.ts'
import { openApiDocument } from '#worker/openapi/document.ts'

const sections = sectionsOf(openApiDocument(api.routes))
const calls = sections.flatMap((section) => section.calls)
const call = (path: string) => calls.find((each) => each.path === path)

test('the reference has every call once, and no empty section', () => {
	const paths = Object.keys(openApiDocument(api.routes).paths)
	expect(calls.map(({ path }) => path).sort()).toEqual(paths.sort())
	expect(sections.filter((section) => section.calls.length === 0)).toEqual([])
})

test('a list says who may read it, how it is asked and what it answers', () => {
	expect(call('/api/newscontroller/listnewsdetails')).toMatchObject({
		id: 'newsListnewsdetails',
		method: 'POST',
		credentials: 'Session with the role Admin or NewsAdmin',
		fields: [
			{ name: 'pageNumber', type: 'integer or string', isRequired: false },
			{ name: 'size', isRequired: false },
			{ name: 'isPublished', type: 'boolean or null' },
			{ name: 'title', type: 'string or null', isRequired: false },
		],
		request: [
			'curl -X POST "$SITE/api/newscontroller/listnewsdetails" \\',
			'  -H "Authorization: $TOKEN" \\',
			'  -H "Content-Type: application/json" \\',
			'  -d \'{"pageNumber":1,"size":10}\'',
		].join('\n'),
		answer: expect.stringContaining('"title": "A new office in Thrissur"'),
		refusals: expect.arrayContaining([{ status: '403', codes: 'role.required' }]),
	})
})

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
