import { Hono } from 'hono'
import { html } from 'hono/html'
import { AppError } from '#worker/http/errors.ts'
import { type AppEnv, isLocal } from '#worker/http/request-context.ts'
import { letters } from '#worker/jobs/mail.ts'
import { composerOf, latestMails } from '#worker/mail/outbox.ts'

const styles = `
	:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
	body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem }
	article { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid #8886; border-radius: 12px }
	h2 { margin: 0; font-size: 1.125rem }
	p { margin: 0.25rem 0 }
	pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`

/** The mails of a local machine, newest first, composed again from the outbox. A deployed Worker answers 404. */
export const devMail = new Hono<AppEnv>().get('/', async (c) => {
	if (!isLocal(c.env)) throw new AppError('request.not-found')
	const nonce = crypto.randomUUID()
	c.header(
		'Content-Security-Policy',
		`default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
	)
	const mails = await Promise.all(
		(await latestMails(c.var.db)).map(async (mail) => ({
			...mail,
			letter: await composerOf(letters[mail.kind])?.(c.var.db, c.env, mail.subjectId, mail.createdAt),
		})),
	)
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
						${mails.map(({ createdAt, status, kind, letter }) =>
							letter
								? html`<article>
										<h2>${letter.subject}</h2>
										<p>To ${letter.to}, ${createdAt}, ${status}</p>
										<pre>${withLinks(letter.text, c.env.ORIGIN)}</pre>
									</article>`
								: html`<article>
										<h2>${kind}</h2>
										<p>${createdAt}, ${status}. Its link has been used, replaced or has expired.</p>
									</article>`,
						)}
					</main>
				</body>
			</html>`,
	)
})

const withLinks = (text: string, origin: string) =>
	text
		.split(/(https?:\/\/\S+)/)
		.map((part) => (part.startsWith(`${origin}/`) ? html`<a href="${part}">${part}</a>` : part))
