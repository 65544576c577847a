import type { HonoRequest, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod/mini'
import type { AppEnv } from '#worker/context.ts'
import { isJson, readJson, readsForm, readWithin } from './body.ts'
import { AppError } from './errors.ts'
import { fieldMessages } from './validate.ts'

const mebibyte = 1024 * 1024
/** A PDF of 10 MB with its picture and texts, or a gallery. */
const mostBytes = 12 * mebibyte
/** Text alone, the longest of it HTML, in which JSON may double each character. */
const mostJsonBytes = 2 * mebibyte
const mostParts = 200
/** Of all forms together: an isolate has 128 MB for what it serves at once, and a form lies in memory twice while it is parsed. */
const mostHeldBytes = 24 * mebibyte
/** Whoever is cut off takes no leave: what has not moved for so long is no longer there. */
const heldForMs = 60_000

/** What brings less than this in ten seconds gives way to others where room is short. */
const windowMs = 10_000
const slowBytes = 256 * 1024

/** A form in memory, from its first byte to its answer. */
type Held = {
	/** While it is being read. */
	pieces: Uint8Array[]
	bytes: number
	movedAt: number
	/** How much has come since. */
	window: { since: number; bytes: number }
	wasSlow: boolean
	isRead: boolean
}
const held = new Set<Held>()

const newForm = (now = Date.now()): Held => ({
	pieces: [],
	bytes: 0,
	movedAt: now,
	window: { since: now, bytes: 0 },
	wasSlow: false,
	isRead: false,
})

function giveUp(form: Held): void {
	held.delete(form)
	form.pieces.length = 0
}

function heldBytes(now: number): number {
	let bytes = 0
	for (const form of held) {
		if (now - form.movedAt > heldForMs) giveUp(form)
		else bytes += form.bytes
	}
	return bytes
}

/** A window that nothing has ended for as long again brought nothing in that time. */
const isSlow = ({ isRead, wasSlow, window }: Held, now: number) =>
	!isRead && (wasSlow || now - window.since > 2 * windowMs)

/** Whether so many more bytes can be held. Forms that hardly move give way, the largest first: a few of them could shut out everybody. */
function hasRoom(bytes: number, now = Date.now()): boolean {
	while (heldBytes(now) + bytes > mostHeldBytes) {
		const [slowest] = [...held].filter((form) => isSlow(form, now)).sort((one, other) => other.bytes - one.bytes)
		if (!slowest) return false
		giveUp(slowest)
	}
	return true
}

/** Whether this piece of a form can be held too. */
function holdPiece(form: Held, bytes: number, now = Date.now()): boolean {
	form.movedAt = now
	if (now - form.window.since > windowMs) {
		form.wasSlow = form.window.bytes < slowBytes
		form.window = { since: now, bytes: 0 }
	}
	form.window.bytes += bytes
	// It has given way to others meanwhile.
	if (!held.has(form)) return false
	if (hasRoom(bytes, now)) form.bytes += bytes
	else held.delete(form)
	return held.has(form)
}

type FormInput<Schema extends z.ZodMiniType> = {
	in: { form: Record<string, string | File> }
	out: { form: z.output<Schema> }
}

/** Reads a multipart body within its limits and runs its contract; `c.req.valid('form')` has the result. */
export const validateForm = <Schema extends z.ZodMiniType>(schema: Schema, limitBytes = mostBytes) =>
	validateBody(schema, async (request, contentType, form) => {
		if (!isMultipart(contentType))
			throw new AppError('request.wrong-type', { message: 'Send the form as multipart/form-data.' })
		return nested(await readForm(request, contentType, limitBytes, form))
	})

/** The same for a form without files, which may come as JSON too. */
export const validateFormOrJson = <Schema extends z.ZodMiniType>(schema: Schema) =>
	validateBody(schema, async (request, contentType, form) => {
		if (isMultipart(contentType)) return nested(await readForm(request, contentType, mostBytes, form))
		const { body } = request.raw
		if (!isJson(contentType) || body === null)
			throw new AppError('request.wrong-type', { message: 'Send the form as multipart/form-data or application/json.' })
		return readJson(await readWithin(body, mostJsonBytes))
	})

function validateBody<Schema extends z.ZodMiniType>(
	schema: Schema,
	read: (request: HonoRequest, contentType: string, form: Held) => Promise<unknown>,
): MiddlewareHandler<AppEnv, string, FormInput<Schema>> {
	const handler = createMiddleware<AppEnv>(async (c, next) => {
		const form = newForm()
		try {
			const result = schema.safeParse(await read(c.req, c.req.header('Content-Type') ?? '', form))
			if (!result.success) throw new AppError('request.invalid', { fields: fieldMessages(result.error.issues) })
			c.req.addValidatedData('form', result.data as object)
			await next()
		} finally {
			held.delete(form)
		}
	})
	readsForm.add(handler)
	return handler as MiddlewareHandler<AppEnv, string, FormInput<Schema>>
}

export const isMultipart = (contentType: string) => /^multipart\/form-data\s*(;|$)/i.test(contentType)

async function readForm(request: HonoRequest, contentType: string, limitBytes: number, form: Held): Promise<FormData> {
	const { body } = request.raw
	if (body === null) throw new AppError('request.malformed')
	// Better now than half-way through.
	const announced = Number(request.header('Content-Length') ?? 0)
	if (announced <= limitBytes && !hasRoom(announced)) throw new AppError('service.busy', { retryAfterSeconds: 2 })
	held.add(form)
	const bytes = await readWithin(body, limitBytes, { pieces: form.pieces, hasRoom: (size) => holdPiece(form, size) })
	form.isRead = true
	try {
		return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
	} catch {
		throw new AppError('request.malformed')
	}
}

type Part = string | File

/** The parts by name, with the line breaks that were typed: browsers send each as two characters. `images[cover]` stands as `cover` in `images`. A name that comes twice could be read in two ways. */
function nested(form: FormData): Record<string, Part | Record<string, Part>> {
	const values: Record<string, Part | Record<string, Part>> = Object.create(null)
	let parts = 0
	for (const [name, sent] of form) {
		const value = typeof sent === 'string' ? sent.replaceAll('\r\n', '\n') : sent
		parts += 1
		if (parts > mostParts) throw new AppError('request.malformed')
		const [, group, key] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? []
		if (group === undefined || key === undefined) keep(values, name, value)
		else {
			const within = values[group] ?? Object.create(null)
			if (typeof within !== 'object' || within instanceof File) throw new AppError('request.malformed')
			keep(within, key, value)
			values[group] = within
		}
	}
	return { ...values }
}

function keep(values: Record<string, unknown>, name: string, value: Part): void {
	if (name === '__proto__' || Object.hasOwn(values, name)) throw new AppError('request.malformed')
	values[name] = value
}
