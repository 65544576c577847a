import { dayMs } from '#contracts/shared/periods.ts'
import { brand } from '#web/content/brand.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/security-txt.ts'

/** RFC 9116 demands less than a year. */
const validDays = 180

/** Where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText(origin: string, now: Date): string {
	const expires = new Date(now.getTime() + validDays * dayMs).toISOString().slice(0, 10)
	return [
		`Contact: mailto:${brand.legal.email}`,
		`Contact: ${new URL('/contact', origin).href}`,
		`Expires: ${expires}T00:00:00Z`,
		'Preferred-Languages: en',
		`Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
		'',
	].join('\n')
}

export function loader({ context }: Route.LoaderArgs) {
	return new Response(securityText(context.get(pageContext).bindings.ORIGIN, new Date()), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=0, must-revalidate' },
	})
}
