import { Download } from 'lucide-react'
import { RowButton } from './row-action.tsx'
import { type FileAnswer, useDownload } from './use-download.ts'

/** Downloads the file of a row. */
export function DownloadAction({ of, fetchFile }: { of: string; fetchFile: () => Promise<FileAnswer> }) {
	const { busy, download } = useDownload()
	return <RowButton icon={Download} label="Download" of={of} busy={busy} onClick={() => void download(fetchFile)} />
}
