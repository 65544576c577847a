import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** Leads every https connection to one port of this machine, whatever its host. */
export async function serveAsOrigin(port: () => Promise<number>) {
	const sockets = new Set<Socket>()
	const server = createServer((_request, response) => response.writeHead(405).end())
	server.on('connect', async (_request, client: Socket) => {
		const upstream = connect(await port(), '127.0.0.1', () => {
			client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
			upstream.pipe(client).pipe(upstream)
		})
		for (const socket of [client, upstream]) {
			sockets.add(socket)
			socket.on('error', () => socket.destroy())
			socket.on('close', () => {
				sockets.delete(socket)
				client.destroy()
				upstream.destroy()
			})
		}
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port: own } = server.address() as AddressInfo
	return {
		origin: `http://127.0.0.1:${own}`,
		stop() {
			for (const socket of sockets) socket.destroy()
			server.close()
		},
	}
}
