import { useEffect, useState } from 'react'
import type { Office } from '#web/content/company.ts'
import { type OfficeMoment, officeMoment } from './opening-hours.ts'

const tickMs = 15_000

/** What the clock of an office says, null until the page is alive: what the server would say is old by then. */
export function useMoment(office: Office): OfficeMoment | null {
	const [moment, setMoment] = useState<OfficeMoment | null>(null)
	useEffect(() => {
		const tick = () => setMoment(officeMoment(office, new Date()))
		// Browsers take long to read a time zone for the first time: each office's is a task of its own.
		const first = setTimeout(tick)
		const timer = setInterval(tick, tickMs)
		return () => {
			clearTimeout(first)
			clearInterval(timer)
		}
	}, [office])
	return moment
}
