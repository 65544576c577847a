import { Pencil, UserPlus } from 'lucide-react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { holdsSection } from '#contracts/auth/roles.ts'
import { messages } from '#contracts/shared/messages.ts'
import { usersPageSize } from '#contracts/users/users.ts'
import { useServerFacts } from '#web/root.tsx'
import { Button } from '#web/ui/button.tsx'
import { RowLink } from '../acts/row-action.tsx'
import { activeStatuses } from '../lists/filters/active-status.tsx'
import { FilterBar } from '../lists/filters/filter-bar.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import { StatusTabs } from '../lists/filters/status-tabs.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { loadList } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { type SavedRow, savedIn, savedState } from '../lists/saved-row.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { PageHeading } from '../page-heading.tsx'
import { storedPermissions } from '../session/storage.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { addedIn, addedState } from './added-user.ts'
import { SignInPolicyButton } from './sign-in-policy.tsx'
import { phoneLineOf, userColumns } from './user-columns.tsx'
import { UserDialog } from './user-dialog.tsx'
import { fetchUsers, paramsThatShow, userFiltersIn, usersList, usersQueryOf } from './users-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Users')

export const clientLoader = loadList(usersList, usersQueryOf, fetchUsers)
export const shouldRevalidate = reloadsList(usersList)

export default function UsersPage({ loaderData: { loaded } }: Route.ComponentProps) {
	const list = useListAddress(usersList)
	const mailDomain = useServerFacts()?.mailDomain
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const { state } = useLocation()
	const [added, savedUser] = [addedIn(state), savedIn(state)]
	const addedRow = loaded.rows?.content.find(({ id }) => id === added)
	const edited = Number(params.get('user'))
	const adding = params.has('add')

	async function saved(user: SavedRow) {
		const shown = adding ? await paramsThatShow(user.id, list.params, fetchUsers).catch(() => null) : null
		// Closing the dialog does not reload the list, so reload it afterwards.
		await navigate(shown ? `?${shown}` : list.listHref, {
			state: { ...savedState(user), ...(adding && addedState(user.id)) },
		})
		list.reload()
	}

	return (
		<ListPage>
			<PageHeading
				title="Users"
				lead="Staff accounts and their permissions."
				actions={
					<>
						{holdsSection(storedPermissions(), 'administration') && <SignInPolicyButton />}
						<Button onClick={() => list.openDialog('add')}>
							<UserPlus aria-hidden="true" className="size-5" />
							Add user
						</Button>
					</>
				}
			/>
			<StatusTabs list={list} options={activeStatuses} />
			<FilterBar list={list} search={<SearchField label="Search by name or address" list={list} name="search" />} />
			<ListTable
				caption="Users"
				list={list}
				loaded={loaded}
				pageSize={usersPageSize}
				columns={userColumns((id) => list.dialogHref('user', id), mailDomain)}
				rowKey={({ id }) => id}
				empty={messages.noUsers}
				highlighted={added}
				saved={savedUser && { ...savedUser, href: list.dialogHref('user', savedUser.id) }}
				filtersIn={userFiltersIn}
				lines={{ meta: (user) => phoneLineOf(user, mailDomain), state: 'status' }}
				rowActions={({ id, userName }) => (
					<RowLink icon={Pencil} label="Edit" of={userName} to={list.dialogHref('user', id)} />
				)}
			/>
			<p role="status" className="sr-only">
				{addedRow ? `${addedRow.userName} has been added and is shown in the list.` : ''}
			</p>
			{(adding || edited > 0) && (
				<UserDialog
					key={adding ? 'add' : edited}
					id={adding ? null : edited}
					onClose={list.closeDialog}
					onSaved={saved}
				/>
			)}
		</ListPage>
	)
}
