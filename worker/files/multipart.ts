import type { HonoRequest, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod/mini'
import type { AppEnv } from '#worker/http/request-context.ts'
import type { Database } from '../data/db.ts'
import { describe } from '../http/describe.ts'
import { AppError } from '../http/errors.ts'
import { isJson, readJson, readsForm } from '../http/json-body.ts'
import { readWithin } from '../http/read-body.ts'
import { messagesByField } from '../http/validate.ts'
import { formParts } from './form-parts.ts'

/** Upper bound for all forms together. An isolate has 128 MB, and an upload to R2 copies the file in memory. */
const mostHeldBytes = 24 * 1024 * 1024
/** A stalled form stops counting after this time: Workers may drop a disconnected client's request without `finally`. */
const abandonedAfterMs = 60_000

/** A form in memory, from its first byte to its answer. */
type HeldForm = { bytes: number; movedAt: number }
const held = new Set<HeldForm>()

/** Whether this many more bytes fit. */
function hasRoom(bytes: number, now = Date.now()): boolean {
	let sum = bytes
	for (const form of held) {
		if (now - form.movedAt > abandonedAfterMs) held.delete(form)
		else sum += form.bytes
	}
	return sum <= mostHeldBytes
}

/** Counts the next bytes of a form. Releases the form and returns false if they do not fit. */
function holdBytes(form: HeldForm, bytes: number, now = Date.now()): boolean {
	form.movedAt = now
	const fits = hasRoom(bytes, now)
	form.bytes += bytes
	if (fits) held.add(form)
	else held.delete(form)
	return fits
}

const release = (form: HeldForm) => held.delete(form)

const mebibyte = 1024 * 1024
/** A PDF of 10 MB with its picture and texts, or a gallery. */
const mostBytes = 12 * mebibyte
/** Texts without files. The longest is HTML, in which JSON may double each character. */
const mostJsonBytes = 2 * mebibyte

const multipartExpected = 'Send the form as multipart/form-data.'

type FormInput<Schema extends z.ZodMiniType> = {
	in: { form: Record<string, string | File> }
	out: { form: z.output<Schema> }
}

type Options = {
	limitBytes?: number
	/** Messages about fields that only the database can check, so that one answer names every mistake. */
	alsoWrong?: (db: Database, sent: unknown) => Promise<Record<string, string>>
}

/** Reads a multipart body within its limits and runs its contract; `c.req.valid('form')` has the result. */
export const validateForm = <Schema extends z.ZodMiniType>(
	schema: Schema,
	{ limitBytes = mostBytes, alsoWrong }: Options = {},
) =>
	validateBody(
		{ from: 'form', schema },
		async (request, contentType, form) => {
			if (!isMultipart(contentType)) throw new AppError('request.wrong-type', { message: multipartExpected })
			return formParts(await readForm(request.raw, limitBytes, form), contentType)
		},
		alsoWrong,
	)

/** The same for a form without files, which JSON can carry too. */
export const validateFormOrJson = <Schema extends z.ZodMiniType>(schema: Schema) =>
	validateBody({ from: 'form or json', schema }, async (request, contentType, form) => {
		if (isMultipart(contentType)) return formParts(await readForm(request.raw, mostBytes, form), contentType)
		const { body } = request.raw
		if (!isJson(contentType) || body === null)
			throw new AppError('request.wrong-type', { message: 'Send the form as multipart/form-data or application/json.' })
		return readJson(await readWithin(body, mostJsonBytes))
	})

/** The parts of a multipart body. Throws as `validateForm` does. */
export async function readMultipart(request: Request, limitBytes: number): Promise<unknown> {
	const contentType = request.headers.get('Content-Type') ?? ''
	if (!isMultipart(contentType)) throw new AppError('request.wrong-type', { message: multipartExpected })
	const form: HeldForm = { bytes: 0, movedAt: Date.now() }
	try {
		return formParts(await readForm(request, limitBytes, form), contentType)
	} finally {
		release(form)
	}
}

/** Runs the contract of a form. Throws `request.invalid` with a message for each refused field. */
export async function validForm<Schema extends z.ZodMiniType>(
	db: Database,
	schema: Schema,
	sent: unknown,
	alsoWrong?: Options['alsoWrong'],
): Promise<z.output<Schema>> {
	const result = schema.safeParse(sent)
	if (result.success) return result.data
	const fields = { ...(await alsoWrong?.(db, sent)), ...messagesByField(result.error.issues) }
	throw new AppError('request.invalid', { fields })
}

function validateBody<Schema extends z.ZodMiniType>(
	input: { from: 'form' | 'form or json'; schema: Schema },
	read: (request: HonoRequest, contentType: string, form: HeldForm) => Promise<unknown>,
	alsoWrong?: Options['alsoWrong'],
): MiddlewareHandler<AppEnv, string, FormInput<Schema>> {
	const handler = createMiddleware<AppEnv>(async (c, next) => {
		const form: HeldForm = { bytes: 0, movedAt: Date.now() }
		try {
			const sent = await read(c.req, c.req.header('Content-Type') ?? '', form)
			c.req.addValidatedData('form', (await validForm(c.var.db, input.schema, sent, alsoWrong)) as object)
			await next()
		} finally {
			release(form)
		}
	})
	readsForm.add(handler)
	return describe(handler, { inputs: [input] }) as MiddlewareHandler<AppEnv, string, FormInput<Schema>>
}

const isMultipart = (contentType: string) => /^multipart\/form-data\s*(;|$)/i.test(contentType)

async function readForm(
	{ body, headers }: Request,
	limitBytes: number,
	form: HeldForm,
): Promise<Uint8Array<ArrayBuffer>> {
	if (body === null) throw new AppError('request.malformed')
	const announced = Number(headers.get('Content-Length') ?? 0)
	if (announced <= limitBytes && !hasRoom(announced)) throw new AppError('service.busy', { retryAfterSeconds: 2 })
	return readWithin(body, limitBytes, (bytes) => holdBytes(form, bytes))
}
