import { expect, test, vi } from 'vitest'
import { passkeyFailureText } from '#web/admin/session/passkeys.ts'
import { ApiRefusal, ServerUnreachable } from '#web/api.ts'
import { obstacles } from '#web/obstacles.ts'

test.each([
	['a user who cancels, or waits too long', new DOMException('', 'NotAllowedError'), null],
	['a request that the page ended', new DOMException('', 'AbortError'), null],
	['a refusal', new ApiRefusal(401, { code: 'x', errorMsg: 'Not this one.' }), 'Not this one.'],
	['no answer', new ServerUnreachable(), obstacles.connection],
	[
		'a second passkey of one device',
		new DOMException('', 'InvalidStateError'),
		'This device has a passkey of your account already.',
	],
	['anything else', new DOMException('', 'SecurityError'), expect.stringContaining('did not work in this browser')],
])('what is said about a passkey after %s', (_, failure, text) => {
	vi.spyOn(console, 'warn').mockReturnValue()
	expect(passkeyFailureText(failure)).toEqual(text)
})
