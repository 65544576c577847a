import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { openMailTo } from './local-mail.ts'

type Sent = { from: string; to: string }

/** Delivers a raw mail as Email Routing does. */
export async function deliverMail(request: APIRequestContext, raw: string, { from, to }: Sent): Promise<void> {
	const query = new URLSearchParams({ from, to })
	const answer = await request.post(`/cdn-cgi/local/email?${query}`, { data: Buffer.from(raw, 'latin1') })
	if (!answer.ok()) throw new Error(`The mail was not taken: ${answer.status()} ${await answer.text()}`)
}

/** What a mail server writes above a mail whose sender it has found to be the one of its address. */
const proof = (address: string) => {
	const domain = address.split('@')[1]
	return `Authentication-Results: mx.cloudflare.net; dkim=pass header.d=${domain}; dmarc=pass header.from=${domain}`
}

/** Delivers a mail of `tests/fixtures/mails/`, to whom it names. `places`: other texts in it. */
export async function deliverFixture(
	request: APIRequestContext,
	name: string,
	{ from, to, places = {} }: Sent & { places?: Record<string, string> },
): Promise<void> {
	const stored = await readFile(`tests/fixtures/mails/${name}.eml`, 'latin1')
	const mail = Object.entries({ '@@REPLY@@': to, ...places }).reduce(
		(text, [place, value]) => text.replaceAll(place, value),
		stored,
	)
	await deliverMail(request, `${proof(from)}\r\n${mail}`, { from, to })
}

/** The address to which the newest mail to somebody asks to answer. */
export async function answerAddressFor(page: Page, recipient: string): Promise<string> {
	const mail = await openMailTo(page, recipient)
	const [, address] = /Reply-To: (\S+@\S+)/.exec(await mail.innerText()) ?? []
	if (!address) throw new Error('The mail has no Reply-To')
	return address
}
