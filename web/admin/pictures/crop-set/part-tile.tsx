import { classNames } from '#web/ui/class-names.ts'
import { sizeText } from '#web/ui/files/size-text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { PictureFrame } from '../../file-fields/picture-frame.tsx'
import { useObjectUrl } from '../../file-fields/use-object-url.ts'
import { pixelsText } from '../file-text.ts'
import type { CropPart, PartResult } from './crop-part.ts'

const frameWidth = 144

type Props = { part: CropPart; result: PartResult | undefined; isActive: boolean; onSelect: () => void }

/** A part's result. It opens the part's crop. */
export function PartTile({ part, result, isActive, onSelect }: Props) {
	const picture = result?.picture
	const url = useObjectUrl(picture?.file ?? null)
	return (
		<button
			type="button"
			aria-pressed={isActive}
			onClick={onSelect}
			className={classNames(
				'flex w-26 max-w-full flex-col gap-1 rounded-md border p-1.5 text-start text-sm transition-colors tablet:w-40 tablet:p-2',
				isActive ? 'border-brand bg-brand-soft' : 'border-edge bg-surface hover:border-ink',
			)}
		>
			<PictureFrame slot={part.slot} maxWidth={frameWidth} url={url} alt="" />
			<span className="font-semibold wrap-anywhere">{part.label}</span>
			<span className="flex min-h-5 items-center text-xs text-muted tabular-nums">
				{picture ? (
					`${pixelsText(picture)}, ${sizeText(picture.file.size)}`
				) : result ? (
					<span className="font-medium text-danger">Cannot be compressed</span>
				) : (
					<>
						<Spinner />
						<span className="sr-only">Working</span>
					</>
				)}
			</span>
		</button>
	)
}
