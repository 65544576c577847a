import { Pencil, UserPlus } from 'lucide-react'
import { Link, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { messages } from '#contracts/messages.ts'
import { serialNumber } from '#contracts/paging.ts'
import { type UserRow, usersPageSize } from '#contracts/users.ts'
import { answerOf } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { RadioGroup } from '#web/ui/field.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { leavePageBehindLast, openList, pageOf } from '../lists/list-address.ts'
import { loadPage } from '../lists/load-page.ts'
import { markLoaded, shouldReload } from '../lists/reload-list.ts'
import { SearchField } from '../lists/search-field.tsx'
import { useChosen } from '../lists/use-chosen.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { requireSection } from '../session/guards.ts'
import { usersApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { UserDialog } from './user-dialog.tsx'
import { pageAfterAdding, statuses, usersList, usersQueryOf } from './users-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Users')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('users', request)
	const url = new URL(request.url)
	const json = usersQueryOf(openList(url, usersList))
	const loaded = await loadPage(() => answerOf(usersApi.getalluserdetails.$post({ json })))
	if (loaded.rows) leavePageBehindLast(url, loaded.rows.totalPages)
	markLoaded(usersList, request)
	return loaded
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => shouldReload(change, usersList)

const columns = [
	{
		key: 'userName',
		header: 'User name',
		cell: ({ userName }: UserRow) => <b className="font-semibold">{userName}</b>,
	},
	{ key: 'fullName', header: 'Full name', cell: ({ fullName }: UserRow) => fullName },
	{ key: 'email', header: 'E-mail', cell: ({ email }: UserRow) => email },
	{
		key: 'mobileNumber',
		header: 'Mobile',
		cell: ({ mobileNumber }: UserRow) => mobileNumber,
		// Between a phone's cards and a wide table there is no room for it.
		className: 'tablet:max-desktop:hidden',
	},
	{
		key: 'status',
		header: 'Status',
		cell: ({ active }: UserRow) => (
			<StatusPill tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Inactive'}</StatusPill>
		),
	},
]

export default function UsersPage({ loaderData: { rows, failure } }: Route.ComponentProps) {
	const list = useListAddress(usersList)
	const navigate = useNavigate()
	const [params] = useSearchParams()
	const page = pageOf(list.part)
	const [status, setStatus] = useChosen(list.part.get('status') ?? 'all')
	const edited = Number(params.get('user'))
	const adding = params.has('add')

	async function saved({ added }: { added: boolean }) {
		const goTo = added ? pageAfterAdding(page, rows?.totalElements ?? 0) : page
		// Closing the dialog loads nothing; the list is loaded anew after that.
		await navigate(list.hrefForPage(goTo))
		list.reload()
	}

	return (
		<div className="flex flex-col gap-6">
			<PageHeading
				title="Users"
				lead="Who may sign in, and what they may do."
				actions={
					<Button onClick={() => void navigate(list.dialogHref('add'))}>
						<UserPlus aria-hidden="true" className="size-5" />
						Add user
					</Button>
				}
			/>
			<search className="flex flex-wrap items-end gap-x-8 gap-y-4">
				<div className="w-full tablet:w-56 desktop:w-72">
					<SearchField
						label="Search by user name"
						search={list.part.get('search') ?? ''}
						onSearch={(search) => list.filter({ search })}
					/>
				</div>
				<RadioGroup
					label="Status"
					layout="row"
					className="tablet:pb-1.5"
					options={statuses}
					value={status}
					onChange={({ target: { value } }) => {
						setStatus(value)
						list.filter({ status: value === 'all' ? null : value })
					}}
				/>
				<Button
					variant="quiet"
					size="small"
					className="max-tablet:-ml-3.5 tablet:mb-1"
					onClick={() => list.filter({ search: null, status: null })}
				>
					Clear Filters
				</Button>
			</search>
			<DataTable
				caption="Users"
				columns={columns}
				rows={rows?.content ?? null}
				rowKey={({ id }) => id}
				firstSerial={serialNumber(list.shownPage, usersPageSize, 0)}
				loading={list.loading}
				error={failure ? { text: failure, onRetry: list.reload } : null}
				empty={messages.noUsers}
				rowActions={({ id, userName }) => (
					<Link
						to={list.dialogHref('user', id)}
						aria-label={`Edit ${userName}`}
						className="inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2.5 text-sm font-semibold text-brand hover:bg-brand-soft"
					>
						<Pencil aria-hidden="true" className="size-4" />
						Edit
					</Link>
				)}
			/>
			{rows && (
				<Pagination page={page} totalPages={rows.totalPages} hrefFor={list.hrefForPage} onNavigate={list.goToPage} />
			)}
			{(adding || edited > 0) && (
				<UserDialog
					key={adding ? 'add' : edited}
					id={adding ? null : edited}
					onClose={() => void navigate(list.listHref)}
					onSaved={saved}
				/>
			)}
		</div>
	)
}
