import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Send } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { type Departments, type EnquiryForm as Enquiry, enquiryForm } from '#contracts/enquiries.ts'
import { messages } from '#contracts/messages.ts'
import { ApiRefusal, failureText } from '#web/api.ts'
import { BotCheckFailed } from '#web/bot-check.ts'
import { submissionKey } from '#web/site/forms/submission-key.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { useKeptFocus } from '#web/ui/kept-focus.ts'
import { useToast } from '#web/ui/toast.tsx'
import { sendEnquiry } from './send-enquiry.ts'
import { useDepartments } from './use-departments.ts'

/** What the controls hold. */
type Typed = z.input<typeof enquiryForm>

const fieldNames = ['name', 'organization', 'selectedDepartmentId', 'emailId', 'phoneNo', 'message'] as const

const isFieldName = (name: string): name is FieldPath<Typed> => fieldNames.some((known) => known === name)

export function EnquiryForm({ departments: given }: { departments: Departments }) {
	const hydrated = useHydrated()
	const toast = useToast()
	const botCheck = useRef<HTMLDivElement>(null)
	const [key] = useState(submissionKey)
	const [refusal, setRefusal] = useState<string | null>(null)
	const botCheckPlace = useCallback(() => botCheck.current ?? undefined, [])
	const { departments, state, retry } = useDepartments(given, botCheckPlace)
	// No default values: what was typed before hydration stays.
	const form = useForm<Typed, unknown, Enquiry>({
		resolver: standardSchemaResolver(enquiryForm),
		mode: 'onSubmit',
		reValidateMode: 'onSubmit',
	})
	const { errors, isSubmitting } = form.formState
	const submit = useKeptFocus(isSubmitting)
	const field = (name: FieldPath<Typed>) => ({
		...form.register(name, { onChange: () => form.clearErrors(name) }),
		error: errors[name]?.message,
	})

	async function send(enquiry: Enquiry) {
		setRefusal(null)
		try {
			await sendEnquiry(enquiry, key.for(enquiry), botCheckPlace())
			key.settled()
			form.reset()
			toast({ tone: 'success', text: messages.enquirySent })
		} catch (failure) {
			console.error('The enquiry was not stored.', failure)
			toast({ tone: 'danger', text: messages.enquiryFailed })
			showRefusal(failure)
		}
	}

	function showRefusal(failure: unknown) {
		const fields = failure instanceof ApiRefusal ? Object.entries(failure.fields) : []
		const known = fields.filter(([name]) => isFieldName(name))
		known.forEach(([name, message], index) => {
			if (isFieldName(name)) form.setError(name, { message }, { shouldFocus: index === 0 })
		})
		const own = failure instanceof BotCheckFailed ? failure.message : failureText(failure, messages.enquiryFailed)
		setRefusal(own)
	}

	return (
		<form
			noValidate
			aria-labelledby="enquiry-title"
			onSubmit={(event) => void form.handleSubmit(send, () => setRefusal(null))(event)}
			className="grid gap-5 tablet:grid-cols-2 noscript:hidden"
		>
			<TextField label="Name" required autoComplete="name" {...field('name')} />
			<TextField label="Organization" autoComplete="organization" {...field('organization')} />
			<div className="tablet:col-span-2">
				<SelectField
					label="Category"
					required
					aria-busy={state === 'loading' || undefined}
					help={state === 'loading' ? 'The categories are loading …' : undefined}
					{...field('selectedDepartmentId')}
				>
					<option value="">Select a category</option>
					{Object.entries(departments).map(([id, name]) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
				{state === 'failed' && (
					<Alert tone="warning" className="mt-3">
						The categories could not be loaded.{' '}
						<button type="button" className="min-h-6 font-semibold underline" onClick={() => void retry()}>
							Try again
						</button>
					</Alert>
				)}
			</div>
			<TextField label="Email" type="email" required autoComplete="email" {...field('emailId')} />
			<TextField
				label="Phone Number"
				type="tel"
				inputMode="numeric"
				required
				autoComplete="tel"
				help="digits only, with country code"
				{...field('phoneNo')}
			/>
			<div className="tablet:col-span-2">
				<TextArea label="Message" rows={4} {...field('message')} />
			</div>
			{refusal && (
				<Alert tone="danger" className="tablet:col-span-2">
					{refusal}
				</Alert>
			)}
			<div className="tablet:col-span-2">
				{/* Flat until the bot check wants something of the visitor. */}
				<div ref={botCheck} />
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
					<p className="text-sm text-muted">
						Fields with <span className="font-semibold text-danger">*</span> are required.
					</p>
					<Button ref={submit} type="submit" disabled={!hydrated} busy={isSubmitting} className="max-tablet:w-full">
						{!isSubmitting && <Send aria-hidden="true" className="size-4" />}
						{isSubmitting ? 'Sending' : 'Send enquiry'}
					</Button>
				</div>
			</div>
		</form>
	)
}
