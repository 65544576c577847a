import { onTestFinished, vi } from 'vitest'

/** The only token that Cloudflare's test keys issue and accept. */
export const dummyToken = 'XXXX.DUMMY.TOKEN.XXXX'

/** Settings of a deployed Worker with real Turnstile keys. */
export const production = {
	ENVIRONMENT: 'production',
	ORIGIN: 'https://www.moonlit.dev',
	MAIL_DOMAIN: 'moonlit.dev',
	TURNSTILE_SITE_KEY: '0x4AAAAAAA-the-site-key',
	TURNSTILE_SECRET_KEY: '0x4AAAAAAA-the-secret-of-a-site',
}

/** The siteverify response to a valid token of this site. */
export const passed = (action: string) => ({ success: true, hostname: new URL(production.ORIGIN).hostname, action })

/**
 * Mocks Cloudflare's siteverify until the test ends. Each call gets the next answer; the last one repeats. Returns the
 * recorded requests, including those to other addresses, which fail.
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
