import { useState } from 'react'
import { messages } from '#contracts/shared/messages.ts'
import { useToast } from '#web/ui/toast.tsx'

/** What a call for a file answers. */
export type FileAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'blob'>

/** Fetches a file with the session's token and saves it under the name that the server gives it. Says so where that fails. */
export function useDownload() {
	const toast = useToast()
	const [busy, setBusy] = useState(false)

	async function download(fetchFile: () => Promise<FileAnswer>) {
		setBusy(true)
		try {
			const answer = await fetchFile()
			if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
			saveAs(await answer.blob(), answer.headers.get('filename') ?? 'download')
		} catch (failure) {
			console.warn('The file was not downloaded', failure)
			toast({ tone: 'danger', text: messages.downloadFailed })
		}
		setBusy(false)
	}

	return { busy, download }
}

function saveAs(file: Blob, name: string): void {
	const url = URL.createObjectURL(file)
	const link = document.createElement('a')
	link.href = url
	link.download = name
	link.click()
	// Browsers begin to read it after the click has been handled.
	setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
