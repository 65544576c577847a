import { html } from 'hono/html'
import { brand } from '#web/content/brand.ts'
import colours from './colours.json' with { type: 'json' }
import { factText, subjectLine } from './letter-text.ts'
import type { Letter } from './send-letter.ts'

type Fact = { label: string; value: string }

/** The parts of a mail, in order. The subject is its headline. Facts without a value are left out. */
export type LetterContent = {
	to: string
	subject: string
	opening: readonly string[]
	facts?: readonly Fact[] | undefined
	button: { label: string; address: string }
	closing?: readonly string[]
}

/** Composes both parts of a mail, the text and the same as HTML. */
export function composeLetter(content: LetterContent, origin: string): Letter {
	const subject = subjectLine(content.subject)
	const facts = content.facts
		?.map(({ label, value }) => ({ label, value: factText(value) }))
		.filter(({ value }) => value !== '')
	const shown = { ...content, subject, facts }
	return { to: content.to, subject, text: textOf(shown), html: htmlOf(shown, origin) }
}

function textOf({ opening, facts = [], button, closing = [] }: LetterContent): string {
	const parts = [
		...opening,
		facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
		`${button.label}: ${button.address}`,
		...closing,
	]
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const { light, dark } = colours

const rounded = 'border-radius: 12px; border-collapse: separate; overflow: hidden'

/** Many mail clients drop the style element, so the light colours are inline. Clients with a dark theme read it. */
const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
	.paper { background: ${dark.paper} !important }
	.surface { background: ${dark.surface} !important; border-color: ${dark.line} !important }
	.ink { color: ${dark.ink} !important }
	.muted { color: ${dark.muted} !important }
	.line { border-color: ${dark.line} !important }
	.button { background: ${dark.brand} !important; color: ${dark.onBrand} !important }
}`

/** Sizes are pixels, and the layout is tables: Outlook knows nothing else. */
function htmlOf({ subject, opening, facts = [], button, closing = [] }: LetterContent, origin: string): string {
	const paragraph = (text: string) =>
		html`<p class="ink" dir="auto" style="margin: 0 0 16px; color: ${light.ink}">${text}</p>`
	const fact = ({ label, value }: Fact) =>
		html`<tr>
			<th class="muted line" scope="row" align="left" valign="top" style="padding: 10px 16px 10px 0; border-top: 1px solid ${light.line}; color: ${light.muted}; font-weight: 400; white-space: nowrap; width: 1%">${label}</th>
			<td class="ink line" dir="auto" style="padding: 10px 0; border-top: 1px solid ${light.line}; color: ${light.ink}; font-weight: 600; text-align: left; word-break: break-word">${value}</td>
		</tr>`
	// The line beside the subject in a list of mails.
	const preview = facts.length > 0 ? facts.map(({ label, value }) => `${label}: ${value}`).join(', ') : opening.at(-1)
	return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background: ${light.paper}">
<div style="display: none; max-height: 0; overflow: hidden">${preview}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background: ${light.paper}">
<tr><td align="center" style="padding: 32px 12px">
<table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; background: ${light.surface}; border: 1px solid ${light.line}; ${rounded}; font: 16px/1.6 Figtree, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif">
<tr><td class="muted" style="padding: 24px 32px 0; color: ${light.muted}; font-size: 14px">
<img src="${origin}/icon-192.png" width="24" height="24" alt="" style="vertical-align: middle; border: 0">
<span style="padding-left: 6px; vertical-align: middle">${brand.name}</span>
</td></tr>
<tr><td style="padding: 24px 32px 16px">
<h1 class="ink" dir="auto" style="margin: 0 0 20px; color: ${light.ink}; font-size: 26px; line-height: 1.2">${subject}</h1>
${opening.map(paragraph)}
${facts.length > 0 ? html`<table width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 16px; font-size: 15px">${facts.map(fact)}</table>` : ''}
<p style="margin: 8px 0 24px"><a class="button" href="${button.address}" style="display: inline-block; padding: 12px 24px; border-radius: 8px; background: ${light.brand}; color: ${light.onBrand}; font-weight: 600; text-decoration: none">${button.label}</a></p>
${closing.map(paragraph)}
<p class="muted" style="margin: 0 0 16px; color: ${light.muted}; font-size: 13px; word-break: break-all">If the button does not work, open ${button.address}</p>
</td></tr>
<tr><td class="muted line" style="padding: 16px 32px 20px; border-top: 1px solid ${light.line}; color: ${light.muted}; font-size: 13px">${brand.legal.name}, ${brand.website}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`)
}
