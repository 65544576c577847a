const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const moduleScript = /(<script [^>]*type="module"[^>]*>)([\s\S]*?)<\/script>/
const staticImport = /import \* as (\w+) from ("[^"]+");/g

/** In the browser: goes on once the page stands, and then asks for all files at once. */
const whenPageStands = (files: readonly string[]) =>
	`await new Promise(go=>document.readyState==='complete'?go():addEventListener('load',go));` +
	`for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`

/**
 * Lets the scripts of a page that hydrates come after everything that is seen. As the router writes them, they are asked for beside the
 * styles and the typeface: on a slow phone the page was then seen more than a second later.
 */
export function scriptsLast(html: string): string {
	const files = [...html.matchAll(preload)].map(([, file = '']) => file)
	return html.replaceAll(preload, '').replace(moduleScript, (_whole, open: string, code: string) => {
		const later = code.replaceAll(staticImport, 'const $1=await import($2);')
		return `${open}${whenPageStands(files)}${later}</script>`
	})
}
