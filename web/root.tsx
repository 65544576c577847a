import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import { DocumentScript } from './document-script.tsx'

/** Whether a matched route asks for hydration with `export const handle = { interactive: true }`. */
export const isInteractive = (matches: readonly { handle?: unknown }[]) =>
	matches.some(({ handle }) => typeof handle === 'object' && handle !== null && 'interactive' in handle)

export function Layout({ children }: { children: ReactNode }) {
	const interactive = isInteractive(useMatches())
	return (
		<html lang="en" data-interactive={interactive || undefined}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				{interactive ? <Scripts /> : <DocumentScript />}
			</body>
		</html>
	)
}

export default function Root() {
	return <Outlet />
}
