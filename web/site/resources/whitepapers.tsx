import type { DocumentItem } from '#contracts/content/documents.ts'
import type { ShownPreview } from '#contracts/items/previews.ts'
import { DownloadLink } from '#web/site/publishing/download-link.tsx'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { PreviewStrip } from '#web/site/publishing/preview-strip.tsx'
import { whitepaperAnchor } from './document-address.ts'

type Props = { whitepapers: readonly DocumentItem[]; preview: ShownPreview | null }

export const Whitepapers = ({ whitepapers, preview }: Props) => (
	<ol className="border-b border-line">
		{whitepapers.map((whitepaper) => (
			<Whitepaper
				key={whitepaper.id}
				whitepaper={whitepaper}
				preview={preview?.id === whitepaper.id ? preview : null}
			/>
		))}
	</ol>
)

function Whitepaper({ whitepaper, preview }: { whitepaper: DocumentItem; preview: ShownPreview | null }) {
	const { title, thumbnailImage: url, thumbnailAlt, thumbnailWidth: width, thumbnailHeight: height } = whitepaper
	return (
		<li
			id={whitepaperAnchor(whitepaper.id)}
			className="grid grid-cols-[minmax(0,1fr)_6rem] gap-x-5 border-t border-line py-7 tablet:grid-cols-[minmax(0,1fr)_13rem] tablet:gap-x-14 tablet:py-9 print:break-inside-avoid"
		>
			<div className="max-tablet:contents">
				<div>
					{preview && <PreviewStrip preview={preview} className="mb-3" />}
					<h3 dir="auto" className="text-[1.375rem] leading-snug desktop:text-[1.625rem]">
						{title}
					</h3>
				</div>
				<div className="max-tablet:order-1 max-tablet:col-span-2">
					<p dir="auto" className="mt-3 max-w-[68ch] whitespace-pre-line text-muted">
						{whitepaper.description}
					</p>
					<DownloadLink
						file={{ url: whitepaper.file, name: whitepaper.fileName, size: whitepaper.fileSize }}
						of={title}
						className="mt-4"
					/>
				</div>
			</div>
			<ItemPicture
				picture={{ url, alt: thumbnailAlt || title, width, height }}
				place="whitepaper"
				className="aspect-square self-start tablet:aspect-video"
			/>
		</li>
	)
}
