import { useCallback, useEffect, useState } from 'react'
import type { Departments } from '#contracts/enquiries.ts'
import { fetchDepartments } from './send-enquiry.ts'

type State = 'there' | 'loading' | 'failed'

const isEmpty = (departments: Departments) => Object.keys(departments).length === 0

/** The categories that came with the page; where none did, they are fetched. */
export function useDepartments(given: Departments, botCheckPlace: () => HTMLElement | undefined) {
	const [departments, setDepartments] = useState(given)
	const [state, setState] = useState<State>(isEmpty(given) ? 'loading' : 'there')

	const load = useCallback(async () => {
		setState('loading')
		try {
			setDepartments(await fetchDepartments(botCheckPlace()))
			setState('there')
		} catch (failure) {
			console.error('The categories could not be loaded.', failure)
			setState('failed')
		}
	}, [botCheckPlace])

	useEffect(() => {
		if (isEmpty(given)) void load()
	}, [given, load])

	return { departments, state, retry: load }
}
