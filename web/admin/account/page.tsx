import { failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { PageHeading } from '../page-heading.tsx'
import { requireSession } from '../session/guards.ts'
import { forgetOwnAccount, ownAccount } from '../session/own-account.ts'
import { NightPanel } from '../sign-in/night-panel.tsx'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Account')

/** A failure does not block the form: the server decides whether it needs the current password. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSession(request)
	forgetOwnAccount()
	try {
		return { account: await ownAccount(), failure: null }
	} catch (reason) {
		return { account: null, failure: failureText(reason, 'Your account could not be loaded. Check your connection.') }
	}
}

export default function AccountPage({ loaderData: { account, failure } }: Route.ComponentProps) {
	return (
		<div className="flex max-w-[60rem] flex-col gap-6">
			<PageHeading
				title="Account"
				lead={
					account && (
						<>
							<bdi>{account.fullName}</bdi>
							<span>, signed in as </span>
							<bdi>{account.userName}</bdi>.
						</>
					)
				}
			/>
			{failure && <Alert tone="danger">{failure}</Alert>}
			<div className="overflow-hidden rounded-md border border-line bg-surface desktop:grid desktop:grid-cols-[minmax(14rem,2fr)_3fr]">
				<NightPanel className="desktop:px-7 desktop:py-7">
					<LogoMark onNight className="size-8" />
					<p className="text-sm text-on-night-muted desktop:text-base">A password of your own, known to nobody else.</p>
				</NightPanel>
				<ChangePasswordForm
					userName={account?.userName}
					needsCurrentPassword={account?.needsCurrentPassword ?? false}
				/>
			</div>
		</div>
	)
}
