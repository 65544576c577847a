import { and, eq, gt, sql } from 'drizzle-orm'
import { keyedHash } from '../crypto/hashes.ts'
import { counters } from '../data/counters.table.ts'
import type { Database } from '../data/db.ts'
import { AppError } from '../http/errors.ts'

/** At most `most` events within `windowMs`. `name` keeps the counters of different limits apart. */
export type Limit = { name: string; most: number; windowMs: number }

/**
 * The address a limit counts for. Only Cloudflare's own header is believed; a network that holds a whole /64 of IPv6 is one visitor,
 * an IPv4 address is the same in its IPv6 clothes, and where the header is missing everybody shares one bucket.
 */
export function visitorAddress(headers: Headers): string {
	const address = (headers.get('CF-Connecting-IP') ?? '').trim().toLowerCase()
	if (!address.includes(':')) return address || 'unknown'
	const groups = groupsOf(address)
	if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return asIpv4(groups.slice(6))
	return `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address, however it is written: without leading zeros, none left out. */
function groupsOf(address: string): string[] {
	const [head = '', tail = ''] = address.replace(/\d+(?:\.\d+){3}$/, asGroups).split('::')
	const first = groupsIn(head)
	const last = groupsIn(tail)
	return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
}

const groupsIn = (part: string) =>
	part
		.split(':')
		.filter(Boolean)
		.map((group) => Number.parseInt(group, 16).toString(16))

const asGroups = (ipv4: string) => {
	const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
	return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const asIpv4 = (groups: string[]) =>
	groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.')

/** The counter of one limit for one subject; nothing personal is readable in it. */
export const counterKey = async (secret: string, limit: Limit, subject: string) =>
	`${limit.name}:${await keyedHash(secret, subject)}`

/** Counts one more, atomically. Throws `request.too-many` with Retry-After when the limit is reached, and then counts nothing. */
export async function count(db: Database, limit: Limit, key: string, now = new Date()): Promise<void> {
	const moment = now.toISOString()
	const resetsAt = new Date(now.getTime() + limit.windowMs).toISOString()
	const [counted] = await db
		.insert(counters)
		.values({ key, count: 1, resetsAt })
		.onConflictDoUpdate({
			target: counters.key,
			set: {
				count: sql`case when ${counters.resetsAt} <= ${moment} then 1 else ${counters.count} + 1 end`,
				resetsAt: sql`case when ${counters.resetsAt} <= ${moment} then ${resetsAt} else ${counters.resetsAt} end`,
			},
			setWhere: sql`${counters.resetsAt} <= ${moment} or ${counters.count} < ${limit.most}`,
		})
		.returning({ count: counters.count })
	if (counted) return
	const [full] = await db.select({ resetsAt: counters.resetsAt }).from(counters).where(eq(counters.key, key))
	const waitMs = full ? Date.parse(full.resetsAt) - now.getTime() : limit.windowMs
	throw new AppError('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** The statement that takes back what `count` counted, when it turned out not to count. */
export const uncount = (db: Database, key: string) =>
	db
		.update(counters)
		.set({ count: sql`${counters.count} - 1` })
		.where(and(eq(counters.key, key), gt(counters.count, 0)))
