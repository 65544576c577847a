import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTypes from 'openapi-typescript'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '#worker/api.ts'
import { openApiDocument } from '#worker/openapi/document.ts'

/** A program of a client: it signs in, lists news and saves a piece. */
const program = `
import type { operations, paths } from './api'

type Json<Operation extends keyof operations> = operations[Operation] extends {
	responses: { 200: { content: { 'application/json': infer Body } } }
} ? Body : never

async function post<Path extends keyof paths, Body>(path: Path, body: unknown, token?: string): Promise<Body> {
	const isForm = body instanceof FormData
	const answer = await fetch(path, {
		method: 'POST',
		headers: { ...(isForm ? {} : { 'Content-Type': 'application/json' }), ...(token ? { Authorization: token } : {}) },
		body: isForm ? body : JSON.stringify(body),
	})
	return answer.json()
}

type NewsForm = operations['newsSavenewsdetails']['requestBody']['content']['multipart/form-data']
type SignIn = operations['authLogin']['requestBody']['content']['application/json']

const account: SignIn = { userName: 'asha', password: 'Moonlight@1' }
const { refresh_token } = await post<'/api/authcontroller/login', Json<'authLogin'>>('/api/authcontroller/login', account)
const news = await post<'/api/newscontroller/listnewsdetails', Json<'newsListnewsdetails'>>(
	'/api/newscontroller/listnewsdetails',
	{ pageNumber: 1, isPublished: null },
	refresh_token,
)
const newest: string | undefined = news.content[0]?.publishedDate
const form: NewsForm = { title: newest ?? '', description: 'A description', isPublished: true, url: '/blog' }
const body = new FormData()
for (const [name, value] of Object.entries(form)) body.append(name, String(value))
const id: number = await post<'/api/newscontroller/savenewsdetails', Json<'newsSavenewsdetails'>>(
	'/api/newscontroller/savenewsdetails',
	body,
	refresh_token,
)
export { id }
`

const options = {
	strict: true,
	target: 'ES2024',
	lib: ['ES2024', 'DOM', 'DOM.Iterable'],
	module: 'ESNext',
	noEmit: true,
	types: [],
}

const types = await openapiTypes(JSON.parse(JSON.stringify(openApiDocument(api.routes))))

/** Compiles programs against the generated types, all at once, and returns the compiler's errors. */
function compile(programs: Record<string, string>): string[] {
	const folder = mkdtempSync(join(tmpdir(), 'api-client-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	writeFileSync(join(folder, 'api.d.ts'), types)
	for (const [file, source] of Object.entries(programs)) writeFileSync(join(folder, file), source)
	const files = Object.keys(programs)
	writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
	const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8' })
	return stdout.split(/^(?=\S)/m)
}

test('with generated types a client signs in, lists news and saves one, and a missing title or an unknown field is an error', () => {
	const errors = compile({
		'sound.ts': program,
		'untitled.ts': program.replace("title: newest ?? '', ", ''),
		'unknown.ts': program.replace('?.publishedDate', '?.moon'),
	})
	expect(errors).toEqual([
		expect.stringMatching(/unknown\.ts.*Property 'moon' does not exist/),
		expect.stringMatching(/untitled\.ts.*Property 'title' is missing/),
	])
})
