import type { OpenApiDocument } from '#worker/openapi/document.ts'
import { curlText } from './curl-text.ts'
import { notesText, type Schema, typeText } from './field-text.ts'
import { ownRefusals, sharedRefusals } from './refusals.ts'

type Operation = OpenApiDocument['paths'][string][string]

export type ReferenceField = { name: string; type: string; isRequired: boolean; notes: string }

/**
 * A call of the reference. `answer`: an example, or the media types of a file. `refusals`: those that not every call of its
 * kind has.
 */
export type Call = {
	id: string
	isForStaff: boolean
	method: string
	path: string
	summary: string
	description: string | undefined
	credentials: string
	fields: ReferenceField[]
	request: string
	answer: string
	refusals: { status: string; codes: string }[]
}

export type ReferenceSection = { id: string; name: string; calls: Call[] }

/** The calls of the document by tag, as the reference shows them. */
export function sectionsOf(document: OpenApiDocument): ReferenceSection[] {
	const { tags, paths, components } = document
	const shared = sharedRefusals(document)
	const calls = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({
			tag: operation.tags[0],
			call: {
				...callOf({ method: method.toUpperCase(), path, operation }),
				refusals: ownRefusals({ path, operation }, components.responses, shared),
			},
		})),
	)
	return tags.map(({ name }) => ({
		id: name.toLowerCase().replaceAll(' ', '-'),
		name,
		calls: calls.filter(({ tag }) => tag === name).map(({ call }) => call),
	}))
}

/** The sections with the calls of one kind: for staff, or for everybody else. Sections without any are left out. */
export const sectionsFor = (sections: readonly ReferenceSection[], isForStaff: boolean): ReferenceSection[] =>
	sections
		.map((section) => ({ ...section, calls: section.calls.filter((call) => call.isForStaff === isForStaff) }))
		.filter(({ calls }) => calls.length > 0)

type Named = { method: string; path: string; operation: Operation }

function callOf({ method, path, operation }: Named): Omit<Call, 'refusals'> {
	const [body] = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema, example }]) => ({
		type,
		example,
		schema: schema as Schema,
	}))
	const files = Object.entries(body?.schema.properties ?? {}).filter(([, { format }]) => format === 'binary')
	return {
		id: operation.operationId,
		isForStaff: operation.security.some((each) => 'staff' in each),
		method,
		path,
		summary: operation.summary,
		description: operation.description,
		credentials: credentialsText(operation.security),
		fields: [
			...operation.parameters.map(({ name, in: place, required, schema }) =>
				fieldOf(`${name} (${place})`, required, schema as Schema),
			),
			...Object.entries(body?.schema.properties ?? {}).map(([name, schema]) =>
				fieldOf(name, body?.schema.required?.includes(name) ?? false, schema),
			),
		],
		request: curlText({
			method,
			path: filledPath(path, operation.parameters),
			headers: headersOf(operation.security),
			body: body ? { ...body, files: files.map(([name]) => name) } : null,
		}),
		answer: answerText(operation),
	}
}

const fieldOf = (name: string, isRequired: boolean, schema: Schema): ReferenceField => ({
	name,
	type: typeText(schema),
	isRequired,
	notes: notesText(schema),
})

function filledPath(path: string, parameters: Operation['parameters']): string {
	const query = parameters.filter(({ in: place, required }) => place === 'query' && required)
	const filled = path.replace(
		/\{(\w+)\}/g,
		(_, name) => ({ key: '7c0d0a38', name: 'picture.webp' })[name as string] ?? '1',
	)
	return query.length > 0 ? `${filled}?${query.map(({ name }) => `${name}=1`).join('&')}` : filled
}

const words: Record<string, { text: string; header: string }> = {
	staff: { text: 'Session', header: 'Authorization: $TOKEN' },
	resetLink: { text: 'The token of a set-password link', header: 'Authorization: Bearer $LINK_TOKEN' },
	botToken: { text: 'A bot check', header: 'X-Token: $BOT_TOKEN' },
	clearance: { text: 'A bot check, or its clearance', header: 'X-Token: $BOT_TOKEN' },
}

const schemesOf = (security: Operation['security']) => [...new Set(security.flatMap((each) => Object.keys(each)))]

const headersOf = (security: Operation['security']) => schemesOf(security).map((scheme) => words[scheme]?.header ?? '')

function credentialsText(security: Operation['security']): string {
	if (security.length === 0) return 'None'
	const roles = security.flatMap((each) => Object.values(each).flat())
	const schemes = schemesOf(security).map((scheme) => words[scheme]?.text ?? scheme)
	return roles.length > 0 ? `${schemes.join()} with the role ${roles.join(' or ')}` : schemes.join()
}

function answerText({ responses }: Operation): string {
	const [success] = Object.values(responses).filter((response) => 'content' in response)
	const [[type, content] = ['', {}]] = Object.entries(success && 'content' in success ? success.content : {})
	return 'example' in content ? JSON.stringify(content.example, null, 2) : `A file: ${type}`
}
