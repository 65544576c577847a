import { useEffect, useState } from 'react'
import type { Office } from '#web/content/brand-schema.ts'
import { type OfficeMoment, officeMoment } from './opening-hours.ts'

const tickMs = 15_000

/** An office's clock, null until hydration: the server's time is out of date by then. */
export function useMoment(office: Office): OfficeMoment | null {
	const [moment, setMoment] = useState<OfficeMoment | null>(null)
	useEffect(() => {
		const tick = () => setMoment(officeMoment(office, new Date()))
		// The first use of a time zone is slow, so each office runs in a separate task.
		const first = setTimeout(tick)
		const timer = setInterval(tick, tickMs)
		return () => {
			clearTimeout(first)
			clearInterval(timer)
		}
	}, [office])
	return moment
}
