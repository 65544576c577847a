import { call } from '../worker/app.ts'
import { type Sending, visitorHeaders } from '../worker/visitor.ts'

/** The fields of the contact form. A test names the values that matter to it. */
export const anEnquiry = (typed: Record<string, unknown> = {}) => ({
	name: 'Meera Nair',
	organization: 'Kollam Spice Exports',
	selectedDepartmentId: 1,
	emailId: 'meera@kollamspice.example',
	phoneNo: '914742555010',
	message: 'How does the trade finance product handle partial shipments?',
	...typed,
})

/** Sends the contact form like the page. */
export const sendEnquiry = (form: Record<string, unknown>, sending: Sending = {}): Promise<Response> =>
	call('/api/public/contactuscontroller/saveContactUs', {
		json: form,
		headers: visitorHeaders(sending),
		bindings: sending.bindings,
	})
