import { Images } from 'lucide-react'
import { lazy, type ReactNode, Suspense, use, useState } from 'react'
import type { UsedPicture } from '#contracts/items/used-files.ts'
import { failureText } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { readFile } from '../items/drafts/load-draft.ts'
import type { PictureSlot } from '../pictures/picture-slot.ts'
import { FormFilesContext } from './form-files.tsx'

const UsedBeforeDialog = lazy(() => import('../pictures/used-before/used-before-dialog.tsx'))

type Props = {
	/** A picture that is too small for it cannot be chosen. */
	slot?: PictureSlot
	/** Returns why the picture cannot be had; null closes the dialog. */
	onUse: (picture: UsedPicture) => Promise<string | null>
	/** Renders what opens the dialog. */
	children: (open: () => void) => ReactNode
}

/** Chooses a picture of a published item. Outside of an item's form there is none. */
export function UsedBefore({ slot, onUse, children }: Props) {
	const form = use(FormFilesContext)
	const [isOpen, setOpen] = useState(false)
	if (!form) return null
	return (
		<>
			{children(() => setOpen(true))}
			{isOpen && (
				<Suspense fallback={null}>
					<UsedBeforeDialog kind={form.kind} slot={slot} onUse={onUse} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	)
}

type ButtonProps = {
	id: string
	/** The id of the field's label. The button's accessible name includes it. */
	labelledBy: string
	slot: PictureSlot
	disabled?: boolean
	/** Gets the stored file. A field that keeps this very file sends its key and uploads nothing. */
	onUse: (file: File, picture: UsedPicture) => void
}

/** The button of a picture field. */
export function UsedBeforeButton({ id, labelledBy, slot, disabled = false, onUse }: ButtonProps) {
	const form = use(FormFilesContext)

	async function read(picture: UsedPicture): Promise<string | null> {
		try {
			const file = await readFile(picture)
			form?.take(file, picture.key)
			onUse(file, picture)
			return null
		} catch (failure) {
			return failureText(failure, 'The picture could not be read. Check your connection, and choose it again.')
		}
	}

	return (
		<UsedBefore slot={slot} onUse={read}>
			{(open) => (
				<Button
					id={id}
					variant="quiet"
					size="small"
					icon={Images}
					aria-haspopup="dialog"
					aria-labelledby={`${id} ${labelledBy}`}
					disabled={disabled}
					onClick={open}
				>
					Used before
				</Button>
			)}
		</UsedBefore>
	)
}
