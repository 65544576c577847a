import type { Bindings } from '#worker/context.ts'
import { call } from './app.ts'
import { dummyToken } from './siteverify.ts'

/** What a visitor types into the contact form; a test names what matters to it. */
export const anEnquiry = (typed: Record<string, unknown> = {}) => ({
	name: 'Meera Nair',
	organization: 'Kollam Spice Exports',
	selectedDepartmentId: 1,
	emailId: 'meera@kollamspice.example',
	phoneNo: '914742555010',
	message: 'How does the trade finance product handle partial shipments?',
	...typed,
})

let visitors = 0

/** A visitor's address that nobody else has, so that one test does not use up the limit of another. */
export function newAddress(): string {
	visitors += 1
	return `198.18.${Math.floor(visitors / 256)}.${visitors % 256}`
}

/** Sends the contact form as the page does. `key` is its Idempotency-Key. */
export const sendEnquiry = (
	form: Record<string, unknown>,
	{
		token = dummyToken,
		key,
		address = newAddress(),
		bindings,
	}: { token?: string; key?: string; address?: string; bindings?: Partial<Bindings> } = {},
): Promise<Response> =>
	call('/api/public/contactuscontroller/saveContactUs', {
		json: form,
		headers: { 'X-Token': token, 'CF-Connecting-IP': address, ...(key ? { 'Idempotency-Key': key } : {}) },
		bindings,
	})
