import { Send } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Departments } from '#contracts/enquiries/enquiries.ts'
import { keepsOrigin } from '#web/content/keeps-origin.ts'
import { pages } from '#web/content/pages.ts'
import { OtherWays } from '#web/site/forms/other-ways.tsx'
import { useVisitorForm } from '#web/site/forms/use-visitor-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { enquiryFields } from './enquiry-fields.ts'

const load = () => import('./send-enquiry.ts')

type Props = {
	departments: Departments
	/** What the visitor looked for and did not find: the message begins with it. */
	about: string | null
}

export function EnquiryForm({ departments: given, about }: Props) {
	const hydrated = useHydrated()
	const enquiry = useVisitorForm({ what: 'enquiry', path: pages.contact.path, fields: enquiryFields, load })
	const { field, refusal, isSending, receipt } = enquiry
	const { departments, state, retry } = useDepartments(given, enquiry.botCheck)
	const submit = useRestoredFocus(isSending)

	return (
		<form {...enquiry.form} aria-labelledby="enquiry-title" className="grid gap-5 tablet:grid-cols-2 noscript:hidden">
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
						<option key={id} value={id} dir="auto">
							{name}
						</option>
					))}
				</SelectField>
				{state === 'blocked' && (
					<Alert tone="warning" className="mt-3">
						The categories could not be loaded, because an extension of your browser blocks the bot check. Switch it off
						and reload the page, or write to an address on this page.
					</Alert>
				)}
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
				help="Digits only, with country code"
				{...field('phoneNo')}
			/>
			<div className="tablet:col-span-2">
				<TextArea
					label="Message"
					rows={4}
					defaultValue={about === null ? undefined : `I was looking for “${about}”. `}
					{...field('message')}
				/>
			</div>
			{refusal && (
				<Alert tone="danger" className="tablet:col-span-2">
					<span>{refusal.text}</span>
					{refusal.ways && <OtherWays {...refusal.ways} />}
				</Alert>
			)}
			{receipt && (
				<Alert tone="success" className="tablet:col-span-2">
					<span>Thank you. Your enquiry is with the desk that you chose.</span>{' '}
					{receipt.reference && (
						<span>
							Your reference is <strong className="font-semibold whitespace-nowrap">{receipt.reference}</strong>.
						</span>
					)}{' '}
					{receipt.answerBy && <span>We answer by {receipt.answerBy}.</span>}
				</Alert>
			)}
			<div className="tablet:col-span-2">
				{/* Has no height until the bot check shows a task. */}
				<div ref={enquiry.botCheck} />
				{keepsOrigin && (
					<p className="mb-4 text-sm text-muted">
						Until it is erased we keep with your enquiry where your visit came from, the number of pages, your language
						and your country. See our{' '}
						<a href={pages.privacyPolicy.path} className="underline underline-offset-2">
							privacy policy
						</a>
						.
					</p>
				)}
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
					<p className="text-sm text-muted">
						Fields with <span className="font-semibold text-danger">*</span> are required.
					</p>
					<Button
						ref={submit}
						type="submit"
						icon={Send}
						disabled={!hydrated}
						busy={isSending}
						className="max-tablet:w-full"
					>
						{isSending ? 'Sending' : 'Send enquiry'}
					</Button>
				</div>
			</div>
		</form>
	)
}

type State = 'there' | 'loading' | 'failed' | 'blocked'

const isEmpty = (departments: Departments) => Object.keys(departments).length === 0

/** The page's categories, fetched if it was rendered without them. */
function useDepartments(given: Departments, botCheck: RefObject<HTMLElement | null>) {
	const [departments, setDepartments] = useState(given)
	const [state, setState] = useState<State>(isEmpty(given) ? 'loading' : 'there')

	const load = useCallback(async () => {
		setState('loading')
		try {
			const { fetchDepartments } = await import('./send-enquiry.ts')
			setDepartments(await fetchDepartments(botCheck.current ?? undefined))
			setState('there')
		} catch (failure) {
			console.error('The categories could not be loaded.', failure)
			const isBlocked = failure instanceof Error && failure.name === 'BotCheckBlocked'
			setState(isBlocked ? 'blocked' : 'failed')
		}
	}, [botCheck])

	useEffect(() => {
		if (isEmpty(given)) void load()
	}, [given, load])

	return { departments, state, retry: load }
}
