import type { DeviceRow } from '#contracts/auth/account-security.ts'
import { countryName } from '#contracts/shared/countries.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { DateTime } from '../date-time.tsx'
import { ConfirmedAct } from './confirm/confirmed-act.tsx'

/** "Firefox on Windows". */
export const deviceName = ({ browser, system }: Pick<DeviceRow, 'browser' | 'system'>) =>
	`${browser ?? 'Unknown browser'} on ${system ?? 'an unknown system'}`

type Props = {
	devices: readonly DeviceRow[]
	/** Ends a session, or with null all that `endAll` names. */
	end: (id: string | null) => Promise<unknown>
	endAll: string
	onEnded: () => Promise<void> | void
}

/** The sessions of a user, each of which can be ended but the one of this browser. */
export function DeviceList({ devices, end, endAll, onEnded }: Props) {
	const hasOthers = devices.some(({ isCurrent }) => !isCurrent)
	return (
		<>
			{devices.length === 0 && <p className="text-muted">Not signed in anywhere.</p>}
			<ul className="divide-y divide-line empty:hidden">
				{devices.map(({ id, country, signedInAt, lastSeenAt, isCurrent, ...device }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
						<div className="min-w-0">
							<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
								<bdi>{deviceName(device)}</bdi>
								{isCurrent && <StatusPill tone="success">This device</StatusPill>}
							</p>
							<p className="text-sm text-muted">
								{country ? countryName(country) : 'Country unknown'}, signed in <DateTime at={signedInAt} near />, last
								used <DateTime at={lastSeenAt} near />
							</p>
						</div>
						{!isCurrent && (
							<ConfirmedAct
								label="End"
								of={`the session of ${deviceName(device)}`}
								title="End this session?"
								act={() => end(id)}
								doneText="Session ended"
								onDone={onEnded}
							>
								{deviceName(device)} is signed out. What is typed there and not saved stays in that browser.
							</ConfirmedAct>
						)}
					</li>
				))}
			</ul>
			{hasOthers && (
				<div>
					<ConfirmedAct
						label={endAll}
						of=""
						title={`${endAll}?`}
						act={() => end(null)}
						doneText="Sessions ended"
						onDone={onEnded}
					>
						{devices.some(({ isCurrent }) => isCurrent)
							? 'Every other device has to sign in again.'
							: 'Every one of these devices has to sign in again.'}
					</ConfirmedAct>
				</div>
			)}
		</>
	)
}
