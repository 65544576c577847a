import { DownloadResume } from '../resume-download.tsx'

type Props = { id: number; fileName: string; fileSize: number }

/** Shows the CV of an application. */
export default function CvView({ id, fileName }: Props) {
	return (
		<section aria-label="CV" className="flex h-full min-h-0 flex-col gap-3">
			<p className="text-muted">
				<bdi>{fileName}</bdi>
			</p>
			<DownloadResume application={{ id }} variant="secondary" size="small" />
		</section>
	)
}
