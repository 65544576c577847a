import { fileOf } from '../../publishing/file-value.ts'
import type { CheckedPicture, PictureOf, ShownPicture } from '../item.ts'

/** The picture that the form shows: the chosen file, or else the stored one. */
export function shownPicture(value: unknown, stored: ShownPicture | null, pictureOf: PictureOf): ShownPicture | null {
	const file = fileOf(value)
	return file ? pictureOf(file) : stored
}

/** A picture of a field with its own alternative text. There is nothing to check without a picture. */
export const checkedPicture = (
	picture: ShownPicture | null,
	{ name, alt, field }: { name: string; alt: string | null | undefined; field: string },
): CheckedPicture[] => (picture ? [{ name, alt: alt ?? '', target: { field } }] : [])
