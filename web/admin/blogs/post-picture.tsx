import { Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { blogPictureFields, blogSharePicture } from '#contracts/content/blog-form.ts'
import type { UsedPicture } from '#contracts/items/used-files.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { pictureRefusal, readChosen } from '#web/file-content.ts'
import { FileButton } from '#web/ui/files/file-button.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { FileFieldFrame, useFileField } from '#web/ui/files/file-field-frame.tsx'
import { pictureTypes } from '../file-fields/picture-field.tsx'
import { UsedBeforeButton } from '../file-fields/used-before.tsx'
import { originOf } from '../pictures/crop/crop-origin.ts'
import type { CropPart } from '../pictures/crop-set/crop-part.ts'
import { useCropSetDialog } from '../pictures/crop-set/use-crop-set-dialog.tsx'
import { isSameArea, type Size, whole } from '../pictures/picture-size.ts'
import { fitsUnchanged, openPicture } from '../pictures/picture-source.ts'
import { type BlogValues, pictureLabels, pictureSlots } from './blog-values.ts'

type Outcome = { done: string } | { refusal: string } | null
type Measured = { size: Size; fitting: readonly Field[] }

type Props = {
	opening: boolean
	/** Returns what happened or why the file was refused. */
	onChoose: (file: File) => Promise<Outcome>
	onUse: (file: File, picture: UsedPicture) => Promise<Outcome>
}

/** Chooses one picture for cover, thumbnail and share card. */
export function PostPicture({ opening, onChoose, onUse }: Props) {
	const [outcome, setOutcome] = useState<Outcome>(null)
	const field = {
		label: 'Picture of the post',
		help: `Cover, thumbnail and share card are cut from it. At least ${leastPostWidth} pixels wide.`,
		error: outcome && 'refusal' in outcome ? outcome.refusal : undefined,
	}
	const { ids, labelledBy, button } = useFileField(field)

	async function choose([file]: File[]) {
		if (file) setOutcome(await onChoose(file))
	}

	return (
		<FileFieldFrame {...field} ids={ids}>
			<FileDrop onFiles={choose} wrong={Boolean(field.error)} className="border-dashed">
				<div className="flex flex-wrap gap-2">
					<FileButton
						{...button}
						labelledBy={labelledBy}
						accept={pictureTypes}
						aria-busy={opening || undefined}
						onFiles={choose}
					>
						<Upload aria-hidden="true" className="size-4" />
						Choose picture
					</FileButton>
					<UsedBeforeButton
						id={`${ids.control}-used`}
						labelledBy={labelledBy}
						slot={pictureSlots.coverImage}
						onUse={async (file, picture) => setOutcome(await onUse(file, picture))}
					/>
				</div>
				<p role="status" className="text-sm text-muted">
					{opening ? 'Opening the picture' : outcome && 'done' in outcome ? outcome.done : 'Drop a picture here too.'}
				</p>
			</FileDrop>
		</FileFieldFrame>
	)
}

const [thumbnail, cover] = blogPictureFields
const cuts = [
	{ ...cover, rule: fileRules.blogCover },
	{ ...thumbnail, rule: fileRules.blogThumbnail },
	{ ...blogSharePicture, rule: fileRules.picture },
] as const
type Field = (typeof cuts)[number]['field']

/** A narrower picture would be enlarged for the cover. */
const leastPostWidth = pictureSlots.coverImage.width

const isWhole = (cropped: File) => isSameArea(originOf(cropped)?.area ?? whole, whole)

const partsOf = (file: File, size: Size): CropPart[] =>
	cuts.map(({ field }) => ({ key: field, label: pictureLabels[field], file, size, slot: pictureSlots[field] }))

/** Cuts cover, thumbnail and share card from one picture. */
export function usePostPicture({ getValues, setValue, trigger }: UseFormReturn<BlogValues>): {
	/** Offers all crops for a picture that was chosen for one field. It leaves small and fitting pictures to that field. */
	offerFor: (field: Field) => (file: File) => Promise<boolean>
	takeForAll: (file: File) => Promise<Outcome>
	/** The same for a picture of a published item. Fields without an alternative text get its. */
	useForAll: (file: File, picture: UsedPicture) => Promise<Outcome>
	opening: boolean
	dialog: ReactNode
} {
	const { ask, dialog } = useCropSetDialog()
	const [opening, setOpening] = useState(false)

	/** The picture's size, and the fields that it fits as it is; null if it is not a picture. */
	async function measured(file: File): Promise<Measured | null> {
		setOpening(true)
		const source = await openPicture(file)
		if (!source) {
			setOpening(false)
			return null
		}
		const fitting: Field[] = []
		for (const { field, rule } of cuts)
			if ((await fitsUnchanged(source, pictureSlots[field])) && !(await readChosen(file, rule)).error)
				fitting.push(field)
		source.close()
		setOpening(false)
		return { size: { width: source.width, height: source.height }, fitting }
	}

	async function cut(file: File, { size, fitting }: Measured, chosenFor?: Field): Promise<number> {
		const parts = partsOf(file, size)
		const made = await ask(parts, {
			description: file.name,
			useAll: 'Use all three',
			first: parts.find(({ key }) => key === chosenFor),
			useFirst: chosenFor && `Use for the ${pictureLabels[chosenFor].toLowerCase()} only`,
		})
		for (const { field, changed } of cuts) {
			const cropped = made.get(field)
			if (!cropped) continue
			setValue(field, fitting.includes(field) && isWhole(cropped) ? file : cropped, { shouldDirty: true })
			setValue(changed, true)
			void trigger(field)
		}
		return made.size
	}

	async function takeForAll(file: File): Promise<Outcome> {
		const found = await measured(file)
		if (!found) return { refusal: await pictureRefusal(file, fileRules.picture) }
		const { width } = found.size
		if (width < leastPostWidth)
			return {
				refusal: `This picture is ${width} pixels wide. Choose one of at least ${leastPostWidth}, or use Cover and Thumbnail below.`,
			}
		return (await cut(file, found)) > 0 ? { done: 'Cover, thumbnail and share card are set.' } : null
	}

	return {
		offerFor: (field) => async (file) => {
			const found = await measured(file)
			if (!found || found.size.width < leastPostWidth || found.fitting.includes(field)) return false
			await cut(file, found, field)
			return true
		},
		takeForAll,
		async useForAll(file, { alt }) {
			const outcome = await takeForAll(file)
			if (outcome && 'done' in outcome)
				for (const field of [cover.alt, thumbnail.alt])
					if (!getValues(field)?.trim()) setValue(field, alt, { shouldDirty: true })
			return outcome
		},
		opening,
		dialog,
	}
}
