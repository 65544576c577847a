const dataUrl = /^data:(image\/[a-z0-9.+-]+)((?:;[a-z0-9-]+(?:=[^;,]*)?)*),(.*)$/is

/** The file in a `data:` URL of a picture; null if it is broken or no picture. */
export function fileOfDataUrl(source: string): File | null {
	const [, type = ''] = dataUrl.exec(source.trim()) ?? []
	const bytes = bytesOfDataUrl(source)
	return bytes === null || bytes.length === 0 ? null : new File([bytes], 'picture', { type: type.toLowerCase() })
}

/** The bytes in a `data:` URL of a picture; null if it is broken or no picture. */
export function bytesOfDataUrl(source: string): Uint8Array<ArrayBuffer> | null {
	const [, type = '', options = '', data = ''] = dataUrl.exec(source.trim()) ?? []
	if (type === '') return null
	return /;base64$/i.test(options) ? bytesOfBase64(data) : new TextEncoder().encode(decoded(data))
}

function bytesOfBase64(data: string): Uint8Array<ArrayBuffer> | null {
	try {
		return Uint8Array.from(atob(decoded(data)), (character) => character.charCodeAt(0))
	} catch {
		return null
	}
}

function decoded(data: string): string {
	try {
		return decodeURIComponent(data)
	} catch {
		return ''
	}
}
