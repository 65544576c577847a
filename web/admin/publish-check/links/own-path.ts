/** The path of a link within this site, with its query and place. Null for any other link. */
export function ownPath(href: string, origin: string): string | null {
	const isPath = href.startsWith('/') && !href.startsWith('//')
	if (!isPath && !/^https?:\/\//i.test(href)) return null
	if (!URL.canParse(href, origin)) return null
	const url = new URL(href, origin)
	return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null
}
