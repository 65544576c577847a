import type { CheckedPage } from '../item.ts'

/** The address as Google shows it: "https://www.company.example › BlogView › 12". */
export function addressLine({ facts: { path }, isSaved }: CheckedPage, origin: string): string {
	const parts = path.split('/').filter(Boolean)
	// The database gives a new item its number.
	return [origin, ...(isSaved ? parts : [...parts.slice(0, -1), '…'])].join(' › ')
}

/** The host as networks show it. */
export const hostLine = (origin: string) => new URL(origin).host.replace(/^www\./, '')
