import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import { type Sender, useVisitorForm } from '#web/site/forms/use-visitor-form.ts'
import { type ApplicationField, applicationFields, type Cv } from './application-fields.ts'

const redirectMs = 3_000

const closedCodes: readonly unknown[] = ['job.closed', 'job.not-found'] satisfies ErrorCode[]

const loadSending = () => import('./send-application.ts')

/** The state of the application form. */
export function useApplication(jobId: number, careersPath: string) {
	const chosen = useRef(0)
	const [cv, setCv] = useState<Cv | null>(null)
	/** Sent share of the form, from 0 to 1. */
	const [share, setShare] = useState(0)
	/** The success message once the application is stored. */
	const [sent, setSent] = useState<string | null>(null)
	const form = useVisitorForm({ what: 'application', path: `/CareersApply/${jobId}`, fields: applicationFields, load })

	useEffect(() => {
		if (sent === null) return
		const timer = setTimeout(() => window.location.assign(careersPath), redirectMs)
		return () => clearTimeout(timer)
	}, [sent, careersPath])

	async function load(): Promise<Sender<ApplicationField>> {
		const { validate, sendApplication, refusalOf, sentText } = await loadSending()
		return {
			check(typed) {
				const errors = validate(typed, jobId, cv)
				if (!cv || Object.keys(errors).length > 0) return { errors }
				return {
					async send(sending) {
						setShare(0)
						await sendApplication(typed, jobId, cv, { ...sending, onProgress: setShare })
						setCv(null)
						setSent(sentText)
					},
				}
			},
			refusalOf: (failure, typed) => refusalOf(failure, typed, cv),
			sentText,
		}
	}

	async function chooseCv(file: File | null) {
		chosen.current += 1
		setCv(file && { file, number: chosen.current })
		form.setError('file')
		if (!file) return
		const number = chosen.current
		const message = await (await loadSending().catch(() => null))?.cvError(file)
		if (!message || number !== chosen.current) return
		// The refused file stays listed beside its message. It is not sent.
		setCv({ file, number, error: message })
		form.setError('file', message)
	}

	return {
		...form,
		form: {
			...form.form,
			onSubmit: (event: SubmitEvent<HTMLFormElement>) =>
				sent === null ? form.form.onSubmit(event) : event.preventDefault(),
		},
		cv: cv?.file ?? null,
		chooseCv,
		share,
		sent,
		/** The position has closed or was deleted. */
		isClosed: closedCodes.includes(form.refusal?.code),
	}
}
