import type { NewCount, NewCountQuestion } from '#contracts/operations/new-count.ts'
import { minuteMs } from '#contracts/shared/periods.ts'
import { ApiRefusal, answerOf } from '#web/api.ts'
import { serverNow } from '../session/server-clock.ts'
import { storedToken } from '../session/storage.ts'
import { needsRefresh } from '../session/token.ts'
import { newCountApi } from '../staff-api.ts'
import { createPoll } from './poll.ts'

/** What came, as the menu, the title and the open list show it. */
export type Arrivals = {
	/** Enquiries that nobody has taken up. */
	newEnquiries: number
	/** Answers to the user's own enquiries. */
	answers: number
	/** Those in open stages that the user has not opened. */
	applications: number
	/** What the open list does not show yet. */
	inList: number
}

const none: Arrivals = { newEnquiries: 0, answers: 0, applications: 0, inList: 0 }
let arrivals = none
let openList: NewCountQuestion = {}
const followers = new Set<() => void>()

/** The poll of this tab. */
export const arrivalsPoll = createPoll({ ask, everyMs: minuteMs, longestMs: 15 * minuteMs })

export const arrivalsNow = (): Arrivals => arrivals

export function followArrivals(onChange: () => void): () => void {
	followers.add(onChange)
	return () => void followers.delete(onChange)
}

/** Notes which list is open, as it was loaded. Nothing is new to it yet. */
export function noteOpenList(list: NewCountQuestion): void {
	openList = list
	show({ ...arrivals, inList: 0 })
}

/** It renews no token: an unattended page must not keep its session alive. */
async function ask(): Promise<boolean> {
	const token = storedToken()
	if (!token || needsRefresh(token, serverNow())) return true
	const asked = openList
	try {
		note(await answerOf(newCountApi.newcount.$post({ json: asked })), asked === openList)
		return true
	} catch (failure) {
		console.warn('What has arrived was not counted', failure)
		// The user has lost the sections, or the session has ended. Each refusal is recorded, so one is enough.
		if (failure instanceof ApiRefusal && (failure.status === 401 || failure.status === 403)) return false
		throw failure
	}
}

/** A list that was loaded meanwhile shows what the answer calls new. */
function note({ enquiries, applications }: NewCount, isOfOpenList: boolean) {
	const inList = openList.desk ? enquiries?.inList : applications?.inList
	show({
		newEnquiries: enquiries?.new ?? 0,
		answers: enquiries?.answered ?? 0,
		applications: applications?.unread ?? 0,
		inList: isOfOpenList ? (inList ?? 0) : arrivals.inList,
	})
}

function show(next: Arrivals) {
	if (JSON.stringify(next) === JSON.stringify(arrivals)) return
	arrivals = next
	for (const onChange of followers) onChange()
}
