import { type Control, useWatch } from 'react-hook-form'
import { holdsSection } from '#contracts/auth/roles.ts'
import { momentText } from '#contracts/shared/date-text.ts'
import type { PermissionOption, UserDetails, UserInput } from '#contracts/users/users.ts'
import { Alert } from '#web/ui/alert.tsx'
import { descriptions } from '../items/descriptions.ts'
import type { UserValues } from './user-values.ts'

type Props = {
	control: Control<UserValues, unknown, UserInput>
	permissions: readonly PermissionOption[]
	/** The preview links that the person made and that hold. */
	links: UserDetails['reviewLinks']
}

/** Lists the review links that the save ends: those of sections that the person may not edit any more. */
export function EndingLinks({ control, permissions, links }: Props) {
	const [active, chosen] = useWatch({ control, name: ['active', 'enabledPermissions'] })
	const kept = active ? permissions.filter(({ id }) => chosen.map(String).includes(String(id))) : []
	const held = kept.map(({ role }) => ({ permission: role }))
	const ending = links.filter(({ kind }) => !holdsSection(held, kind))
	if (ending.length === 0) return null
	return (
		<Alert tone="warning">
			<p>
				{ending.length === 1 ? '1 review link of this person ends' : `${ending.length} review links of this person end`}{' '}
				when you save:
			</p>
			<ul className="mt-1 list-disc ps-5">
				{ending.map(({ id, kind, expiresAt }) => (
					<li key={id}>
						{descriptions[kind].listName}, until {momentText(expiresAt)}
					</li>
				))}
			</ul>
		</Alert>
	)
}
