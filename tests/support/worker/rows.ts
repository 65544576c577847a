import { bindings } from './app.ts'

let tables: Promise<string[]> | undefined

/** The row count of each table and the keys in the buckets. Equal results mean that nothing was added or removed. */
export async function counts(): Promise<Record<string, number | string[]>> {
	tables ??= tableNames()
	const columns = (await tables).map((name) => `(select count(*) from "${name}") as "${name}"`)
	const counted = await bindings.DB.prepare(`select ${columns.join(', ')}`).first<Record<string, number>>()
	return { ...counted, media: await keysOf(bindings.MEDIA), privateFiles: await keysOf(bindings.PRIVATE_FILES) }
}

async function tableNames(): Promise<string[]> {
	const { results } = await bindings.DB.prepare(
		"select name from sqlite_master where type = 'table' and substr(name, 1, 7) <> 'sqlite_' and substr(name, 1, 4) <> '_cf_'",
	).all<{ name: string }>()
	return results.map(({ name }) => name)
}

const keysOf = async (bucket: R2Bucket) => (await bucket.list()).objects.map(({ key }) => key)

/** The content version. Every write that changes a public page raises it. */
export const versionOfContent = async () =>
	Number(await bindings.DB.prepare('select version from content_version').first('version'))
