import { redirect, redirectDocument } from 'react-router'
import { holdsSection, type Section } from '#contracts/auth/roles.ts'
import { lentJobs } from './lent-jobs.ts'
import { loginPath } from './next-path.ts'
import { storedPermissions, storedToken } from './storage.ts'

/** Whether the browser went back or forward to this document: after a logout, to a page of somebody else perhaps. */
const isFromHistory = () =>
	performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/** Redirects a user without a session to the login page, a document, which leads back here if a link was opened. */
export function requireSession(request: Request): void {
	if (storedToken()) return
	throw redirectDocument(isFromHistory() ? '/Login' : loginPath(new URL(request.url)))
}

/** Hides a page that the user may not open. The real guard is in the Worker. */
export function requireSection(section: Section, request: Request): void {
	requireSession(request)
	if (!holdsSection(storedPermissions(), section)) throw redirect('/Admin')
}

/** The same for a list: that of applications opens for users to whom jobs are lent, too. */
export async function requireList(section: Section, request: Request): Promise<void> {
	if (section === 'applications' && storedToken() && (await lentJobs()).length > 0) return
	requireSection(section, request)
}
