import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Departments } from '#contracts/enquiries/enquiries.ts'

type State = 'there' | 'loading' | 'failed' | 'blocked'

const isEmpty = (departments: Departments) => Object.keys(departments).length === 0

/** The page's categories, fetched if it was rendered without them. */
export function useDepartments(given: Departments, botCheck: RefObject<HTMLElement | null>) {
	const [departments, setDepartments] = useState(given)
	const [state, setState] = useState<State>(isEmpty(given) ? 'loading' : 'there')

	const load = useCallback(async () => {
		setState('loading')
		try {
			const { fetchDepartments } = await import('./send-enquiry.ts')
			setDepartments(await fetchDepartments(botCheck.current ?? undefined))
			setState('there')
		} catch (failure) {
			console.error('The categories could not be loaded.', failure)
			const isBlocked = failure instanceof Error && failure.name === 'BotCheckBlocked'
			setState(isBlocked ? 'blocked' : 'failed')
		}
	}, [botCheck])

	useEffect(() => {
		if (isEmpty(given)) void load()
	}, [given, load])

	return { departments, state, retry: load }
}
