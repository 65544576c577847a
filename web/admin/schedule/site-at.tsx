import { useEffect, useRef, useState } from 'react'
import { ApiRefusal, answerOf, failureText } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { dashboardApi } from '../staff-api.ts'
import { MomentField } from './moment-field.tsx'
import { incomplete } from './own-time.ts'

/** Opens the public lists as they will be at a time, in a new tab. */
export function SiteAt() {
	const toast = useToast()
	const [at, setAt] = useState('')
	const [error, setError] = useState<string>()
	const [busy, setBusy] = useState(false)
	const [asks, setAsks] = useState(false)
	const field = useRef<{ focus: () => void }>(null)
	// The field replaces the button that had the focus.
	useEffect(() => {
		if (asks) field.current?.focus()
	}, [asks])

	async function open() {
		if (at === '' || at === incomplete) return setError('Choose a date and a time')
		setError(undefined)
		// Browsers allow a new tab only during the click, so open it before the address is known.
		const tab = window.open('about:blank', '_blank')
		setBusy(true)
		try {
			const [first] = await answerOf(dashboardApi.siteat.$post({ json: { at } }))
			if (!first) {
				tab?.close()
				setError('Resources shows flyers and whitepapers. You need the roles of both to see it ahead.')
				return setBusy(false)
			}
			if (tab) tab.location.replace(first.path)
			else window.location.assign(first.path)
		} catch (failure) {
			tab?.close()
			if (failure instanceof ApiRefusal && failure.fields.at) setError(failure.fields.at)
			else toast({ tone: 'danger', text: failureText(failure, 'The site could not be opened. Check your connection.') })
		}
		setBusy(false)
	}

	if (!asks)
		return (
			<div className="border-t border-line px-2 py-1">
				<Button variant="quiet" size="small" className="px-2! font-medium text-muted" onClick={() => setAsks(true)}>
					See the site at a time
				</Button>
			</div>
		)
	return (
		<div className="flex flex-wrap items-start gap-3 border-t border-line px-4 py-4">
			<MomentField ref={field} label="See the site at" value={at} onChange={setAt} error={error} />
			<Button variant="secondary" className="mt-7" busy={busy} onClick={() => void open()}>
				Open
			</Button>
		</div>
	)
}
