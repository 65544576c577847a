import { html, raw } from 'hono/html'

/** `page`: the address of the visitor's page about the subject, which `noun` names; '' without one. */
type Written = Record<'text' | 'closing' | 'reference' | 'page' | 'noun' | 'quote', string>

/** Outlook runs lines together that are kept apart by `white-space`, so that each has a break. */
const lines = (text: string) => text.split('\n').map((line, index) => html`${index === 0 ? '' : raw('<br>')}${line}`)

const paragraphs = (text: string) =>
	text
		.trim()
		.split(/\n{2,}/)
		.map((paragraph) => html`<p dir="auto" style="margin: 0 0 16px">${lines(paragraph)}</p>`)

/** The lines of a quote without their marks. The first line says who wrote it. */
function quoted(quote: string) {
	const [author = '', ...marked] = quote.split('\n')
	const text = marked.map((line) => line.replace(/^> ?/, '')).join('\n')
	return html`<p dir="auto" style="margin: 24px 0 8px; font-size: 13px">${author}</p>
<blockquote dir="auto" style="margin: 0; padding: 0 0 0 12px; border-left: 2px solid #8888">${lines(text)}</blockquote>`
}

/** A reply as a person would write it: no frame, the signature and the reference stand quietly below. */
export const htmlOf = ({ text, closing, reference, page, noun, quote }: Written): string =>
	String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="margin: 16px; max-width: 600px; font: 16px/1.6 Figtree, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; overflow-wrap: anywhere">
${paragraphs(text)}
<p dir="auto" style="margin: 0 0 16px">${lines(closing)}</p>
<p style="margin: 0; font-size: 13px">Reference: ${reference}</p>
${page === '' ? '' : html`<p style="margin: 4px 0 0; font-size: 13px"><a href="${page}">Your ${noun}</a></p>`}
${quote === '' ? '' : quoted(quote)}
</body>
</html>
`)
