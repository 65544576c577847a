import { useEffect, useRef } from 'react'
import { Alert } from '#web/ui/alert.tsx'

/** Takes the focus and names the next page. */
export function SentNotice({ message, careersPath }: { message: string; careersPath: string }) {
	const place = useRef<HTMLDivElement>(null)
	useEffect(() => place.current?.focus(), [])
	return (
		<div ref={place} tabIndex={-1} className="mb-6 rounded-sm">
			<Alert tone="success">
				{message}
				<span className="block font-normal">
					The careers page opens in 3 seconds.{' '}
					<a href={careersPath} className="inline-block py-0.5 underline underline-offset-2">
						Open it now
					</a>
				</span>
			</Alert>
		</div>
	)
}
