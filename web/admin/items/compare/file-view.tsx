import type { ItemFile } from '#contracts/items/drafts.ts'
import { sizeText } from '#web/ui/files/size-text.ts'
import { pixelsText } from '../../pictures/file-text.ts'
import { PictureFrame } from '../../pictures/picture-frame.tsx'

/** A picture as a thumbnail with its size. It consists of phrases, because labels contain it. */
export function ComparedPicture({ file, alt, maxWidth = 240 }: { file: ItemFile; alt: string; maxWidth?: number }) {
	const size = file.width && file.height ? { width: file.width, height: file.height } : null
	return (
		<span className="flex flex-wrap items-start gap-x-4 gap-y-2">
			<PictureFrame slot={size ?? { width: 1600, height: 900 }} maxWidth={maxWidth} url={file.url} alt={alt} />
			<span className="min-w-0 text-sm wrap-anywhere text-muted">
				<bdi>{file.name}</bdi>
				<span>{['', size && pixelsText(size), sizeText(file.size)].filter((fact) => fact !== null).join(', ')}</span>
			</span>
		</span>
	)
}

export const FileView = ({ file: { name, url, size } }: { file: ItemFile }) => (
	<p className="wrap-anywhere">
		<a href={url} target="_blank" rel="noreferrer" className="text-brand underline">
			<bdi>{name}</bdi>
			<span className="sr-only"> (opens a new tab)</span>
		</a>
		<span className="text-muted">, {sizeText(size)}</span>
	</p>
)
