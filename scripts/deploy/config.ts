import { z } from 'zod/mini'
import { wranglerConfig } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'

const route = z.union([z.string(), z.looseObject({ pattern: z.string(), custom_domain: z.optional(z.boolean()) })])
const config = z.looseObject({
	name: z.string(),
	vars: z.record(z.string(), z.unknown()),
	route: z.optional(route),
	routes: z.optional(z.array(route)),
	workers_dev: z.optional(z.boolean()),
	addresses: z.optional(z.array(z.string())),
	d1_databases: z.tuple([z.looseObject({ binding: z.string(), database_name: z.string() })]),
	r2_buckets: z.array(z.looseObject({ bucket_name: z.string() })),
})
export type DeployConfig = z.infer<typeof config>

/** Reads wrangler.toml for the environment that CLOUDFLARE_ENV names. */
export async function readDeployConfig(): Promise<DeployConfig> {
	const { unstable_readConfig } = await import('wrangler')
	const env = process.env.CLOUDFLARE_ENV
	try {
		return config.parse(unstable_readConfig({ config: wranglerConfig, env }))
	} catch (error) {
		if (env) throw new Refusal(`wrangler.toml cannot be read for the environment "${env}": ${messageOf(error)}`)
		throw error
	}
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
