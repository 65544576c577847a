import { useCallback, useEffect, useRef, useState } from 'react'
import type { SubmissionKey } from '#web/site/forms/submission-key.ts'
import { forgetVisitorDraft, readVisitorDraft, saveVisitorDraft } from '#web/site/forms/visitor-draft.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { Refused } from './send-application.ts'
import { controlOf, type FieldErrors, type FieldName, type Typed, typedFields, typedInto } from './typed.ts'

const redirectMs = 3_000

export type Phase =
	| { is: 'typing' }
	/** `share` of the form has left, from 0 to 1. */
	| { is: 'sending'; share: number }
	| { is: 'sent'; message: string }

const loadSending = () => import('./send-application.ts')

const notLoaded: Refused = {
	text: 'The form could not be checked, because a part of this page did not load. Check your connection and try again.',
	fields: {},
	closed: false,
}

/** An application on its way from the first letter to the careers page. */
export function useApplication(jobId: number, careersPath: string) {
	const path = `/CareersApply/${jobId}`
	const toast = useToast()
	const form = useRef<HTMLFormElement>(null)
	const cvButton = useRef<HTMLButtonElement>(null)
	const botCheck = useRef<HTMLDivElement>(null)
	const sending = useRef<AbortController | null>(null)
	const chosen = useRef(0)
	const key = useRef<SubmissionKey | null>(null)
	/** The number tells two files apart that look alike. */
	const [cv, setCv] = useState<{ file: File; number: number } | null>(null)
	const [errors, setErrors] = useState<FieldErrors>({})
	const [refusal, setRefusal] = useState<Pick<Refused, 'text' | 'closed'> | null>(null)
	const [phase, setPhase] = useState<Phase>({ is: 'typing' })
	const [restored, setRestored] = useState(false)

	useEffect(() => {
		const before = typedInto(form.current)
		const draft = readVisitorDraft(path)
		for (const field of typedFields) {
			const control = controlOf(form.current, field)
			if (!control || before[field] !== '' || !draft[field]) continue
			control.value = draft[field]
			setRestored(true)
		}
		// What was typed while the page was still loading.
		if (typedFields.some((field) => before[field] !== '')) saveVisitorDraft(path, typedInto(form.current))
		return () => sending.current?.abort()
	}, [path])

	const isSent = phase.is === 'sent'
	useEffect(() => {
		if (!isSent) return
		const timer = setTimeout(() => window.location.assign(careersPath), redirectMs)
		return () => clearTimeout(timer)
	}, [isSent, careersPath])

	const clearError = useCallback((field: string) => {
		setErrors(({ ...others }) => {
			if (isNamed(others, field)) delete others[field]
			return others
		})
	}, [])

	function show(fields: FieldErrors) {
		setErrors(fields)
		const wrong = typedFields.find((field) => fields[field])
		const first = wrong ? controlOf(form.current, wrong) : fields.file ? cvButton.current : null
		first?.focus()
	}

	async function chooseCv(file: File | null) {
		chosen.current += 1
		setCv(file && { file, number: chosen.current })
		clearError('file')
		const message = file && (await loadSending().catch(() => null))?.cvError(file)
		if (message) setErrors((others) => ({ ...others, file: message }))
	}

	async function submit() {
		if (sending.current || isSent) return
		const controller = new AbortController()
		sending.current = controller
		setRefusal(null)
		try {
			await send(typedInto(form.current), controller.signal)
		} finally {
			sending.current = null
		}
	}

	async function send(typed: Typed, signal: AbortSignal) {
		const sender = await loadSending().catch((failure: unknown) => {
			console.error('The form could not be checked.', failure)
			return null
		})
		if (!sender) return setRefusal(notLoaded)
		const wrong = sender.errorsIn(typed, jobId, cv?.file ?? null)
		if (!cv || Object.keys(wrong).length > 0) return show(wrong)
		key.current ??= sender.submissionKey()
		setErrors({})
		setPhase({ is: 'sending', share: 0 })
		try {
			await sender.sendApplication(
				{ ...typed, jobPostInt: String(jobId), consent: 'true', file: cv.file },
				{
					key: key.current.for({ ...typed, cv: cv.number }),
					botCheckPlace: botCheck.current ?? undefined,
					onProgress: (share) => setPhase({ is: 'sending', share }),
					signal,
				},
			)
			key.current.settled()
			forgetVisitorDraft(path)
			form.current?.reset()
			setCv(null)
			setRestored(false)
			setPhase({ is: 'sent', message: sender.applicationSent })
			toast({ tone: 'success', text: sender.applicationSent })
		} catch (failure) {
			setPhase({ is: 'typing' })
			if (signal.aborted) return
			console.error('The application was not stored.', failure)
			const { fields, ...refused } = sender.refusedBecause(failure)
			toast({ tone: 'danger', text: refused.text })
			setRefusal(refused)
			show(fields)
		}
	}

	return {
		form,
		cvButton,
		botCheck,
		cv: cv?.file ?? null,
		errors,
		refusal,
		phase,
		/** Whether the form shows what was typed before a reload. */
		restored,
		chooseCv,
		submit,
		cancel: () => sending.current?.abort(),
		/** Somebody begins: what checks and sends is fetched while they type. */
		begin: () => void loadSending().catch(() => undefined),
		edited(field: string) {
			clearError(field)
			saveVisitorDraft(path, typedInto(form.current))
		},
	}
}

const isNamed = (errors: FieldErrors, field: string): field is FieldName => Object.hasOwn(errors, field)
