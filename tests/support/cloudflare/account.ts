import { z } from 'zod/mini'
import { ApiError, type Routes, serveApi } from './api.ts'
import { type MailRule, mailRules } from './mail-rules.ts'
import { serveAsOrigin } from './proxy.ts'
import { readUpload, servedWorker, type Uploaded } from './served-worker.ts'

const accountId = '0a11c0ffee0a11c0ffee0a11c0ffee00'
const databaseId = '11111111-2222-4333-8444-555555555555'

const query = z.object({ sql: z.string(), params: z.optional(z.array(z.unknown())) })
const named = z.looseObject({ name: z.string(), primary_location_hint: z.optional(z.string()) })
const replication = z.object({ read_replication: z.object({ mode: z.string() }) })
const domains = z.looseObject({ origins: z.array(z.looseObject({ hostname: z.string() })) })
const deployed = z.looseObject({ versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })) })

type Version = Uploaded & { id: string }

/**
 * A Cloudflare account on loopback, as far as the deployment uses one. Its database is a real D1, and the uploaded Worker
 * runs and answers at its `ORIGIN` through a proxy.
 */
export async function cloudflareAccount(project: string, environment?: string) {
	const state = {
		database: null as null | { name: string; location?: string | undefined; replication: string },
		buckets: [] as string[],
		secrets: {} as Record<string, string>,
		versions: [] as Version[],
		deployment: [] as { version_id: string; percentage: number }[],
		crons: [] as unknown[],
		domains: [] as string[],
		mailRules: {} as Record<string, MailRule>,
		/** The bindings of the session that the newest command with `--remote` has opened. */
		remoteBindings: [] as string[],
	}
	const worker = servedWorker(project, environment)
	const serve = () => worker.run({ databaseId, buckets: state.buckets }, state.versions.at(-1), state.secrets)

	const json = <Schema extends z.ZodMiniType>(schema: Schema, body: Buffer): z.infer<Schema> =>
		schema.parse(JSON.parse(body.toString() || '{}')) as z.infer<Schema>
	const script = '/accounts/:account/workers/scripts/:name'
	const service = '/accounts/:account/workers/services/:name'
	const requireScript = () => {
		if (state.versions.length === 0) throw new ApiError(404, 10007, 'This Worker does not exist on your account.')
	}
	const databaseInfo = () => {
		if (!state.database) throw new ApiError(404, 7404, 'The database does not exist.')
		const { name, replication: mode } = state.database
		return { uuid: databaseId, name, version: 'production', num_tables: 1, file_size: 1, read_replication: { mode } }
	}
	const addVersion = async (body: Buffer, contentType = ''): Promise<Version> => {
		const version = { id: crypto.randomUUID(), ...(await readUpload(body, contentType)) }
		for (const { type, name, text } of version.metadata.bindings)
			if (type === 'secret_text') state.secrets[name] = text ?? ''
		state.versions.push(version)
		return version
	}

	const versionInfo = ({ id, metadata: { bindings } }: Version) => ({
		id,
		number: state.versions.length,
		metadata: { created_on: '2026-01-01T00:00:00.000Z', source: 'wrangler', has_preview: false },
		resources: { bindings, script: { etag: id, handlers: ['fetch'] }, script_runtime: {} },
		startup_time_ms: 40,
	})

	const routes: Routes = {
		// The number of queries of the database, for `wrangler d1 info`.
		'POST /graphql': () => ({ data: null }),
		'GET /user': () => ({ id: 'user', email: 'operator@moonlit.dev' }),
		'GET /user/tokens/verify': () => ({ id: 'token', status: 'active' }),
		'GET /accounts': () => [{ id: accountId, name: 'Moonlit' }],
		'GET /memberships': () => [{ id: 'membership', account: { id: accountId, name: 'Moonlit' } }],

		'GET /accounts/:account/d1/database': () => (state.database ? [databaseInfo()] : []),
		'POST /accounts/:account/d1/database': async ({ body }) => {
			const { name, primary_location_hint: location } = json(named, body)
			state.database = { name, location, replication: 'disabled' }
			await serve()
			return databaseInfo()
		},
		'GET /accounts/:account/d1/database/:id': databaseInfo,
		'PUT /accounts/:account/d1/database/:id': ({ body }) => {
			databaseInfo()
			if (state.database) state.database.replication = json(replication, body).read_replication.mode
			return databaseInfo()
		},
		'POST /accounts/:account/d1/database/:id/query': async ({ body }) => {
			const { sql } = json(query, body)
			const { unstable_splitSqlQuery: split } = await import('wrangler')
			const database = await worker.database()
			const statements = split(sql)
			const results = await database
				.batch(statements.map((statement) => database.prepare(statement)))
				.catch((error) => {
					throw new ApiError(400, 7500, String(error))
				})
			return results.map(({ results: rows, meta }) => ({ results: rows, success: true, meta }))
		},
		'GET /accounts/:account/d1/database/:id/time_travel/bookmark': () => ({ bookmark: '00000001-0000-0001' }),

		'GET /accounts/:account/r2/buckets': () => ({
			buckets: state.buckets.map((name) => ({ name, creation_date: '2026-01-01T00:00:00.000Z' })),
		}),
		'GET /accounts/:account/r2/buckets/:name': ({ params: { name = '' } }) => {
			if (!state.buckets.includes(name)) throw new ApiError(404, 10006, 'The specified bucket does not exist.')
			return { name }
		},
		'POST /accounts/:account/r2/buckets': ({ body }) => {
			const { name } = json(named, body)
			state.buckets.push(name)
			return { name }
		},

		'GET /accounts/:account/workers/subdomain': () => ({ subdomain: 'moonlit' }),
		// The session of a command with `--remote`.
		'GET /accounts/:account/workers/subdomain/edge-preview': () => ({ token: 'session' }),
		[`POST ${script}/edge-preview`]: async ({ body, headers }) => {
			const { metadata } = await readUpload(body, headers['content-type'] ?? '')
			state.remoteBindings = metadata.bindings.map(({ name }) => name).sort()
			return { preview_token: 'preview' }
		},
		[`GET ${service}`]: () => {
			requireScript()
			return {
				default_environment: { environment: 'production', script: { tag: 'site', last_deployed_from: 'wrangler' } },
			}
		},
		[`GET ${service}/environments/:environment`]: () => ({ script: { last_deployed_from: 'wrangler' } }),
		[`GET ${service}/environments/:environment/bindings`]: () => state.versions.at(-1)?.metadata.bindings ?? [],
		[`GET ${service}/environments/:environment/routes`]: () => [],
		[`GET ${service}/environments/:environment/subdomain`]: () => ({ enabled: false, previews_enabled: false }),
		[`GET ${script}/versions/:id`]: ({ params: { id } }) => {
			const version = state.versions.find((known) => known.id === id)
			if (!version) throw new ApiError(404, 10007, 'This version does not exist.')
			return versionInfo(version)
		},
		[`GET ${script}/settings`]: () => {
			requireScript()
			return { bindings: state.versions.at(-1)?.metadata.bindings ?? [] }
		},
		[`POST ${script}/domains/changeset`]: () => ({ added: [], removed: [], updated: [], conflicting: [] }),
		[`PUT ${script}/domains/records`]: ({ body }) => {
			state.domains = json(domains, body).origins.map(({ hostname }) => hostname)
			return []
		},
		[`PATCH ${script}/script-settings`]: () => ({}),
		'GET /accounts/:account/workers/workers/:name': () => ({ subdomain: { enabled: false, previews_enabled: false } }),
		[`POST ${script}/subdomain`]: ({ body }) => JSON.parse(body.toString()),
		[`GET ${script}/secrets`]: () => {
			requireScript()
			return Object.keys(state.secrets).map((name) => ({ name, type: 'secret_text' }))
		},
		[`GET ${script}/deployments`]: () => {
			requireScript()
			return {
				deployments: [
					{ id: 'deployment', created_on: '2026-01-01T00:00:00.000Z', source: 'wrangler', versions: state.deployment },
				],
			}
		},
		[`PUT ${script}`]: async ({ body, headers }) => {
			const { id } = await addVersion(body, headers['content-type'])
			state.deployment = [{ version_id: id, percentage: 100 }]
			await serve()
			return { id: 'script', deployment_id: id, etag: id, startup_time_ms: 40 }
		},
		[`POST ${script}/versions`]: async ({ body, headers }) => {
			requireScript()
			return versionInfo(await addVersion(body, headers['content-type']))
		},
		[`POST ${script}/deployments`]: async ({ body }) => {
			state.deployment = json(deployed, body).versions
			await serve()
			return { id: 'deployment' }
		},
		[`PUT ${script}/schedules`]: ({ body }) => {
			state.crons = JSON.parse(body.toString())
			return { schedules: state.crons }
		},
		...mailRules(state.mailRules),
		// Every file is known already: the served Worker reads them from the build.
		[`POST ${script}/assets-upload-session`]: () => ({ jwt: 'complete', buckets: [] }),
	}
	const api = await serveApi(routes)
	const proxy = await serveAsOrigin(worker.port)
	return {
		state,
		unknown: api.unknown,
		refuse: api.refuse,
		calls: api.calls,
		/** The environment in which wrangler and the scripts take this for Cloudflare. */
		environment: {
			CLOUDFLARE_API_BASE_URL: api.origin,
			CLOUDFLARE_API_TOKEN: 'a token of the stand-in',
			ACCOUNT_STATE: worker.state,
			WRANGLER_SEND_METRICS: 'false',
			HTTPS_PROXY: proxy.origin,
			NO_PROXY: '127.0.0.1,localhost',
			NODE_USE_ENV_PROXY: '1',
			// Miniflare signs its own certificate.
			NODE_TLS_REJECT_UNAUTHORIZED: '0',
		},
		/** Requests the deployed site, past the proxy. */
		visit: async (path: string) => worker.visit(path),
		rows: async (sql: string) => (await (await worker.database()).prepare(sql).all()).results,
		async stop() {
			api.stop()
			proxy.stop()
			await worker.stop()
		},
	}
}
