import { lazy, type ReactNode, Suspense } from 'react'
import { generatePath, Links, Meta, Outlet, Scripts, useMatches, useRouteError, useRouteLoaderData } from 'react-router'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/root.ts'
import type { PageFacts } from './content/page-facts.ts'
import { pages } from './content/pages.ts'
import { prerenderedPages } from './content/site-map.ts'
import { DocumentScript } from './document/document-script.tsx'
import { HeadLinks } from './document/head-links.tsx'
import { hasFlag, needsNonce } from './document/page-handle.ts'
import { pageTransition } from './document/page-transition.ts'
import { ThemeScript } from './document/theme-script.tsx'
import { notSetUp } from './site/set-up-notice.tsx'

/** The contact page shows addresses even if its form cannot work. */
const standWithoutData: readonly PageFacts[] = [...prerenderedPages, pages.contact]
const pathsWithoutData = new Set(standWithoutData.flatMap(({ path, aliases = [] }) => [path, ...aliases]))

/**
 * Sets the route's own spelling of the address: the router ignores case and extra slashes. While the site is not set up,
 * only pages that need no data are rendered.
 */
export const middleware: Route.MiddlewareFunction[] = [
	({ context, params, pattern }, next) => {
		const page = context.get(pageContext)
		const route: `/${string}` = pattern === '/' ? pattern : `/${pattern}`
		page.route = route
		page.address = generatePath(route, params)
		if (page.setUpFaults.length > 0 && !pathsWithoutData.has(route)) throw notSetUp(page.setUpFaults)
		return next()
	},
]

export function loader({ context }: Route.LoaderArgs) {
	const { bindings, moment } = context.get(pageContext)
	const { ORIGIN, MAIL_DOMAIN, TURNSTILE_SITE_KEY, IMAGES } = bindings
	return {
		now: Date.now(),
		moment,
		origin: ORIGIN,
		scalesPictures: IMAGES !== undefined,
		mailDomain: MAIL_DOMAIN,
		turnstileSiteKey: TURNSTILE_SITE_KEY,
	}
}

export const useServerFacts = () => useRouteLoaderData<typeof loader>('root')

/** The data never changes while the page is open. */
export const shouldRevalidate = () => false

/** In development React warns of a nonce on links, which browsers hide. Styles need no nonce there. */
const ownNonce = import.meta.env.DEV ? { nonce: '' } : {}

export function Layout({ children }: { children: ReactNode }) {
	const matches = useMatches()
	const failed = Boolean(useRouteError())
	// An error page is a document: its links need no script.
	const interactive = hasFlag(matches, 'interactive') && !failed
	const nonced = needsNonce(matches)
	const themed = hasFlag(matches, 'themed')
	const facts = useServerFacts()
	return (
		<html
			lang="en"
			data-interactive={interactive || undefined}
			data-now={themed ? facts?.now : undefined}
			data-turnstile-site-key={nonced ? facts?.turnstileSiteKey : undefined}
			data-theme={themed ? 'system' : undefined}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{themed && <ThemeScript />}
				<HeadLinks ofStaff={themed} />
				<Meta />
				{!themed && <style>{pageTransition}</style>}
				<Links {...ownNonce} />
			</head>
			<body>
				{children}
				{interactive ? <Scripts /> : !hasFlag(matches, 'scriptless') && <DocumentScript />}
			</body>
		</html>
	)
}

export default function Root() {
	return <Outlet />
}

/** The site's menu names all products: the back office loads it only if it fails as a whole. */
const ErrorPage = lazy(async () => ({ default: (await import('./site/error-page.tsx')).WholeErrorPage }))

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	// The server waits for it, without marks for a part that comes later.
	if (import.meta.env.SSR) return <ErrorPage error={error} />
	return (
		<Suspense>
			<ErrorPage error={error} />
		</Suspense>
	)
}
