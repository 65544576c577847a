import { applicationForm } from '#contracts/careers/applications.ts'
import type { Job } from '#contracts/careers/careers.ts'
import { messages } from '#contracts/shared/messages.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { answerOf, applicationsPublic, isRefusal } from '#web/api.ts'
import { freshBotToken } from '#web/bot-check.ts'
import { currentNotice } from '#web/content/application-notice.ts'
import { keepReceipt } from '#web/document/application-receipt.ts'
import { readChosen } from '#web/file-content.ts'
import type { Typed } from '#web/site/forms/fields.ts'
import { describeRefusal, errorsOf } from '#web/site/forms/refusals.ts'
import { uploading } from '#web/site/forms/upload.ts'
import type { Sending } from '#web/site/forms/use-visitor-form.ts'
import { forgetVisit, visitorOrigin } from '#web/site/forms/visitor-origin.ts'
import type { ApplicationField, ChosenCv } from './application-fields.ts'

// The page loads this module when the visitor starts to fill in the form.

export const sentText = messages.applicationSent

/** Validates the typed values. Returns no entry for a valid field. */
export const validateApplication = (typed: Typed<ApplicationField>, jobId: number, cv: ChosenCv | null) => ({
	...(cv?.error ? { file: cv.error } : {}),
	...errorsOf(applicationForm.safeParse({ ...typed, jobPostInt: jobId, consent: 'true', file: cv?.file }).error),
})

/** Reads a CV and checks its size and content. */
export const readCv = (file: File) => readChosen(file, fileRules.cv)

export const refusalOf = (failure: unknown, typed: Typed<ApplicationField>, cv: ChosenCv | null) =>
	describeRefusal(failure, messages.applicationFailed, { ...typed, file: cv?.file }, 'mail-careers')

/**
 * Builds the form data of `submitapplication`. An empty experience is sent as 0, so a second field says whether it was
 * stated.
 */
export function applicationParts(typed: Typed<ApplicationField>, jobId: number, file: File) {
	const isStated = typed.applicantExperience.trim() !== ''
	return {
		...typed,
		applicantExperience: isStated ? typed.applicantExperience : '0',
		experienceStated: String(isStated),
		jobPostInt: String(jobId),
		consent: 'true',
		noticeVersion: currentNotice.version,
		file,
	}
}

const mostTries = 3
const betweenTriesMs = 2_500

/** Sends the application and keeps its receipt. Retries while the server is busy. `onProgress` gets the share sent, 0 to 1. */
export async function sendApplication(
	typed: Typed<ApplicationField>,
	{ id, jobPosition }: Pick<Job, 'id' | 'jobPosition'>,
	{ file, number }: ChosenCv,
	{ keyFor, botCheckPlace, signal, onProgress }: Sending & { onProgress: (share: number) => void },
	answered: { answers?: string } = {},
) {
	const origin = visitorOrigin()
	const form = {
		...applicationParts(typed, id, file),
		...answered,
		...(origin && { origin: JSON.stringify(origin) }),
	}
	const key = keyFor({ ...typed, ...answered, cv: number })
	const token = await freshBotToken('apply', botCheckPlace)
	const headers = { 'X-Token': token, 'Idempotency-Key': key }
	for (let tries = 1; ; tries += 1) {
		signal.throwIfAborted()
		try {
			const sent = applicationsPublic.submitapplication.$post(
				{ form },
				{ headers, fetch: uploading(onProgress, signal) },
			)
			if (!(await answerOf(sent))) throw new Error('The server has not confirmed the application')
			forgetVisit()
			const { headers: said } = await sent
			const [reference, path] = [said.get('X-Reference'), said.get('X-Status-Page')]
			if (reference && path) keepReceipt({ job: jobPosition, reference, path })
			return
		} catch (failure) {
			if (tries === mostTries || !isRefusal(failure, 'service.busy')) throw failure
			onProgress(0)
			await new Promise((resolve) => setTimeout(resolve, betweenTriesMs))
		}
	}
}
