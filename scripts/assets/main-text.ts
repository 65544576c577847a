/** Returns the text of the main part of a page. A page counts as changed when this text changes. */
export function mainText(html: string): string {
	const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
	return main
		.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.trim()
}
