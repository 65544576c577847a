import type { Role } from '#contracts/auth/roles.ts'
import type { UserRow } from '#contracts/users/users.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { DateTime } from '../date-time.tsx'
import { menuFor } from '../frame/menu.ts'
import { ActivePill } from '../lists/filters/active-status.tsx'
import { RowTitle } from '../lists/title-column.tsx'

/** The name of a role: that of the section that it opens. */
const roleName = (role: Role): string =>
	role === 'Admin' ? role : (menuFor([{ permission: role }])[0]?.items[0]?.label ?? role)

const mostChips = 2

/** The roles of a user. The tooltip names those without a chip. */
function Roles({ roles }: Pick<UserRow, 'roles'>) {
	const names = roles.map(roleName)
	const more = names.slice(mostChips)
	if (names.length === 0) return <span className="text-muted">None</span>
	return (
		<ul className="flex gap-1">
			{names.slice(0, mostChips).map((name) => (
				<li key={name} className={chip}>
					{name}
				</li>
			))}
			{more.length > 0 && (
				<li className={chip} title={more.join(', ')}>
					<span aria-hidden="true">+{more.length}</span>
					<span className="sr-only">{more.join(', ')}</span>
				</li>
			)}
		</ul>
	)
}
const chip = 'rounded-full bg-sunken px-2 py-0.5 text-xs font-medium whitespace-nowrap text-muted'

const addressOf = ({ email }: Pick<UserRow, 'email'>, mailDomain: string | undefined) => `${email}@${mailDomain}`

/** The line about a user on phones. */
export const phoneLineOf = (user: UserRow, mailDomain: string | undefined) =>
	`${addressOf(user, mailDomain)}${user.hasFactor ? ', second factor' : ''}`

/** The columns of the list. `hrefOf` opens a user's dialog. */
export const userColumns = (hrefOf: (id: number) => string, mailDomain: string | undefined): Column<UserRow>[] => [
	{
		key: 'name',
		header: 'Name',
		cell: ({ id, fullName, userName, email }) => (
			<RowTitle
				text={fullName}
				to={hrefOf(id)}
				detail={
					<span>
						<bdi>{userName}</bdi>, {addressOf({ email }, mailDomain)}
					</span>
				}
			/>
		),
	},
	{ key: 'roles', header: 'Roles', cell: Roles, narrow: true },
	{
		key: 'mobileNumber',
		header: 'Mobile',
		cell: ({ mobileNumber }) => <span className="tabular-nums">{mobileNumber}</span>,
		secondary: true,
		narrow: true,
	},
	{
		key: 'lastSignIn',
		header: 'Last sign-in',
		cell: ({ lastSignInAt }) =>
			lastSignInAt ? <DateTime at={lastSignInAt} near /> : <span className="text-muted">Never</span>,
		narrow: true,
	},
	{
		key: 'factor',
		header: 'Second factor',
		cell: ({ hasFactor }) => (hasFactor ? <span>Yes</span> : <span className="text-muted">No</span>),
		secondary: true,
		narrow: true,
	},
	{ key: 'status', header: 'Status', cell: ActivePill, narrow: true },
]
