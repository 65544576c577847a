import { z } from 'zod/mini'
import { openDatabase } from '#worker/data/db.ts'
import type { Site } from '#worker/features/operations/check.ts'
import { wranglerConfig } from '../command/paths.ts'
import { listSecrets, readReplicationOf } from '../deploy/account.ts'
import { readDeployConfig } from '../deploy/config.ts'
import { withRemotePlatform } from '../deploy/remote-platform.ts'
import { takesMailOf } from '../deploy/reply-addresses.ts'
import { leadsToWorker } from '../deploy/route-of-origin.ts'
import type { LocalPlatform } from '../local/local-platform.ts'
import { withLocalCopy } from '../local/state-copy.ts'

type Use<Answer> = (site: Site) => Promise<Answer>

const config = z.object({
	name: z.string(),
	vars: z.record(z.string(), z.unknown()),
	d1_databases: z.tuple([z.object({ database_name: z.string() })]),
	send_email: z.array(z.object({ allowed_sender_addresses: z.optional(z.array(z.string())) })),
})

/** The settings, database name and mail senders of wrangler.toml. A binding without a list allows every sender. */
async function readConfig() {
	const { unstable_readConfig } = await import('wrangler')
	const { name, vars, d1_databases, send_email } = config.parse(
		unstable_readConfig({ config: wranglerConfig, env: process.env.CLOUDFLARE_ENV }),
	)
	return { name, vars, database: d1_databases[0].database_name, senders: send_email[0]?.allowed_sender_addresses }
}

/** Runs `use` with the local site as it is now: a running server goes on undisturbed. */
export const withLocalSite = <Answer>(use: Use<Answer>, platform?: LocalPlatform): Promise<Answer> =>
	withLocalCopy(async (bindings) => {
		const { senders } = await readConfig()
		return use({ db: openDatabase(bindings.DB, 'primary'), bindings, inWorker: false, senders, now: new Date() })
	}, platform)

/** Runs `use` with the deployed site: its database and buckets, the settings of wrangler.toml, the names of its secrets. */
export const withDeployedSite = <Answer>(use: Use<Answer>): Promise<Answer> =>
	withRemotePlatform(async (stores) => {
		const { name, vars, database, senders } = await readConfig()
		const deployed = await readDeployConfig()
		const settings = Object.fromEntries(Object.entries(vars).filter(([, value]) => typeof value === 'string'))
		// Wrangler cannot read the deployed Worker's pepper. The operator's copy is compared with the passwords instead.
		const { PASSWORD_PEPPER } = process.env
		const bindings = { ...settings, ...stores, ...(PASSWORD_PEPPER && { PASSWORD_PEPPER }) }
		return use({
			db: openDatabase(stores.DB, 'primary'),
			bindings,
			inWorker: false,
			secrets: listSecrets(name),
			readReplication: readReplicationOf(database),
			isRouted: leadsToWorker(String(vars.ORIGIN), deployed),
			takesReplies: takesMailOf(String(vars.REPLY_DOMAIN ?? ''), deployed.addresses),
			senders,
			now: new Date(),
		})
	})
