// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { codeMessages } from '#contracts/auth/code-messages.ts'
import { type ErrorCode, errors } from '#contracts/shared/error-catalogue.ts'
import { typeInto } from '#tests/web/admin/blogs/type-into.ts'
import { button, click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { useConfirmed } from '#web/admin/session/confirm/use-confirmed.tsx'
import { ApiRefusal } from '#web/api.ts'

const refusal = (code: ErrorCode) => {
	const { status, message: errorMsg } = errors[code]
	return { status, body: { code, errorMsg } }
}

const credential = {
	id: 'aWQ',
	rawId: 'aWQ',
	type: 'public-key',
	response: { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ' },
}

/** A server that answers the confirmations in this order, for a user with so many passkeys. Returns what was sent. */
function server(answers: { status: number; body: object }[], passkeys = 0) {
	const body = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3_600, sub: '7' }))
	localStorage.setItem('refresh_token', `Bearer a.${body}.b`)
	const sent: unknown[] = []
	vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
		if (url.endsWith('/confirmoptions')) return Response.json({ allowCredentials: Array(passkeys).fill({}) })
		sent.push(JSON.parse(String(init.body)))
		const answer = answers.shift()
		return Response.json(answer?.body ?? {}, { status: answer?.status ?? 200 })
	})
	vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: (options: object) => options })
	Object.defineProperty(navigator, 'credentials', { value: { get: async () => credential }, configurable: true })
	onTestFinished(() => {
		vi.unstubAllGlobals()
		localStorage.clear()
		Reflect.deleteProperty(navigator, 'credentials')
	})
	return sent
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** Removes something that needs a fresh sign-in, which the session is not until it is confirmed. */
function Removal({ remove }: { remove: () => Promise<string> }) {
	const [result, setResult] = useState('')
	const { confirmed, question } = useConfirmed()
	const run = async () => setResult((await confirmed(remove)) ?? 'Nothing was removed')
	return (
		<main>
			<button type="button" onClick={() => void run()}>
				Remove
			</button>
			<p>{result}</p>
			{question}
		</main>
	)
}

async function opened() {
	const { body, status } = refusal('sign-in.not-fresh')
	const remove = vi.fn(async () => 'Removed').mockRejectedValueOnce(new ApiRefusal(status, body))
	rendered(<Removal remove={remove} />)
	click(button('Remove'))
	await settled()
	return remove
}

const field = (label: string) =>
	[...document.querySelectorAll<HTMLInputElement>('input')].find(
		(input) => document.querySelector(`label[for="${input.id}"]`)?.textContent === label,
	)

const type = (label: string, value: string) => typeInto(field(label) ?? null, value)

async function confirm() {
	click(button('Confirm'))
	await settled()
}

test('a fresh session is not asked', async () => {
	server([])
	rendered(<Removal remove={async () => 'Removed'} />)
	click(button('Remove'))
	await settled()
	expect(words()).toBe('RemoveRemoved')
})

test('the password comes first, then the code if the server wants one, and the act runs again', async () => {
	const sent = server([refusal('password.current-wrong'), refusal('confirm.code-due'), refusal('confirm.code-wrong')])
	const remove = await opened()
	expect(button('Use a passkey'), 'without a passkey').toBeUndefined()
	expect(field('Password')).toBe(document.activeElement)
	type('Password', 'wrong')
	await confirm()
	expect(words()).toContain(errors['password.current-wrong'].message)
	type('Password', 'right')
	await confirm()
	expect(words()).toContain(codeMessages.ofApp)
	expect(field('Code')).toBe(document.activeElement)
	type('Code', '000000')
	await confirm()
	expect(words()).toContain(codeMessages.wrong)
	expect(remove).toHaveBeenCalledOnce()
	type('Code', '123456')
	await confirm()
	expect(words()).toContain('Removed')
	expect(document.querySelector('[role=dialog]')).toBeNull()
	expect(sent).toEqual([
		{ password: 'wrong' },
		{ password: 'right' },
		{ password: 'right', code: '000000' },
		{ password: 'right', code: '123456' },
	])
})

test('a user with a passkey needs no password', async () => {
	const sent = server([], 1)
	await opened()
	click(button('Use a passkey'))
	await settled()
	expect(sent).toEqual([{ credential }])
	expect(words()).toContain('Removed')
})

test('a user who cancels changes nothing', async () => {
	server([])
	const remove = await opened()
	click(button('Cancel'))
	await settled()
	expect(words()).toContain('Nothing was removed')
	expect(remove).toHaveBeenCalledOnce()
})
