import { Crop, Upload } from 'lucide-react'
import { type Ref, useState } from 'react'
import type { UsedPicture } from '#contracts/items/used-files.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { FieldProps } from '#web/ui/field-frame.tsx'
import { FileButton } from '#web/ui/files/file-button.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FileFieldFrame, useFileField } from '#web/ui/files/file-field-frame.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { storedKeyOf } from '../items/editor/stored-files.ts'
import { originOf } from '../pictures/crop/crop-origin.ts'
import { type Cropped, useCropping } from '../pictures/crop/use-cropping.tsx'
import { pixelsText } from '../pictures/file-text.ts'
import { PictureFrame } from '../pictures/picture-frame.tsx'
import type { Size } from '../pictures/picture-size.ts'
import type { PictureSlot } from '../pictures/picture-slot.ts'
import { fitsAsStored } from '../pictures/picture-source.ts'
import { useObjectUrl } from '../pictures/use-object-url.ts'
import { KeepStored } from './keep-stored.tsx'
import { UsedBeforeButton } from './used-before.tsx'
import { UsedIn } from './used-in.tsx'

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/bmp'
export const longestAlt = 200
export const altHelp = 'Describe the picture for people who cannot see it. If empty, the title is used.'

const maxWidth = 320

type Props = FieldProps & {
	slot: PictureSlot
	/** The new picture. */
	value: File | null
	/** The stored file. */
	current: ({ url: string } & Size) | null
	/** null keeps the stored file. */
	onChange: (file: File | null) => void
	/** Takes a chosen file over and returns true, or leaves it to this field. */
	offer?: (file: File) => Promise<boolean>
	/** While `offer` opens the picture. */
	offering?: boolean
	alt?: string
	onAltChange?: (alt: string) => void
	altError?: string
	altRef?: Ref<HTMLInputElement>
	onBlur?: () => void
	/** The choose button. It gets the focus if the field is invalid. */
	ref?: Ref<HTMLButtonElement>
}

/** A field for a picture, cropped and compressed to its slot. With `onAltChange`, also for its alternative text. */
export function PictureField({
	slot,
	value,
	current,
	onChange,
	offer,
	offering = false,
	alt = '',
	onAltChange,
	altError,
	altRef,
	onBlur,
	ref,
	...asked
}: Props) {
	const [refusal, setRefusal] = useState<string | undefined>()
	const field = { ...asked, error: refusal ?? asked.error }
	const { ids, labelledBy, button } = useFileField(field)
	const { crop, opening: cropping, dialog } = useCropping(slot, fileRules.picture)
	const opening = cropping || offering
	const [measured, setMeasured] = useState<Size | null>(null)
	const chosenUrl = useObjectUrl(value)
	const from = originOf(value)
	const url = value ? chosenUrl : (current?.url ?? null)

	function take(cropped: Cropped) {
		setRefusal(cropped && 'refusal' in cropped ? cropped.refusal : undefined)
		if (!cropped || !('file' in cropped)) return
		setMeasured(null)
		onChange(cropped.file)
	}

	async function pick([file]: File[]) {
		if (!file) return
		const isTaken = offer ? await offer(file) : false
		if (!isTaken) take(await crop(file))
	}

	/** Takes the stored file itself if it fits, and with it its alternative text if there is none yet. */
	async function takeUsed(file: File, picture: UsedPicture) {
		const isCurrent = current !== null && storedKeyOf(current.url) === picture.key
		if (isCurrent) return onChange(null)
		const cropped: Cropped = (await fitsAsStored(file, slot)) ? { file } : await crop(file)
		take(cropped)
		if (cropped && 'file' in cropped && alt.trim() === '' && picture.alt !== '') onAltChange?.(picture.alt)
	}

	async function cropAgain() {
		if (from) take(await crop(from.file, from.area))
	}

	return (
		<div className="flex flex-col gap-3">
			<FileFieldFrame {...field} ids={ids} onBlur={onBlur}>
				<FileDrop onFiles={pick} wrong={Boolean(field.error)}>
					<PictureFrame slot={slot} maxWidth={maxWidth} url={url} alt={alt} onMeasured={setMeasured} />
					<div className="flex min-w-44 flex-1 flex-col items-start gap-3">
						<p aria-live="polite" className="text-sm wrap-anywhere text-muted">
							{opening ? 'Opening the picture' : factsOf(slot, value, value ? measured : current)}
						</p>
						<UsedIn file={value} url={current?.url} />
						<div className="flex flex-wrap gap-2">
							<FileButton
								{...button}
								ref={ref}
								labelledBy={labelledBy}
								accept={pictureTypes}
								aria-busy={opening || undefined}
								onFiles={pick}
							>
								<Upload aria-hidden="true" className="size-4" />
								{value || current ? 'Replace' : 'Choose picture'}
							</FileButton>
							<UsedBeforeButton id={`${ids.control}-used`} labelledBy={labelledBy} slot={slot} onUse={takeUsed} />
							{from && (
								<Button
									id={`${ids.control}-crop`}
									variant="quiet"
									size="small"
									aria-labelledby={`${ids.control}-crop ${labelledBy}`}
									onClick={cropAgain}
								>
									<Crop aria-hidden="true" className="size-4" />
									Crop again
								</Button>
							)}
							{value && current && (
								<KeepStored chooserId={button.id} labelledBy={labelledBy} onKeep={() => onChange(null)} />
							)}
						</div>
					</div>
				</FileDrop>
			</FileFieldFrame>
			{onAltChange && (
				<TextField
					label={
						<>
							<span>Alternative text</span>
							<span className="sr-only">: {field.label}</span>
						</>
					}
					ref={altRef}
					help={altHelp}
					error={altError}
					value={alt}
					maxLength={longestAlt}
					onChange={(event) => onAltChange(event.target.value)}
				/>
			)}
			{dialog}
		</div>
	)
}

function factsOf(slot: PictureSlot, value: File | null, size: Size | null): string {
	if (value) return [value.name, size && pixelsText(size), sizeText(value.size)].filter(Boolean).join(', ')
	if (size) return pixelsText(size)
	return `Drop a picture here, or choose one. You crop it to ${slot.exact ? '' : 'at most '}${pixelsText(slot)}.`
}
