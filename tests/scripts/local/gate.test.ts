import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { gate } from '#scripts/local/gate.ts'

/** A site that answers when it is told to, and remembers who came in. */
function slowSite() {
	const cameIn: string[] = []
	const endings = new Map<string, PromiseWithResolvers<Response>>()
	const fetch = ({ url }: Request) => {
		cameIn.push(url.slice(-1))
		const ending = Promise.withResolvers<Response>()
		endings.set(url.slice(-1), ending)
		return ending.promise
	}
	return { cameIn, endings, bindings: { SITE: { fetch, scheduled: vi.fn(async () => undefined) } } }
}

const ask = (path: string) => new Request(`http://localhost/${path}`)

const lifetime = { waitUntil: vi.fn() }

test('so many requests are inside at once, and the next comes in for each that is answered, in the order they came', async () => {
	const { cameIn, endings, bindings } = slowSite()
	const { fetch } = gate(2)
	const answers = ['a', 'b', 'c', 'd'].map((path) => fetch(ask(path), bindings, lifetime))
	await nextTurn()
	expect(cameIn).toEqual(['a', 'b'])
	endings.get('b')?.resolve(new Response('of b'))
	expect(await (await answers[1])?.text()).toBe('of b')
	await expect.poll(() => cameIn).toEqual(['a', 'b', 'c'])
	endings.get('a')?.resolve(new Response())
	await expect.poll(() => cameIn).toEqual(['a', 'b', 'c', 'd'])
})

test('a form comes in with the next stroke of the clock, so that who asks on other lines is heard before it', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout'] })
	onTestFinished(() => void vi.useRealTimers())
	const { cameIn, bindings } = slowSite()
	const { fetch } = gate(2)
	void fetch(new Request('http://localhost/f', { method: 'POST', body: '{}' }), bindings, lifetime)
	void fetch(ask('p'), bindings, lifetime)
	await nextTurn()
	expect(cameIn).toEqual(['p'])
	await vi.advanceTimersByTimeAsync(1)
	expect(cameIn).toEqual(['p', 'f'])
})

test('so does every fourth page', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout'] })
	onTestFinished(() => void vi.useRealTimers())
	const { cameIn, bindings } = slowSite()
	const { fetch } = gate(5)
	for (const path of ['a', 'b', 'c', 'd']) void fetch(ask(path), bindings, lifetime)
	await nextTurn()
	expect(cameIn).toEqual(['a', 'b', 'c'])
	await vi.advanceTimersByTimeAsync(1)
	expect(cameIn).toEqual(['a', 'b', 'c', 'd'])
})

test('a request that fails leaves its place to others', async () => {
	const { cameIn, endings, bindings } = slowSite()
	const { fetch } = gate(1)
	const failing = fetch(ask('a'), bindings, lifetime)
	void fetch(ask('b'), bindings, lifetime)
	await nextTurn()
	endings.get('a')?.reject(new Error('cut off'))
	await expect(failing).rejects.toThrow('cut off')
	await expect.poll(() => cameIn).toEqual(['a', 'b'])
})

test('the work for a visitor who leaves goes on to its end, so that his place becomes free', async () => {
	const { endings, bindings } = slowSite()
	const waitUntil = vi.fn<(work: Promise<unknown>) => void>()
	const failing = gate(1).fetch(ask('a'), bindings, { waitUntil })
	await nextTurn()
	endings.get('a')?.reject(new Error('cut off'))
	await expect(failing).rejects.toThrow('cut off')
	await expect(waitUntil.mock.calls[0]?.[0]).resolves.toBeUndefined()
})

test('the cron passes, with its time', async () => {
	const { bindings } = slowSite()
	await gate(1).scheduled({ scheduledTime: 60_000, cron: '* * * * *' }, bindings)
	expect(bindings.SITE.scheduled).toHaveBeenCalledExactlyOnceWith({
		scheduledTime: new Date(60_000),
		cron: '* * * * *',
	})
})

test('a static file comes in one piece, with its status and headers; what the site itself answers passes as it comes', async () => {
	const pieces = () =>
		new ReadableStream({
			start(controller) {
				for (const piece of ['moon', 'lit']) controller.enqueue(new TextEncoder().encode(piece))
				controller.close()
			},
		})
	const headers = { 'CF-Cache-Status': 'HIT', ETag: '"1"' }
	const answers = [
		new Response(pieces(), { headers }),
		new Response(pieces()),
		new Response(null, { status: 304, headers }),
	]
	const { fetch } = gate(1)
	const [file, page, unchanged] = await Promise.all(
		answers.map((answer) => fetch(ask('a'), { SITE: { fetch: async () => answer, scheduled: vi.fn() } }, lifetime)),
	)
	expect(await piecesOf(file)).toEqual(['moonlit'])
	expect(file?.headers.get('ETag')).toBe('"1"')
	expect(await piecesOf(page)).toEqual(['moon', 'lit'])
	expect([unchanged?.status, unchanged?.body]).toEqual([304, null])
})

async function piecesOf(answer?: Response): Promise<string[]> {
	const pieces = answer?.body ? await Array.fromAsync(answer.body) : []
	return pieces.map((piece) => new TextDecoder().decode(piece))
}
