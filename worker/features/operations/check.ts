import type { FindingState } from '#contracts/operations/operations.ts'
import { dayMs, hourMs, minuteMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { type Bindings, isLocal } from '#worker/http/request-context.ts'
import type { ComparedBucket } from './compare-stores.ts'

/** The site under check: the running Worker, or a site that a script has opened. */
export type Site = {
	db: Database
	/** A script has no mail and no assets, and lacks the secrets of a deployed Worker. */
	bindings: Partial<Bindings>
	/** Whether the checks run in the Worker itself. There everything must be bound. */
	inWorker: boolean
	/** The names of the secrets, if a script cannot read their values. */
	secrets?: readonly string[]
	/** The allowed senders of `wrangler.toml`, which only a script can read. */
	senders?: readonly string[]
	/** Whether a route of `wrangler.toml` leads to `ORIGIN`, which only a script can read. */
	isRouted?: boolean
	/** Whether an address rule of `wrangler.toml` leads the mails of `REPLY_DOMAIN` here, which only a script can read. */
	takesReplies?: boolean
	/** The mode of D1's read replication, `auto` or `disabled`, which only a script can read. */
	readReplication?: string
	now: Date
	/** Both buckets, compared once for all checks of a report; absent if a bucket is not bound. */
	comparison?: Promise<ComparedBucket[]> | undefined
}

/** The result of a check; null if there is nothing to check. */
export type CheckResult = { state: FindingState; text: string; advice: string | null } | null

export type Check = { label: string; run: (site: Site) => CheckResult | Promise<CheckResult> }

export const good = (text: string): CheckResult => ({ state: 'good', text, advice: null })
export const warning = (text: string, advice: string): CheckResult => ({ state: 'warning', text, advice })
export const bad = (text: string, advice: string): CheckResult => ({ state: 'bad', text, advice })

export const siteIsLocal = ({ bindings }: Site) => isLocal({ ENVIRONMENT: bindings.ENVIRONMENT ?? '' })

/** Advice if the jobs do not run. A local server runs them itself. */
export const adviceToRunJobs = (site: Site) =>
	siteIsLocal(site)
		? 'Let `npm start` run for a minute: it runs the jobs.'
		: 'See under Settings, Triggers of the Worker whether its cron trigger runs; `npm run deploy` sets it.'

/** The command that runs a statement on the database of the site. */
export const sqlCommand = (site: Site, statement: string) =>
	`\`npx wrangler d1 execute DB ${siteIsLocal(site) ? '--local' : '--remote'} --command "${statement}"\``

export const ago = ({ now }: Site, ms: number) => new Date(now.getTime() - ms).toISOString()

/** "3 files", "1 file". */
export const plural = (count: number, one: string, many = `${one}s`) =>
	`${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** The age of a moment: "5 minutes", "3 hours", "12 days". */
export function ageOf({ now }: Site, moment: string): string {
	const ms = Math.max(0, now.getTime() - Date.parse(moment))
	if (ms < 2 * hourMs) return plural(Math.floor(ms / minuteMs), 'minute')
	if (ms < 2 * dayMs) return plural(Math.floor(ms / hourMs), 'hour')
	return plural(Math.floor(ms / dayMs), 'day')
}
