import { hc } from 'hono/client'
import { useEffect, useEffectEvent } from 'react'
import type { PasskeyAnswer } from '#contracts/auth/passkeys.ts'
import { minuteMs } from '#contracts/shared/periods.ts'
import { answerOf } from '#web/api.ts'
import type { PasskeysPublicApi } from '#worker/features/auth/second-factor/passkeys.public.ts'
import { askPasskey, canFillInPasskeys } from '../session/passkeys.ts'

const passkeys = hc<PasskeysPublicApi>('/api/authcontroller')

export const passkeyOptions = () => answerOf(passkeys.passkeysigninoptions.$post())
export const signInWith = (credential: PasskeyAnswer) =>
	answerOf(passkeys.passkeysignin.$post({ json: { credential } }))

/** A challenge expires after five minutes. */
const renewMs = 4 * minuteMs

/** Offers passkeys in the field with `autoComplete="webauthn"`, while `isOffered`. */
export function usePasskeyAutofill(isOffered: boolean, onPicked: (credential: PasskeyAnswer) => void): void {
	const use = useEffectEvent(onPicked)
	useEffect(() => {
		if (!isOffered) return
		const stop = new AbortController()
		const { signal } = stop
		window.addEventListener('pagehide', () => stop.abort(), { signal })
		pickedPasskey(signal).then(
			(credential) => credential && !signal.aborted && use(credential),
			(failure: unknown) => signal.aborted || console.warn('No passkeys are offered', failure),
		)
		return () => stop.abort()
	}, [isOffered])
}

/** Waits for a pick, with a new challenge from time to time. null: the browser cannot offer passkeys. */
async function pickedPasskey(stop: AbortSignal): Promise<PasskeyAnswer | null> {
	if (!(await canFillInPasskeys())) return null
	for (;;) {
		const renewal = AbortSignal.timeout(renewMs)
		const signal = AbortSignal.any([stop, renewal])
		try {
			return await askPasskey(await passkeyOptions(), { mediation: 'conditional', signal })
		} catch (failure) {
			if (stop.aborted || !renewal.aborted) throw failure
		}
		if (document.hidden)
			await new Promise((shown) => document.addEventListener('visibilitychange', shown, { once: true, signal: stop }))
	}
}
