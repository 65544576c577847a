import { useState } from 'react'
import { messages } from '#contracts/shared/messages.ts'
import { useToast } from '#web/ui/toast.tsx'

export type FileAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'blob'>

/** Downloads a file with the session token under the name that the server sends. Shows a toast if that fails. */
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

/** Saves a file on the user's device. */
export function saveAs(file: Blob, name: string): void {
	const url = URL.createObjectURL(file)
	const link = document.createElement('a')
	link.href = url
	link.download = name
	link.click()
	// Browsers start to read the URL after the click event.
	setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
