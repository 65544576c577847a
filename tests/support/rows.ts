import { bindings } from './app.ts'

/** How many rows each table has and which keys lie in the buckets: equal before and after means that nothing was added or removed. */
export async function counts(): Promise<Record<string, number | string[]>> {
	const { results: tables } = await bindings.DB.prepare(
		"select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' order by name",
	).all<{ name: string }>()
	const counted: Record<string, number | string[]> = {}
	for (const { name } of tables) {
		counted[name] = (await bindings.DB.prepare(`select count(*) as total from "${name}"`).first<number>('total')) ?? 0
	}
	counted.media = await keysOf(bindings.MEDIA)
	counted.privateFiles = await keysOf(bindings.PRIVATE_FILES)
	return counted
}

const keysOf = async (bucket: R2Bucket) => (await bucket.list()).objects.map(({ key }) => key)
