import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { z } from 'zod/mini'
import type { Bindings } from '#worker/http/request-context.ts'

const question = z.tuple([
	z.enum(['all', 'raw', 'run', 'batch']),
	z.array(z.object({ sql: z.string(), values: z.array(z.unknown()) })),
])

export type Stores = Pick<Bindings, 'DB' | 'PRIVATE_FILES'>

/** Serves real stores to `stores-elsewhere.js` while `use` runs with the port. */
export async function withStoresSource(stores: Stores, use: (port: number) => Promise<void>): Promise<void> {
	const server = createServer(async (request, response) => {
		try {
			response.end(await answerTo(stores, request))
		} catch (error) {
			response.writeHead(500).end(error instanceof Error ? error.message : 'It failed')
		}
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	try {
		await use(typeof address === 'object' ? (address?.port ?? 0) : 0)
	} finally {
		server.close()
	}
}

async function answerTo({ DB, PRIVATE_FILES }: Stores, request: IncomingMessage): Promise<string> {
	const [, kind, key] = request.url?.split('/') ?? []
	if (kind === 'rows') return rowsOf(DB, await text(request))
	const { sha256, 'content-type': contentType } = request.headers
	await PRIVATE_FILES.put(key ?? '', new Uint8Array(await buffer(request)), {
		sha256: String(sha256),
		httpMetadata: { contentType: String(contentType) },
	})
	return ''
}

async function rowsOf(db: D1Database, asked: string): Promise<string> {
	const [kind, questions] = question.parse(JSON.parse(asked))
	const statements = questions.map(({ sql, values }) => db.prepare(sql).bind(...values))
	if (kind === 'batch') return JSON.stringify(await db.batch(statements))
	return JSON.stringify(await statements[0]?.[kind]())
}
