/** The words of a page's main part, as they are read: what makes a page a different one when it changes. */
export function mainText(html: string): string {
	const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
	return main
		.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.trim()
}
