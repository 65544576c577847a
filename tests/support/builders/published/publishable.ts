import type { Role } from '#contracts/auth/roles.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { asFile, pngOf } from '../../files/sample-files.ts'
import { call } from '../../worker/app.ts'
import { dummyToken } from '../../worker/siteverify.ts'
import { signedInAs } from '../../worker/staff.ts'

type Values = Record<string, string | File>
type Row = Record<string, unknown>

/** The differences between the published kinds in their calls. */
export type Publishable = {
	role: Role
	table: string
	/** Its name in the audit log and in the roles. */
	section: string
	base: string
	save: string
	list: string
	paging: 'size' | 'pageSize'
	/** The status filter of the list, and the flag of the form. */
	filter: string
	flag: string
	/** The search over titles. */
	search: string
	id: string
	title: string
	details: (id: number) => { path: string; method: 'GET' | 'POST' }
	notFound: string
	publicBase: string
	/** The rows of the first public page. */
	publicList: { path: string; method: 'GET' | 'POST'; body?: Row }
	/** A complete form. */
	form: () => Values
	/** Parts of the form that an edit would add again. Only new items carry them. */
	appended?: readonly string[]
	/** A picture of the form: its part, its flag, and the message for a wrong type. */
	picture: { part: string; changed: string; wrongType: string; width: number; height: number }
}

export const aPicture = (width = 800, height = 450, tone?: number) =>
	asFile(pngOf(width, height, tone === undefined ? {} : { tone }), 'picture.png', 'image/png')

export function partsBody(values: Values): FormData {
	const body = new FormData()
	for (const [name, value] of Object.entries(values)) body.append(name, value)
	return body
}

/** The calls of one kind, as an editor with its role and as a visitor. */
export async function callsOf(kind: Publishable) {
	const headers = await signedInAs([kind.role])
	function save(values: Values, as: Record<string, string> = headers) {
		const body = partsBody(values)
		if (values[kind.id]) for (const part of kind.appended ?? []) body.delete(part)
		return call(`${kind.base}/${kind.save}`, { body, headers: as })
	}
	const list = async (query: Row = {}) =>
		(await (await call(`${kind.base}/${kind.list}`, { json: query, headers })).json()) as Paged<Row>
	const details = (id: number) => {
		const { path, method } = kind.details(id)
		return call(`${kind.base}/${path}`, { method, headers })
	}
	const publicRows = async (): Promise<Row[]> => {
		const { path, method, body } = kind.publicList
		const answer = await call(`${kind.publicBase}/${path}`, {
			method,
			headers: { 'X-Token': dummyToken },
			...(method === 'POST' ? { json: body ?? {} } : {}),
		})
		const rows = (await answer.json()) as Paged<Row> | Row[]
		return Array.isArray(rows) ? rows : rows.content
	}
	return {
		headers,
		save,
		list,
		details,
		publicRows,
		/** Saves a form that must pass and returns the id. */
		async saved(values: Values): Promise<number> {
			const answer = await save(values)
			const id: unknown = await answer.json()
			if (typeof id !== 'number') throw new Error(`The form was refused: ${JSON.stringify(id)}`)
			return id
		},
		async found(id: number): Promise<Row> {
			return (await details(id)).json()
		},
	}
}
