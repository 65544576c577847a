import { useCallback, useEffect, useState } from 'react'

type Loaded<Data> = { data: Data | null; failure: unknown }
const nothingYet = { data: null, failure: null }

/** Loads the data of a dialog. A new `load` function loads again. */
export function useLoaded<Data>(load: () => Promise<Data>) {
	const [loaded, setLoaded] = useState<Loaded<Data>>(nothingYet)
	const start = useCallback(() => {
		let wanted = true
		setLoaded(nothingYet)
		load().then(
			(data) => wanted && setLoaded({ data, failure: null }),
			(failure: unknown) => wanted && setLoaded({ data: null, failure }),
		)
		return () => {
			wanted = false
		}
	}, [load])
	useEffect(() => start(), [start])
	return { ...loaded, reload: start }
}
