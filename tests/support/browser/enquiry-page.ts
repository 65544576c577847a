import type { APIRequestContext, Page } from '@playwright/test'
import { testToken } from '#contracts/auth/bot-check.ts'
import { asAdmin } from './colleague.ts'

type Typed = {
	name?: string
	organization?: string
	category?: string
	email?: string
	phone?: string
	message?: string
}

export const enquiryForm = (page: Page) => page.getByRole('form', { name: 'Drop Us a Line' })

export const sendButton = (page: Page) => enquiryForm(page).getByRole('button', { name: 'Send enquiry' })

/** Fills in the form. Other values have defaults. */
export async function typeEnquiry(page: Page, typed: Typed = {}): Promise<void> {
	const form = enquiryForm(page)
	await form.getByLabel('Name').fill(typed.name ?? 'Meera Nair')
	await form.getByLabel('Organization').fill(typed.organization ?? 'Kollam Spice Exports')
	await form.getByLabel('Category').selectOption(typed.category ?? 'Support')
	await form.getByLabel('Email').fill(typed.email ?? 'meera@kollamspice.example')
	await form.getByLabel('Phone Number').fill(typed.phone ?? '914742555010')
	await form.getByLabel('Message').fill(typed.message ?? 'How does the trade finance product handle partial shipments?')
}

/** Sends an enquiry through the API. Other values have defaults. */
export async function sendEnquiry(request: APIRequestContext, typed: Record<string, unknown> = {}): Promise<void> {
	const enquiry = {
		name: 'Meera Nair',
		organization: 'Kollam Spice Exports',
		selectedDepartmentId: 1,
		emailId: 'meera@kollamspice.example',
		phoneNo: '914742555010',
		message: 'How does the trade finance product handle partial shipments?',
	}
	const answer = await request.post('/api/public/contactuscontroller/saveContactUs', {
		data: { ...enquiry, ...typed },
		headers: { 'X-Token': testToken },
	})
	if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
}

/** A unique name of letters only, as the form requires. */
export const newName = () =>
	`Meera ${crypto.randomUUID().replaceAll(/[\d-]/g, (sign) => String.fromCharCode(103 + (Number(sign) || 0)))}`

/** The stored enquiries of this sender, newest first. */
export async function storedFrom(request: APIRequestContext, name: string) {
	const query = { pageNumber: 1, size: 100, selectedDepartmentId: null }
	const { content } = await asAdmin(request, '/api/contactuscontroller/getContactUsRequests', query)
	return (content as { id: number; name: string; message: string }[]).filter((enquiry) => enquiry.name === name)
}

/** The rows of the enquiry desk. */
export const requestsIn = (page: Page) => page.getByRole('list', { name: 'Contact requests' }).getByRole('listitem')
