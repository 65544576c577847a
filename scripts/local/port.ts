import { createServer } from 'node:net'
import { Refusal } from '../command/steps.ts'

const standardPort = 8787

/** Returns the port to serve on: `PORT`, or 8787. */
export function chosenPort(): number {
	const text = process.env.PORT
	if (!text) return standardPort
	const port = Number(text)
	if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Refusal(`PORT is not a port number: "${text}".`)
	return port
}

/** Refuses a port that is in use or that this account may not open. */
export async function requireFreePort(port: number): Promise<void> {
	for (const host of ['127.0.0.1', '0.0.0.0', '::1']) {
		const problem = await tryPort(port, host)
		if (problem === 'EADDRINUSE')
			throw new Refusal(
				`Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
			)
		if (problem === 'EACCES')
			throw new Refusal(`This account may not open port ${port}. Choose one above 1023: PORT=${standardPort} npm start`)
	}
}

/** Returns the error code of an attempt to listen, or null. Codes of a machine without IPv6 do not matter. */
function tryPort(port: number, host: string): Promise<string | null> {
	return new Promise((resolve) => {
		const server = createServer()
		server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
		server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)))
	})
}
