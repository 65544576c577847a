import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod/mini'
import { emailAddress, requiredText } from '#contracts/shared/fields.ts'
import { latestReceived } from '#worker/desks/inbound/latest-received.ts'
import { desks, mailReader } from '#worker/features/desks.ts'
import { AppError } from '#worker/http/errors.ts'
import { type AppEnv, type Bindings, isLocal } from '#worker/http/request-context.ts'
import { letters } from '#worker/jobs/mail.ts'
import { localAnswer } from '#worker/mail/inbound/local-answer.ts'
import { receiveMail } from '#worker/mail/inbound/receive-mail.ts'
import { composerOf, latestMails } from '#worker/mail/outbox.ts'
import type { Letter } from '#worker/mail/send-letter.ts'

const styles = `
	:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
	body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem }
	article { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid #8886; border-radius: 12px }
	h2 { margin: 0; font-size: 1.125rem }
	p { margin: 0.25rem 0 }
	pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
	iframe { width: 100%; height: 28rem; border: 1px solid #8886; background: #fff }
	textarea { display: block; box-sizing: border-box; width: 100%; min-height: 6rem; margin: 0.25rem 0; font: inherit }
	button { font: inherit }
`

const mostReceived = 25

const sentAnswer = z.object({
	from: emailAddress('An address is expected', 'An address is expected'),
	to: emailAddress('An address is expected', 'An address is expected'),
	subject: requiredText('A subject is expected'),
	text: requiredText('Write the answer first.', 10_000, 'several'),
})

/**
 * The mails of a local machine, newest first: those sent, composed again from the outbox, and those received. A mail whose
 * answers come to the desk can be answered. A deployed Worker answers 404.
 */
export const devMail = new Hono<AppEnv>()
	.get('/', async (c) => {
		if (!isLocal(c.env)) throw new AppError('request.not-found')
		const nonce = crypto.randomUUID()
		c.header(
			'Content-Security-Policy',
			// The frames of the formatted parts have this policy, too.
			`default-src 'none'; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src ${c.env.ORIGIN} 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
		)
		const { db } = c.var
		const sent = await Promise.all(
			(await latestMails(db)).map(async (mail) => ({
				at: mail.createdAt,
				article: sentMail(
					mail,
					(await composerOf(letters[mail.kind])?.(db, c.env, mail.subjectId, mail.createdAt)) ?? null,
					c.env,
					nonce,
				),
			})),
		)
		const received = (await latestReceived(db, desks, mostReceived)).map(({ at, sender, text }) => ({
			at,
			article: html`<article>
				<h2>Received</h2>
				<p>From <bdi>${sender}</bdi>, ${at}</p>
				<pre dir="auto">${text}</pre>
			</article>`,
		}))
		const mails = [...sent, ...received].sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
		return c.html(
			html`<!doctype html>
				<html lang="en">
					<head>
						<meta charset="utf-8" />
						<meta name="viewport" content="width=device-width, initial-scale=1" />
						<meta name="robots" content="noindex" />
						<title>Local mail</title>
						<style nonce="${nonce}">${styles}</style>
					</head>
					<body>
						<main>
							<h1>Local mail</h1>
							${mails.length === 0 ? html`<p>No mail yet.</p>` : ''}
							${mails.map(({ article }) => article)}
						</main>
					</body>
				</html>`,
		)
	})
	.post('/', async (c) => {
		// Another site that is open in the browser must not write to the desk.
		const isOwn = (c.req.header('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin'
		if (!isLocal(c.env) || !isOwn) throw new AppError('request.not-found')
		const answer = sentAnswer.safeParse(await c.req.parseBody())
		if (!answer.success) throw new AppError('request.malformed')
		await receiveMail(c.env, mailReader, localAnswer(answer.data))
		return c.redirect('/dev/mail', 303)
	})

type SentMail = Awaited<ReturnType<typeof latestMails>>[number]

function sentMail(
	{ createdAt, status, kind }: SentMail,
	letter: Letter | null,
	{ ORIGIN, REPLY_DOMAIN }: Bindings,
	nonce: string,
) {
	if (letter === null)
		return html`<article>
			<h2>${kind}</h2>
			<p>${createdAt}, ${status}. Its link has been used, replaced or has expired.</p>
		</article>`
	const { to, cc = [], subject, text, html: formatted, replyTo, headers = {}, calendar } = letter
	const shown = { ...(cc.length > 0 && { Cc: cc.join(', ') }), ...(replyTo && { 'Reply-To': replyTo }), ...headers }
	const answersArrive = REPLY_DOMAIN !== undefined && replyTo?.endsWith(`@${REPLY_DOMAIN}`)
	return html`<article>
		<h2>${subject}</h2>
		<p>To ${to}, ${createdAt}, ${status}</p>
		${Object.entries(shown).map(([name, value]) => html`<p>${name}: ${value}</p>`)}
		<pre>${withLinks(text, ORIGIN)}</pre>
		<details>
			<summary>As it is formatted</summary>
			<iframe sandbox title="${subject}" srcdoc="${formatted.replaceAll('<style>', `<style nonce="${nonce}">`)}"></iframe>
		</details>
		${calendar ? html`<details><summary>Calendar file</summary><pre>${calendar.content}</pre></details>` : ''}
		${
			answersArrive
				? html`<form method="post" action="/dev/mail">
						<input type="hidden" name="from" value="${to}" />
						<input type="hidden" name="to" value="${replyTo}" />
						<input type="hidden" name="subject" value="Re: ${subject}" />
						<label>Answer<textarea name="text" required></textarea></label>
						<button>Send the answer</button>
					</form>`
				: ''
		}
	</article>`
}

const withLinks = (text: string, origin: string) =>
	text
		.split(/(https?:\/\/\S+)/)
		.map((part) => (part.startsWith(`${origin}/`) ? html`<a href="${part}">${part}</a>` : part))
