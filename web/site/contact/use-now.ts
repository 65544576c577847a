import { useEffect, useState } from 'react'

const tickMs = 15_000

/** The visitor's clock, null until the page is hydrated: what the server would say is old by then. */
export function useNow(): Date | null {
	const [now, setNow] = useState<Date | null>(null)
	useEffect(() => {
		const tick = () => setNow(new Date())
		tick()
		const timer = setInterval(tick, tickMs)
		return () => clearInterval(timer)
	}, [])
	return now
}
