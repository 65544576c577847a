type Fetch = (address: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Sends a request like `fetch` and reports the sent share of the body, from 0 to 1, which `fetch` cannot. */
export const uploading =
	(onProgress: (share: number) => void, signal: AbortSignal): Fetch =>
	(address, { method = 'GET', headers, body } = {}) =>
		new Promise((resolve, reject) => {
			signal.throwIfAborted()
			const request = new XMLHttpRequest()
			request.open(method, String(address))
			new Headers(headers).forEach((value, name) => {
				request.setRequestHeader(name, value)
			})
			request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
			request.onload = () =>
				resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }))
			request.onerror = () => reject(new TypeError('The server did not answer'))
			request.onabort = () => reject(signal.reason)
			signal.addEventListener('abort', () => request.abort(), { once: true })
			// XMLHttpRequest cannot send a stream, and no form is one.
			request.send(body instanceof ReadableStream ? null : (body ?? null))
		})

/** The lines of a header block: https://developer.mozilla.org/docs/Web/API/XMLHttpRequest/getAllResponseHeaders */
const headersOf = (request: XMLHttpRequest) =>
	Array.from(request.getAllResponseHeaders().matchAll(/^([^:\r\n]+): ?(.*?)\r?$/gm), ([, name = '', value = '']) => {
		return [name, value] satisfies [string, string]
	})
