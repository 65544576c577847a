import { asFile, pdfOf } from '../../files/sample-files.ts'
import { call } from '../../worker/app.ts'
import { type Sending, visitorHeaders } from '../../worker/visitor.ts'
import { partsBody } from '../published/publishable.ts'
import { applicant } from './applicant.ts'

export type Typed = Record<string, string | File>

export const aCv = (text = 'Twelve years of databases') => asFile(pdfOf(text), 'Amara Okafor.pdf', 'application/pdf')

/** The form of an application. A test names the values that matter to it. */
export const anApplication = (jobPostInt: number, typed: Typed = {}): Typed => ({
	...applicant,
	file: aCv(),
	jobPostInt: String(jobPostInt),
	consent: 'true',
	...typed,
})

export const submitPath = '/api/public/careerscontroller/submitapplication'

/** Sends an application like the page. */
export const sendApplication = (form: Typed, sending: Sending = {}): Promise<Response> =>
	call(submitPath, { body: partsBody(form), headers: visitorHeaders(sending), bindings: sending.bindings })
