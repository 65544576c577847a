import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiRefusal } from '#web/api.ts'
import { reasonOf } from '../../../acts/failure-reason.ts'
import { createSending } from './sending-store.ts'

/** Connects the sending of replies to the conversation. The options of the first call stay. */
export function useSending(options: Parameters<typeof createSending>[0]) {
	const [sending] = useState(() => createSending(options))
	const { failure, ...state } = useSyncExternalStore(sending.subscribe, sending.state)
	useEffect(() => sending.start(), [sending])
	return {
		...sending,
		...state,
		newer: sending.newer(),
		fieldErrors: failure instanceof ApiRefusal ? failure.fields : {},
		failure: failure === null ? null : reasonOf(failure),
	}
}
