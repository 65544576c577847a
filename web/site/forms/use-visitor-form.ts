import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useToast } from '#web/ui/toast.tsx'
import { controlOf, focusFirst, type Typed, typedInto } from './fields.ts'
import { normalisePhone } from './phone-digits.ts'
import { submissionKey } from './submission-key.ts'
import { forgetUnsentForm, keepUnsentForm, readUnsentForm } from './unsent-form.ts'

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string>>

/** A mail address and a telephone number. */
export type Ways = { address: string; phone: string }

/**
 * Why a form was not stored. `text` appears in the form, `toast` in a toast. `code` is null if the server did not answer.
 * `ways` are offered if sending again may not help.
 */
export type Refused = { text: string; toast: string; code: string | null; fields: FieldErrors; ways?: Ways }

export type Sending = {
	/** The Idempotency-Key: the same for the same content. */
	keyFor: (content: unknown) => string
	/** Where the bot check can show a task. */
	botCheckPlace: HTMLElement | undefined
	signal: AbortSignal
}

/** What the server says of a stored form. null: it does not say it. */
export type Receipt = { reference: string | null; answerBy: string | null }

export type Sender<Field extends string> = {
	check: (typed: Typed<Field>) => { errors: FieldErrors } | { send: (sending: Sending) => Promise<Receipt | null> }
	refusalOf: (failure: unknown, typed: Typed<Field>) => Refused
	sentText: string
}

type VisitorForm<Field extends string> = {
	/** Names the form. The ids of its fields start with it. */
	what: string
	/** The page's address, under which the input is kept across a reload. */
	path: string
	fields: readonly Field[]
	/** Called when the visitor starts to type: a page that is only read does not load it. */
	load: () => Promise<Sender<Field>>
}

const notLoadedText =
	'The form could not be checked, because a part of this page did not load. Check your connection and try again, or write to the address on this page.'
const notLoaded: Refused = { text: notLoadedText, toast: notLoadedText, code: null, fields: {} }

/** The state of a visitor's form. Its inputs are uncontrolled, so the page loads little script. */
export function useVisitorForm<Field extends string>({ what, path, fields, load }: VisitorForm<Field>) {
	const toast = useToast()
	const form = useRef<HTMLFormElement>(null)
	const botCheck = useRef<HTMLDivElement>(null)
	const currentAttempt = useRef<AbortController | null>(null)
	const [key] = useState(submissionKey)
	const [errors, setErrors] = useState<FieldErrors>({})
	const [refusal, setRefusal] = useState<Refused | null>(null)
	const [isSending, setSending] = useState(false)
	const [receipt, setReceipt] = useState<Receipt | null>(null)
	const [restored, setRestored] = useState(false)

	useEffect(() => {
		// A browser may have autofilled a number before hydration.
		for (const field of fields) normalisePhone(controlOf(form.current, field))
		const before = typedInto(form.current, fields)
		const unsent = readUnsentForm(path)
		for (const field of fields) {
			const control = controlOf(form.current, field)
			// A text that the page began with is not the visitor's.
			const given = control && 'defaultValue' in control ? control.defaultValue : ''
			if (!control || before[field] !== given || !unsent[field]) continue
			control.value = unsent[field]
			// The chosen option is missing.
			if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0
			setRestored(true)
		}
		// The visitor typed before hydration.
		if (fields.some((field) => before[field] !== '')) keepUnsentForm(path, typedInto(form.current, fields))
		return () => currentAttempt.current?.abort()
	}, [path, fields])

	/** Sets or clears the message of a field. */
	function setError(name: string, message?: string) {
		setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others))
	}

	function show(wrong: FieldErrors) {
		// Render first: a screen reader reads the message when the field gets the focus.
		flushSync(() => setErrors(wrong))
		focusFirst(form.current, Object.keys(wrong))
	}

	function refuse(refused: Refused) {
		toast({ tone: 'danger', text: refused.toast })
		setRefusal(refused)
		show(refused.fields)
	}

	async function submit() {
		if (currentAttempt.current) return
		const attempt = new AbortController()
		currentAttempt.current = attempt
		setRefusal(null)
		setReceipt(null)
		try {
			await checkAndSend(attempt.signal)
		} finally {
			currentAttempt.current = null
		}
	}

	async function checkAndSend(signal: AbortSignal) {
		const typed = typedInto(form.current, fields)
		const sender = await load().catch((failure: unknown) => console.error('The form could not be checked.', failure))
		if (!sender) return refuse(notLoaded)
		const checked = sender.check(typed)
		if ('errors' in checked) return show(checked.errors)
		setErrors({})
		setSending(true)
		try {
			const stored = await checked.send({ keyFor: key.for, botCheckPlace: botCheck.current ?? undefined, signal })
			setSending(false)
			setReceipt(stored)
			setRestored(false)
			key.settled()
			form.current?.reset()
			forgetUnsentForm(path)
			toast({ tone: 'success', text: sender.sentText })
		} catch (failure) {
			setSending(false)
			if (signal.aborted) return
			console.error(`The ${what} was not stored.`, failure)
			refuse(sender.refusalOf(failure, typed))
		}
	}

	return {
		/** Props of the `<form>`. */
		form: {
			ref: form,
			noValidate: true,
			onFocus: () => void load().catch(() => undefined),
			onInput({ target, nativeEvent }: InputEvent<HTMLFormElement>) {
				const field = fields.find((name) => controlOf(form.current, name) === target)
				if (!field) return
				normalisePhone(target, nativeEvent)
				setReceipt(null)
				if (errors[field]) setError(field)
				keepUnsentForm(path, typedInto(form.current, fields))
			},
			onSubmit(event: SubmitEvent<HTMLFormElement>) {
				event.preventDefault()
				void submit()
			},
		},
		/** Ref of the place for the bot check. */
		botCheck,
		/** Props of a field. */
		field: (name: Field) => ({ id: `${what}-${name}`, name, error: errors[name] }),
		errors,
		setError,
		refusal,
		isSending,
		/** Of the form that was sent, until the visitor types again. */
		receipt,
		/** True if the form shows input from before a reload. */
		restored,
		cancel: () => currentAttempt.current?.abort(),
	}
}
