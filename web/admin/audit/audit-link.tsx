import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { holdsSection } from '#contracts/auth/roles.ts'
import type { AuditedSection } from '#contracts/operations/audit.ts'
import { storedPermissions } from '../session/storage.ts'

type Props = { of: { section: AuditedSection; item: number | string } | { person: string }; children: ReactNode }

/** Leads an Admin to the entries about an item, or by a person. Others see nothing. */
export function AuditLink({ of, children }: Props) {
	if (!holdsSection(storedPermissions(), 'administration')) return null
	const params = new URLSearchParams({ page: '1' })
	for (const [name, value] of Object.entries(of)) params.set(name, String(value))
	return (
		<Link to={`/Admin/Audit?${params}`} className="text-sm font-medium text-brand underline-offset-4 hover:underline">
			{children}
		</Link>
	)
}
