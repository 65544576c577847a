import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { PageHeading } from '../page-heading.tsx'
import { requireSession } from '../session/guards.ts'
import { forgetOwnAccount, ownAccount } from '../session/own-account.ts'
import { factorsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { AccountSection } from './account-section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SecondFactor } from './factors/second-factor.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Account')

type Part<Data> = { data: Data; failure: null } | { data: null; failure: string }

/** A part that fails does not block the others: the server decides whether the form needs the current password. */
const partOf = <Data,>(answer: Promise<Data>): Promise<Part<Data>> =>
	answer.then(
		(data) => ({ data, failure: null }),
		(reason: unknown) => {
			console.warn('A part of the account did not load', reason)
			return { data: null, failure: failureText(reason, 'This could not be loaded. Check your connection.') }
		},
	)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSession(request)
	forgetOwnAccount()
	const [account, factors] = await Promise.all([partOf(ownAccount()), partOf(answerOf(factorsApi.factors.$get()))])
	return { account, factors }
}

export default function AccountPage({ loaderData: { account, factors } }: Route.ComponentProps) {
	const { revalidate } = useRevalidator()
	return (
		<div className="flex max-w-[60rem] flex-col gap-6">
			<PageHeading
				title="Account"
				lead={
					account.data && (
						<>
							<bdi>{account.data.fullName}</bdi>
							<span>, signed in as </span>
							<bdi>{account.data.userName}</bdi>.
						</>
					)
				}
			/>
			<AccountSection id="change-password" title="Change password" lead="A password of your own, known to nobody else.">
				<ChangePasswordForm
					labelledBy="change-password"
					userName={account.data?.userName}
					needsCurrentPassword={account.data?.needsCurrentPassword ?? false}
				/>
			</AccountSection>
			<AccountSection
				id="second-factor"
				title="Second factor"
				lead="With an app or a passkey, a stolen password alone does not open your account."
			>
				{shown(factors, (data) => (
					<SecondFactor factors={data} headingId="second-factor" thisDevice="Passkey" onChanged={revalidate} />
				))}
			</AccountSection>
		</div>
	)
}

const shown = <Data,>({ data, failure }: Part<Data>, children: (data: Data) => ReactNode) =>
	failure === null ? children(data) : <Alert tone="danger">{failure}</Alert>
