import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod/mini'
import { builtConfig } from '../command/paths.ts'

const config = z.looseObject({
	name: z.string(),
	vars: z.record(z.string(), z.unknown()),
	d1_databases: z.tuple([z.looseObject({ binding: z.string(), database_name: z.string() })]),
	r2_buckets: z.array(z.looseObject({ bucket_name: z.string() })),
})
export type DeployConfig = z.infer<typeof config>

/** Reads the built configuration. */
export const readBuiltConfig = (): DeployConfig => config.parse(JSON.parse(readFileSync(builtConfig, 'utf8')))

/** Writes the configuration with the database id of the account beside the built one. Returns the path of the file. */
export function writeDeployConfig(built: DeployConfig, databaseId: string): string {
	const [database] = built.d1_databases
	const file = join(dirname(builtConfig), 'wrangler.deploy.json')
	writeFileSync(file, JSON.stringify({ ...built, d1_databases: [{ ...database, database_id: databaseId }] }))
	return file
}
