import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { PageHeading } from '../page-heading.tsx'
import { DeviceList, deviceName } from '../session/device-list.tsx'
import { requireSession } from '../session/guards.ts'
import { forgetOwnAccount, ownAccount } from '../session/own-account.ts'
import { factorsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/page.ts'
import { AccountSection } from './account-section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { NewRecoveryCodes } from './factors/recovery-codes.tsx'
import { SecondFactor } from './factors/second-factor.tsx'
import { OwnDetails } from './own-details.tsx'

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
	const [account, factors, devices] = await Promise.all([
		partOf(ownAccount()),
		partOf(answerOf(factorsApi.factors.$get())),
		partOf(answerOf(factorsApi.sessions.$get())),
	])
	return { account, factors, devices }
}

export default function AccountPage({ loaderData: { account, factors, devices } }: Route.ComponentProps) {
	const { revalidate } = useRevalidator()
	// The layout's loader, which shows the banner, starts before that of the page.
	function reload() {
		forgetOwnAccount()
		return revalidate()
	}
	// They outlive a reload of the factors that fails.
	const [codes, setCodes] = useState<readonly string[]>([])
	const thisDevice = devices.data?.find(({ isCurrent }) => isCurrent)
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
			<AccountSection id="own-details" title="Your details" lead="Your name, as colleagues see it, and your number.">
				{shown(account, (data) => (
					<OwnDetails account={data} labelledBy="own-details" onSaved={() => void reload()} />
				))}
			</AccountSection>
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
					<SecondFactor
						factors={data}
						thisDevice={thisDevice ? deviceName(thisDevice) : ''}
						onCodes={setCodes}
						onChanged={reload}
					/>
				))}
			</AccountSection>
			<AccountSection
				id="devices"
				title="Where you are signed in"
				lead="End a session that you do not know, then change your password."
			>
				{shown(devices, (data) => (
					<DeviceList
						devices={data}
						end={(id) => answerOf(factorsApi.endsessions.$post({ json: { id } }))}
						endAll="End all others"
						onEnded={revalidate}
					/>
				))}
			</AccountSection>
			{codes.length > 0 && (
				<NewRecoveryCodes
					codes={codes}
					onClose={() => setCodes([])}
					returnTo={() => document.getElementById('second-factor')}
				/>
			)}
		</div>
	)
}

const shown = <Data,>({ data, failure }: Part<Data>, children: (data: Data) => ReactNode) =>
	failure === null ? children(data) : <Alert tone="danger">{failure}</Alert>
