import type { HonoRequest, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod/mini'
import type { AppEnv } from '#worker/context.ts'
import { isJson, readJson, readsForm, readWithin } from './body.ts'
import { AppError } from './errors.ts'
import { formParts } from './form-parts.ts'
import { type HeldForm, hasRoom, letGo, newForm, readHeld } from './held-forms.ts'
import { fieldMessages } from './validate.ts'

const mebibyte = 1024 * 1024
/** A PDF of 10 MB with its picture and texts, or a gallery. */
const mostBytes = 12 * mebibyte
/** Text alone, the longest of it HTML, in which JSON may double each character. */
const mostJsonBytes = 2 * mebibyte

type FormInput<Schema extends z.ZodMiniType> = {
	in: { form: Record<string, string | File> }
	out: { form: z.output<Schema> }
}

/** Reads a multipart body within its limits and runs its contract; `c.req.valid('form')` has the result. */
export const validateForm = <Schema extends z.ZodMiniType>(schema: Schema, limitBytes = mostBytes) =>
	validateBody(schema, async (request, contentType, form) => {
		if (!isMultipart(contentType))
			throw new AppError('request.wrong-type', { message: 'Send the form as multipart/form-data.' })
		return formParts(await readForm(request, limitBytes, form), contentType)
	})

/** The same for a form without files, which may come as JSON too. */
export const validateFormOrJson = <Schema extends z.ZodMiniType>(schema: Schema) =>
	validateBody(schema, async (request, contentType, form) => {
		if (isMultipart(contentType)) return formParts(await readForm(request, mostBytes, form), contentType)
		const { body } = request.raw
		if (!isJson(contentType) || body === null)
			throw new AppError('request.wrong-type', { message: 'Send the form as multipart/form-data or application/json.' })
		return readJson(await readWithin(body, mostJsonBytes))
	})

function validateBody<Schema extends z.ZodMiniType>(
	schema: Schema,
	read: (request: HonoRequest, contentType: string, form: HeldForm) => Promise<unknown>,
): MiddlewareHandler<AppEnv, string, FormInput<Schema>> {
	const handler = createMiddleware<AppEnv>(async (c, next) => {
		const form = newForm()
		try {
			const result = schema.safeParse(await read(c.req, c.req.header('Content-Type') ?? '', form))
			if (!result.success) throw new AppError('request.invalid', { fields: fieldMessages(result.error.issues) })
			c.req.addValidatedData('form', result.data as object)
			await next()
		} finally {
			letGo(form)
		}
	})
	readsForm.add(handler)
	return handler as MiddlewareHandler<AppEnv, string, FormInput<Schema>>
}

export const isMultipart = (contentType: string) => /^multipart\/form-data\s*(;|$)/i.test(contentType)

async function readForm(request: HonoRequest, limitBytes: number, form: HeldForm): Promise<Uint8Array<ArrayBuffer>> {
	const { body } = request.raw
	if (body === null) throw new AppError('request.malformed')
	// Better now than half-way through.
	const announced = Number(request.header('Content-Length') ?? 0)
	if (announced <= limitBytes && !hasRoom(announced)) throw new AppError('service.busy', { retryAfterSeconds: 2 })
	return readHeld(form, (room) => readWithin(body, limitBytes, room))
}
