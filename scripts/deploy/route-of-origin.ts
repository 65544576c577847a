type Route = string | { pattern: string; custom_domain?: boolean | undefined }

/** The part of wrangler.toml that says at which addresses the Worker answers. */
export type Routing = {
	name: string
	route?: Route | undefined
	routes?: readonly Route[] | undefined
	workers_dev?: boolean | undefined
}

/** Tells whether a custom domain, a route of the whole host or the `workers.dev` address leads the origin to the Worker. */
export function leadsToWorker(origin: string, { name, route, routes = [], workers_dev }: Routing): boolean {
	const host = URL.parse(origin)?.host ?? ''
	if (workers_dev && host.startsWith(`${name}.`) && host.endsWith('.workers.dev')) return true
	return [...routes, ...(route ? [route] : [])].some((each) => covers(each, host))
}

/** Examples of routes of a whole host: `www.company.com/*`, and with subdomains `*.company.com/*` or `*company.com/*`. */
function covers(route: Route, host: string): boolean {
	const { pattern, custom_domain } = typeof route === 'string' ? { pattern: route } : route
	if (custom_domain) return pattern === host
	const [, any, name = ''] = /^(?:https:\/\/)?(\*?)([^/*]+)\/\*$/.exec(pattern) ?? []
	return name !== '' && (any ? host.endsWith(name) : host === name)
}
