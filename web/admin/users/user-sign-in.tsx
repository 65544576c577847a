import { useCallback, useId } from 'react'
import { answerOf, failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ConfirmedAct } from '../session/confirm/confirmed-act.tsx'
import { DeviceList } from '../session/device-list.tsx'
import { userSecurityApi } from '../staff-api.ts'
import { useLoaded } from '../use-loaded.ts'

/** What an administrator can do about another user's sign-in. */
export function UserSignIn({ userId }: { userId: number }) {
	const headingId = useId()
	const param = { id: String(userId) }
	const load = useCallback(
		() => answerOf(userSecurityApi.usersessions[':id'].$get({ param: { id: String(userId) } })),
		[userId],
	)
	const { data: devices, failure, reload } = useLoaded(load)
	return (
		<section aria-labelledby={headingId} className="mt-6 flex flex-col gap-4 border-t border-line pt-5">
			<h3 id={headingId} className="font-semibold">
				Sign-in
			</h3>
			{devices ? (
				<DeviceList
					devices={devices}
					end={(id) => answerOf(userSecurityApi.endusersessions.$post({ json: { userId, id } }))}
					endAll={devices.some(({ isCurrent }) => isCurrent) ? 'End all others' : 'End all sessions'}
					onEnded={() => void reload()}
				/>
			) : failure ? (
				<Alert tone="danger" action={{ label: 'Try again', onClick: reload }}>
					{failureText(failure, 'The sessions could not be loaded. Check your connection.')}
				</Alert>
			) : (
				<Spinner label="Loading" />
			)}
			<div>
				<ConfirmedAct
					label="Reset second factor"
					of=""
					title="Reset the second factor?"
					act={() => answerOf(userSecurityApi.resetfactors[':id'].$post({ param }))}
					doneText="Second factor reset"
					onDone={() => void reload()}
				>
					The app, the passkeys and the recovery codes of this user do not work any more, and the sessions end. The user
					signs in with the password and sets up a new second factor.
				</ConfirmedAct>
			</div>
		</section>
	)
}
