import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader } from '#web/site/unknown-path.ts'

function answerAt(path: string): Response {
	const url = new URL(path, 'https://www.nilavu.test')
	const request = new Request(url)
	return loader({ request, url, params: { '*': path.slice(1) }, pattern: '/*', context: new RouterContextProvider() })
}

test.each(['/nowhere', '/a/b/c', '/assetsandmore', '/v1.2/notes'])('%s leads home', (path) => {
	const answer = answerAt(path)
	expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/'])
	expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test.each([
	'/robots.php',
	'/a/b.png',
	'/assets/gone',
	'/Assets',
	'/media/1/picture',
	'/documents/x',
	'/video/x',
	'/.well-known/x',
	'/.env',
])('%s is a file that does not exist', async (path) => {
	const answer = answerAt(path)
	expect(answer.status).toBe(404)
	expect(answer.headers.get('Cache-Control')).toBe('no-store')
	expect(await answer.json()).toEqual({
		code: 'request.not-found',
		errorMsg: expect.any(String),
		requestId: expect.stringMatching(/^[\da-f-]{36}$/),
	})
})
