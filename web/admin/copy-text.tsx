import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const announcements = { idle: '', copied: 'Copied', failed: 'Not copied. Select the text and copy it.' }

/** Copies a text. Returns what to say of it. */
export function useCopy(text: string) {
	const [state, setState] = useState<keyof typeof announcements>('idle')

	async function copy() {
		try {
			await navigator.clipboard.writeText(text)
			setState('copied')
		} catch {
			setState('failed')
		}
	}

	return { copy, announced: announcements[state] }
}

export function CopyText({ text, of }: { text: string; of: string }) {
	const { copy, announced } = useCopy(text)
	return (
		<div className="mb-2 flex flex-wrap items-center gap-3">
			<Button variant="secondary" size="small" onClick={copy}>
				<Copy aria-hidden="true" className="size-4" />
				Copy<span className="sr-only"> {of}</span>
			</Button>
			<span role="status" className="text-sm text-muted">
				{announced}
			</span>
		</div>
	)
}
