import { brand } from '#web/content/brand.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { dummyToken } from './siteverify.ts'

/** The options of a submission. `key` is its Idempotency-Key. */
export type Sending = { token?: string; key?: string; address?: string; bindings?: Partial<Bindings> }

let visitors = 0

/** Returns an unused visitor address, so that tests do not share rate limits. */
export function newAddress(): string {
	visitors += 1
	return `198.18.${Math.floor(visitors / 256)}.${visitors % 256}`
}

export const visitorHeaders = ({ token = dummyToken, key, address = newAddress() }: Sending = {}) => ({
	'X-Token': token,
	'CF-Connecting-IP': address,
	...(key ? { 'Idempotency-Key': key } : {}),
})

const ofTheBrand = [...brand.switchedOff]

/** The site keeps where its visitors come from in this test file, also where the brand switches that off. */
export function keepOrigin(): void {
	brand.switchedOff = brand.switchedOff.filter((each) => each !== 'origin')
}

/** The next test file finds what the brand says. */
export function restoreBrand(): void {
	brand.switchedOff = [...ofTheBrand]
}
