import type { Bindings } from '#worker/http/request-context.ts'
import { dummyToken } from './siteverify.ts'

/** How a visitor sends a form. `key` is its Idempotency-Key. */
export type Sending = { token?: string; key?: string; address?: string; bindings?: Partial<Bindings> }

let visitors = 0

/** A visitor's address that nobody else has, so that one test does not use up the limit of another. */
export function newAddress(): string {
	visitors += 1
	return `198.18.${Math.floor(visitors / 256)}.${visitors % 256}`
}

export const visitorHeaders = ({ token = dummyToken, key, address = newAddress() }: Sending = {}) => ({
	'X-Token': token,
	'CF-Connecting-IP': address,
	...(key ? { 'Idempotency-Key': key } : {}),
})
