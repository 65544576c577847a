import { onTestFinished, vi } from 'vitest'
import { bindings } from './app.ts'

/** The token that Cloudflare's test keys make and take. */
export const dummyToken = 'XXXX.DUMMY.TOKEN.XXXX'

/** A deployed Worker with a Turnstile secret of its own. */
export const production = { ENVIRONMENT: 'production', TURNSTILE_SECRET_KEY: '0x4AAAAAAA-the-secret-of-a-site' }

/** What siteverify says of a good token for this site. */
export const passed = (action: string) => ({ success: true, hostname: new URL(bindings.ORIGIN).hostname, action })

/**
 * Stands in for Cloudflare's siteverify until the test ends: each call gets the next answer, and the last one from then on. Returns
 * what was asked; any other address that is fetched is refused and listed too.
 */
export function siteverify(...answers: (object | (() => Promise<Response>))[]) {
	const asked: { url: string; body: Record<string, string>; signal: AbortSignal | null | undefined }[] = []
	const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
		const url = String(input instanceof Request ? input.url : input)
		asked.push({ url, body: JSON.parse(String(init?.body ?? '{}')), signal: init?.signal })
		if (url !== 'https://challenges.cloudflare.com/turnstile/v0/siteverify') throw new Error('Nothing else is fetched')
		const answer = answers[Math.min(asked.length, answers.length) - 1]
		return typeof answer === 'function' ? answer() : Response.json(answer)
	})
	onTestFinished(() => fetched.mockRestore())
	return asked
}
