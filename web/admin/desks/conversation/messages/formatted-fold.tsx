import { lazy, Suspense, useState } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'
import { reasonOf } from '../../../acts/failure-reason.ts'
import { useDesk } from '../../desk-context.ts'
import { Fold } from '../fold.tsx'

const FormattedMail = lazy(() => import('./formatted-mail.tsx'))

type Loaded = { html: string } | { failure: string } | null

/** Loads a mail as it was formatted once somebody wants to see it. */
export function FormattedFold({ messageId }: { messageId: number }) {
	const { calls } = useDesk().desk
	const [loaded, setLoaded] = useState<Loaded>(null)

	async function load() {
		if (loaded && 'html' in loaded) return
		setLoaded(null)
		try {
			setLoaded(await calls.formatted(messageId))
		} catch (reason) {
			setLoaded({ failure: reasonOf(reason) })
		}
	}

	const waits = <Spinner label="Loading" />
	return (
		<Fold className="mt-1" summary={<span>As it was formatted</span>} onOpen={() => void load()}>
			{loaded && 'failure' in loaded ? (
				<p role="alert" className="text-danger">
					{loaded.failure}
				</p>
			) : (
				<Suspense fallback={waits}>{loaded ? <FormattedMail html={loaded.html} /> : waits}</Suspense>
			)}
		</Fold>
	)
}
