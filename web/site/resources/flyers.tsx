import type { DocumentItem } from '#contracts/content/documents.ts'
import type { ShownPreview } from '#contracts/items/previews.ts'
import type { PlaceName } from '#web/site/parts/picture-places.ts'
import { DownloadLink } from '#web/site/publishing/download-link.tsx'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { PreviewStrip } from '#web/site/publishing/preview-strip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { flyerAnchor } from './document-address.ts'

type Props = { flyers: readonly DocumentItem[]; preview: ShownPreview | null }

/** The first flyers are wider if they would leave a row half empty. */
export const Flyers = ({ flyers, preview }: Props) => (
	<ul className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:grid-cols-2 desktop:grid-cols-6">
		{flyers.map((flyer, index) => (
			<Flyer
				key={flyer.id}
				flyer={flyer}
				spot={spotOf(index, flyers.length)}
				preview={preview?.id === flyer.id ? preview : null}
			/>
		))}
	</ul>
)

type Spot = { span: string /** A full row, with the text beside the picture. */; leads: boolean; place: PlaceName }

/** Two in a row, three on a wide screen. */
function spotOf(index: number, count: number): Spot {
	const over = count % 3
	const leads = index === 0 && over === 1
	const half = over === 2 && index < 2
	const span = classNames(
		index === 0 && count % 2 === 1 && 'tablet:col-span-2',
		leads ? 'desktop:col-span-6' : half ? 'desktop:col-span-3' : 'desktop:col-span-2',
	)
	return { span, leads, place: leads ? 'wideLead' : half ? 'halfCard' : 'thirdCard' }
}

type FlyerProps = { flyer: DocumentItem; spot: Spot; preview: ShownPreview | null }

function Flyer({ flyer, spot: { span, leads, place }, preview }: FlyerProps) {
	const { thumbnailImage: url, thumbnailAlt, thumbnailWidth: width, thumbnailHeight: height } = flyer
	return (
		<li
			id={flyerAnchor(flyer.id)}
			className={classNames(
				'flex flex-col rounded-lg bg-surface p-3 shadow-light print:break-inside-avoid',
				leads && 'desktop:grid desktop:grid-cols-[7fr_5fr]',
				span,
			)}
		>
			<ItemPicture picture={{ url, alt: thumbnailAlt || flyer.title, width, height }} place={place} />
			<div className={classNames('flex flex-1 flex-col px-3 pt-4 pb-3', leads && 'desktop:px-8 desktop:pt-8')}>
				{preview && <PreviewStrip preview={preview} className="mb-3" />}
				<h3 dir="auto" className={leads ? 'text-title desktop:text-heading' : 'text-title'}>
					{flyer.title}
				</h3>
				<p
					dir="auto"
					className={classNames(
						'mt-1.5 mb-5 text-sm whitespace-pre-line text-muted',
						leads && 'desktop:mt-3 desktop:text-base',
					)}
				>
					{flyer.description}
				</p>
				<DownloadLink
					file={{ url: flyer.file, name: flyer.fileName, size: flyer.fileSize }}
					of={flyer.title}
					className="mt-auto border-t border-line pt-3"
				/>
			</div>
		</li>
	)
}
