import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Job } from '#contracts/careers/careers.ts'
import type { Question } from '#contracts/careers/questions.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import { type Sender, useVisitorForm } from '#web/site/forms/use-visitor-form.ts'
import {
	type AnswerField,
	type ApplicationField,
	answerField,
	applicationFields,
	type ChosenCv,
} from './application-fields.ts'

const redirectMs = 3_000

const closedCodes: readonly unknown[] = ['job.closed', 'job.not-found'] satisfies ErrorCode[]

const loadSending = () => import('./send-application.ts')

/** The rules refuse a larger file by its size, which needs no reading. */
const mostHeldBytes = 8 * 1024 * 1024

/** Copies a file, so that it is sent as it was when chosen. A file that cannot be read stays, and the rules say so. */
async function inMemory(file: File): Promise<File> {
	if (file.size > mostHeldBytes) return file
	const { name, type, lastModified } = file
	return file.arrayBuffer().then(
		(bytes) => new File([bytes], name, { type, lastModified }),
		() => file,
	)
}

/** The state of the application form. */
export function useApplication(
	job: Pick<Job, 'id' | 'jobPosition'>,
	careersPath: string,
	questions: readonly Question[],
) {
	const jobId = job.id
	const [fields] = useState(() => [...applicationFields, ...questions.map(({ id }) => answerField(id))])
	const [cv, setCv] = useState<ChosenCv | null>(null)
	/** The same, for a form that is sent while the CV is read. */
	const chosen = useRef<ChosenCv | null>(null)
	const choices = useRef(0)
	const reading = useRef<Promise<void> | null>(null)
	/** Sent share of the form, from 0 to 1. */
	const [share, setShare] = useState(0)
	/** The success message once the application is stored. */
	const [sent, setSent] = useState<string | null>(null)
	const form = useVisitorForm({ what: 'application', path: `/CareersApply/${jobId}`, fields, load })

	useEffect(() => {
		if (sent === null) return
		const timer = setTimeout(() => window.location.assign(careersPath), redirectMs)
		return () => clearTimeout(timer)
	}, [sent, careersPath])

	async function load(): Promise<Sender<ApplicationField | AnswerField>> {
		const { validateApplication: validate, sendApplication, refusalOf, sentText } = await loadSending()
		const asking = questions.length > 0 ? await import('./read-answers.ts') : null
		await reading.current
		return {
			check(typed) {
				const cv = chosen.current
				const {
					own,
					errors: wrong,
					sent,
				} = asking?.readAnswers(questions, typed) ?? { own: typed, errors: {}, sent: {} }
				const errors = { ...validate(own, jobId, cv), ...wrong }
				if (!cv || Object.keys(errors).length > 0) return { errors }
				return {
					async send(sending) {
						setShare(0)
						await sendApplication(own, job, cv, { ...sending, onProgress: setShare }, sent)
						take(null)
						setSent(sentText)
						return null
					},
				}
			},
			refusalOf: (failure, typed) => refusalOf(failure, typed, chosen.current),
			sentText,
		}
	}

	function take(next: ChosenCv | null) {
		chosen.current = next
		setCv(next)
	}

	async function chooseCv(file: File | null) {
		choices.current += 1
		take(file && { file, number: choices.current, isReading: true })
		form.setError('file')
		reading.current = file && readCv(file, choices.current)
		await reading.current
	}

	async function readCv(chosenFile: File, number: number) {
		// Before the module with the rules is loaded: the file on disk may change meanwhile.
		const held = await inMemory(chosenFile)
		const sending = await loadSending().catch(() => null)
		const { file, error } = (await sending?.readCv(held)) ?? { file: held, error: null }
		if (number !== choices.current) return
		// A refused file stays listed beside its message. It is not sent.
		take(error ? { file, number, error } : { file, number })
		form.setError('file', error ?? undefined)
	}

	return {
		...form,
		form: {
			...form.form,
			onSubmit: (event: SubmitEvent<HTMLFormElement>) =>
				sent === null ? form.form.onSubmit(event) : event.preventDefault(),
		},
		cv: cv?.file ?? null,
		isReadingCv: cv?.isReading ?? false,
		chooseCv,
		share,
		sent,
		/** The position has closed or was deleted. */
		isClosed: closedCodes.includes(form.refusal?.code),
	}
}
