import { useEffect, useState } from 'react'
import { company } from '#web/content/company.ts'
import { type OfficeMoment, officeMoment } from './opening-hours.ts'

const tickMs = 15_000

const momentsAt = (now: Date) => company.offices.map((office) => officeMoment(office, now))

/** What the clocks of the offices say, null until the page is hydrated: what the server would say is old by then. */
export function useMoments(): OfficeMoment[] | null {
	const [moments, setMoments] = useState<OfficeMoment[] | null>(null)
	useEffect(() => {
		const tick = () => setMoments(momentsAt(new Date()))
		// Browsers take long to read their first time zone: it is not added to the work of hydration.
		const first = setTimeout(tick)
		const timer = setInterval(tick, tickMs)
		return () => {
			clearTimeout(first)
			clearInterval(timer)
		}
	}, [])
	return moments
}
