// @vitest-environment happy-dom
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderedUntil } from '#tests/web/admin/items/compare/rendered.ts'
import { usePasskeyAutofill } from '#web/admin/sign-in/passkey-autofill.ts'

const credential = {
	id: 'aWQ',
	rawId: 'aWQ',
	type: 'public-key',
	response: { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ' },
}

type Get = { mediation: string; signal: AbortSignal; publicKey: { challenge: string } }

/** A browser that offers passkeys, and a server whose challenges are numbered. */
function browser() {
	const gets: Get[] = []
	const renewals: AbortController[] = []
	let pick = (_credential: object) => {}
	let challenges = 0
	vi.stubGlobal('PublicKeyCredential', {
		isConditionalMediationAvailable: async () => true,
		parseRequestOptionsFromJSON: (options: object) => options,
	})
	vi.stubGlobal('fetch', async () => Response.json({ challenge: String(++challenges) }))
	vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
		renewals.push(new AbortController())
		return renewals.at(-1)?.signal ?? AbortSignal.abort()
	})
	const get = (how: Get) =>
		new Promise((resolve, reject) => {
			gets.push(how)
			pick = resolve
			how.signal.addEventListener('abort', () => reject(how.signal.reason))
		})
	Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
	onTestFinished(() => {
		vi.unstubAllGlobals()
		vi.restoreAllMocks()
		Reflect.deleteProperty(navigator, 'credentials')
	})
	return { gets, renew: () => renewals.at(-1)?.abort(), pick: () => pick(credential) }
}

const picked = vi.fn()

function Offer() {
	usePasskeyAutofill(true, picked)
	return null
}

test('one request waits at a time, with a new challenge before the last one expires, and the page that goes away ends it', async () => {
	const { gets, renew } = browser()
	const warned = vi.spyOn(console, 'warn')
	const leave = renderedUntil(<Offer />)
	await vi.waitFor(() => expect(gets).toHaveLength(1))
	expect(gets[0]?.mediation).toBe('conditional')
	renew()
	await vi.waitFor(() => expect(gets).toHaveLength(2))
	expect(gets.map(({ signal }) => signal.aborted)).toEqual([true, false])
	expect(gets.map(({ publicKey }) => publicKey.challenge)).toEqual(['1', '2'])
	leave()
	expect(gets[1]?.signal.aborted).toBe(true)
	await act(async () => {})
	expect(gets).toHaveLength(2)
	expect(warned, 'an end is no failure').not.toHaveBeenCalled()
})

test('a hidden page asks for no new challenge until it is shown again', async () => {
	const { gets, renew } = browser()
	const leave = renderedUntil(<Offer />)
	onTestFinished(leave)
	await vi.waitFor(() => expect(gets).toHaveLength(1))
	const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
	renew()
	await act(async () => {})
	expect(gets).toHaveLength(1)
	hidden.mockReturnValue(false)
	document.dispatchEvent(new Event('visibilitychange'))
	await vi.waitFor(() => expect(gets).toHaveLength(2))
})

test('the passkey that the user picks comes back', async () => {
	const { gets, pick } = browser()
	onTestFinished(renderedUntil(<Offer />))
	await vi.waitFor(() => expect(gets).toHaveLength(1))
	pick()
	await vi.waitFor(() => expect(picked).toHaveBeenCalledWith(credential))
})
