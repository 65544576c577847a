import { applicationForm } from '#contracts/applications.ts'
import { messages } from '#contracts/messages.ts'
import { fileRules, upload } from '#contracts/uploads.ts'
import { ApiRefusal, answerOf, applicationsPublic, failureText, isRefusal } from '#web/api.ts'
import { BotCheckFailed, freshBotToken } from '#web/bot-check.ts'
import { uploading } from '#web/site/forms/upload.ts'
import { type FieldErrors, type FieldName, type Typed, typedFields } from './typed.ts'

// The page loads this module when somebody begins to fill in the form: reading about a job needs none of it.

export { submissionKey } from '#web/site/forms/submission-key.ts'

/** What an application says, as the server takes it. */
export type Application = Typed & { jobPostInt: string; consent: 'true'; file: File }

export const { applicationSent } = messages

const isFieldName = (name: string): name is FieldName => name === 'file' || typedFields.some((field) => field === name)

/** What is wrong with what was typed, by field. Empty: it can be sent. */
export function errorsIn(typed: Typed, jobId: number, file: File | null): FieldErrors {
	const checked = applicationForm.safeParse({ ...typed, jobPostInt: jobId, consent: 'true', file: file ?? undefined })
	const errors: FieldErrors = {}
	for (const { path, message } of checked.error?.issues ?? []) {
		const name = String(path[0])
		if (isFieldName(name)) errors[name] ??= message
	}
	return errors
}

/** What is wrong with a file that was chosen as the CV, as far as its name and its size tell. */
export const cvError = (file: File) => upload(fileRules.cv).safeParse(file).error?.issues[0]?.message

type Sending = {
	/** Its Idempotency-Key: the same for the same application, however often it is sent. */
	key: string
	botCheckPlace: HTMLElement | undefined
	/** How much has left, from 0 to 1. */
	onProgress: (share: number) => void
	signal: AbortSignal
}

const mostTries = 3
const betweenTriesMs = 2_500

/** Stores an application and answers its id. Where the server is busy it is tried again. */
export async function sendApplication(form: Application, { key, botCheckPlace, onProgress, signal }: Sending) {
	const token = await freshBotToken('apply', botCheckPlace)
	const headers = { 'X-Token': token, 'Idempotency-Key': key }
	for (let tries = 1; ; tries += 1) {
		signal.throwIfAborted()
		try {
			const sent = applicationsPublic.submitapplication.$post(
				{ form },
				{ headers, fetch: uploading(onProgress, signal) },
			)
			const id = await answerOf(sent)
			if (!id) throw new Error('The server has not confirmed the application')
			return id
		} catch (failure) {
			if (tries === mostTries || !isRefusal(failure, 'service.busy')) throw failure
			onProgress(0)
			await new Promise((resolve) => setTimeout(resolve, betweenTriesMs))
		}
	}
}

export type Refused = {
	text: string
	fields: FieldErrors
	/** The position has closed, or is gone. */
	closed: boolean
}

/** What to tell the applicant of a failure. */
export function refusedBecause(failure: unknown): Refused {
	const fields = failure instanceof ApiRefusal ? Object.entries(failure.fields) : []
	const text = failure instanceof BotCheckFailed ? failure.message : failureText(failure, messages.applicationFailed)
	const closed = isRefusal(failure, 'job.closed') || isRefusal(failure, 'job.not-found')
	return { text, fields: Object.fromEntries(fields.filter(([name]) => isFieldName(name))), closed }
}
