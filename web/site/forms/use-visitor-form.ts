import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useToast } from '#web/ui/toast.tsx'
import { controlOf, focusFirst, type Typed, typedInto } from './fields.ts'
import { tidyPhone } from './phone-digits.ts'
import { submissionKey } from './submission-key.ts'
import { forgetVisitorDraft, readVisitorDraft, saveVisitorDraft } from './visitor-draft.ts'

/** What is wrong, by field. */
export type FieldErrors = Readonly<Record<string, string>>

/** Why a form was not stored: what stands in it, and what a toast says. `code` is the server's, null where it did not answer. */
export type Refused = { text: string; toast: string; code: string | null; fields: FieldErrors }

export type Sending = {
	/** The Idempotency-Key: the same for the same content, however often it is sent. */
	keyFor: (content: unknown) => string
	/** Where the bot check can show a task. */
	botCheckPlace: HTMLElement | undefined
	signal: AbortSignal
}

/** What checks a form and sends it. */
export type Sender<Field extends string> = {
	check: (typed: Typed<Field>) => { errors: FieldErrors } | { send: (sending: Sending) => Promise<unknown> }
	refusedBecause: (failure: unknown, typed: Typed<Field>) => Refused
	sentText: string
}

type VisitorForm<Field extends string> = {
	/** What is sent, in a word; the ids of its fields begin with it. */
	what: string
	/** The page's address: what is typed is kept under it, so that it survives a reload. */
	path: string
	fields: readonly Field[]
	/** Asked when somebody begins to type: reading the page needs no sender. */
	load: () => Promise<Sender<Field>>
}

const notLoadedText =
	'The form could not be checked, because a part of this page did not load. Check your connection and try again.'
const notLoaded: Refused = { text: notLoadedText, toast: notLoadedText, code: null, fields: {} }

/**
 * A form of the public site from the first letter until it is stored. Its fields belong to the document, not to React, so that the page
 * loads little script.
 */
export function useVisitorForm<Field extends string>({ what, path, fields, load }: VisitorForm<Field>) {
	const toast = useToast()
	const form = useRef<HTMLFormElement>(null)
	const botCheck = useRef<HTMLDivElement>(null)
	const underWay = useRef<AbortController | null>(null)
	const [key] = useState(submissionKey)
	const [errors, setErrors] = useState<FieldErrors>({})
	const [refusal, setRefusal] = useState<Refused | null>(null)
	const [isSending, setSending] = useState(false)
	const [isStored, setStored] = useState(false)
	const [restored, setRestored] = useState(false)

	useEffect(() => {
		// A browser may have filled in a number before the form could hear of it.
		for (const field of fields) tidyPhone(controlOf(form.current, field))
		const before = typedInto(form.current, fields)
		const draft = readVisitorDraft(path)
		for (const field of fields) {
			const control = controlOf(form.current, field)
			if (!control || before[field] !== '' || !draft[field]) continue
			control.value = draft[field]
			// What was chosen is not on offer any more.
			if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0
			setRestored(true)
		}
		// What was typed while the page was still loading.
		if (fields.some((field) => before[field] !== '')) saveVisitorDraft(path, typedInto(form.current, fields))
		return () => underWay.current?.abort()
	}, [path, fields])

	/** Says what is wrong with a field, or that nothing is any more. */
	function setError(name: string, message?: string) {
		setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others))
	}

	function show(wrong: FieldErrors) {
		// The field that gets the focus is read out with its message.
		flushSync(() => setErrors(wrong))
		focusFirst(form.current, Object.keys(wrong))
	}

	function refuse(refused: Refused) {
		toast({ tone: 'danger', text: refused.toast })
		setRefusal(refused)
		show(refused.fields)
	}

	async function submit() {
		if (underWay.current) return
		const attempt = new AbortController()
		underWay.current = attempt
		setRefusal(null)
		setStored(false)
		try {
			await checkAndSend(attempt.signal)
		} finally {
			underWay.current = null
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
			await checked.send({ keyFor: key.for, botCheckPlace: botCheck.current ?? undefined, signal })
			setSending(false)
			setStored(true)
			setRestored(false)
			key.settled()
			form.current?.reset()
			forgetVisitorDraft(path)
			toast({ tone: 'success', text: sender.sentText })
		} catch (failure) {
			setSending(false)
			if (signal.aborted) return
			console.error(`The ${what} was not stored.`, failure)
			refuse(sender.refusedBecause(failure, typed))
		}
	}

	return {
		/** For the `<form>`. */
		form: {
			ref: form,
			noValidate: true,
			onFocus: () => void load().catch(() => undefined),
			onInput({ target, nativeEvent }: InputEvent<HTMLFormElement>) {
				const field = fields.find((name) => controlOf(form.current, name) === target)
				if (!field) return
				tidyPhone(target, nativeEvent)
				setStored(false)
				if (errors[field]) setError(field)
				saveVisitorDraft(path, typedInto(form.current, fields))
			},
			onSubmit(event: SubmitEvent<HTMLFormElement>) {
				event.preventDefault()
				void submit()
			},
		},
		/** For the place of the bot check. */
		botCheck,
		/** For a field. */
		field: (name: Field) => ({ id: `${what}-${name}`, name, error: errors[name] }),
		errors,
		setError,
		refusal,
		isSending,
		/** Whether the last thing sent has been stored, until something is typed again. */
		isStored,
		/** Whether the form shows what was typed before a reload. */
		restored,
		cancel: () => underWay.current?.abort(),
	}
}
