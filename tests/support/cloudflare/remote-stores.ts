import { createRequire } from 'node:module'

/*
 * Loaded before a command with `--remote`. The command opens its session at the stand-in's API as it does at Cloudflare's.
 * Then workerd would look up workers.dev by itself and trust no certificate of the stand-in, so its stores are those of the
 * account in a folder instead.
 */

type Stores = Record<string, { remoteProxyConnectionString?: unknown }>
type Options = { workers?: { d1Databases?: Stores; r2Buckets?: Stores }[] }

const require = createRequire(import.meta.url)
const path = require.resolve('miniflare')
const miniflare = require('miniflare') as { convertV4MiniflareOptions: (options: Options) => unknown }

function inFolder(options: Options): Options {
	const stores = (options.workers ?? []).flatMap(({ d1Databases, r2Buckets }) =>
		[d1Databases, r2Buckets].flatMap((each) => Object.values(each ?? {})),
	)
	if (!stores.some(({ remoteProxyConnectionString }) => remoteProxyConnectionString)) return options
	for (const store of stores) delete store.remoteProxyConnectionString
	return Object.assign(options, { resourcePersistencePath: process.env.ACCOUNT_STATE })
}

const cached = require.cache[path]
if (cached)
	cached.exports = {
		...miniflare,
		convertV4MiniflareOptions: (options: Options) => miniflare.convertV4MiniflareOptions(inFolder(options)),
	}
