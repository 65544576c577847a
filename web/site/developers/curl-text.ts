type Request = {
	method: string
	/** The path with values for its parameters. */
	path: string
	headers: readonly string[]
	body: { type: string; example: unknown; files: readonly string[] } | null
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** A request as a curl command. The site and the tokens are variables of the shell. */
export function curlText({ method, path, headers, body }: Request): string {
	const isForm = body?.type === 'multipart/form-data'
	const parts = [
		`curl ${method === 'GET' || isForm ? '' : `-X ${method} `}"$SITE${path}"`,
		...headers.map((header) => `-H "${header}"`),
		...(body && !isForm ? [`-H "Content-Type: ${body.type}"`, `-d ${quoted(JSON.stringify(body.example))}`] : []),
		...(body && isForm ? formParts(body) : []),
	]
	return parts.join(' \\\n  ')
}

function formParts({ example, files }: { example: unknown; files: readonly string[] }): string[] {
	const fields = Object.entries(typeof example === 'object' && example !== null ? example : {})
	return fields
		.filter(([, value]) => typeof value !== 'object')
		.map(([name, value]) => `-F ${quoted(`${name}=${files.includes(name) ? '@file' : value}`)}`)
}
