import type { CheckedItem, Hint } from '../item.ts'

const fileName = /^[^/]*\.(?:jpe?g|png|webp|gif|avif|bmp|heic|svg|tiff?)$/i
const cameraName = /^(?:img|dsc[nf]?|pxl|screenshot|whatsapp image)[\s_-]*\d[\d\s_.-]*/i
const emptyWord =
	/^(?:an? |the )?(?:image|img|picture|photo|photograph|graphic|screenshot|thumbnail|cover|banner)(?: ?\d+)?\.?$/i

const todo = 'Describe what it shows for people who cannot see it.'

/** Pictures without an alternative text, or with one that says nothing. */
export const alternativeTexts = ({ pictures }: CheckedItem): Hint[] =>
	pictures.flatMap(({ name, alt: given, target }) => {
		const alt = given.trim()
		if (alt === '') return [{ text: `${name} has no alternative text. ${todo}`, target }]
		const isUseless = [fileName, cameraName, emptyWord].some((pattern) => pattern.test(alt))
		return isUseless ? [{ text: `${name} has the alternative text “${alt}”, which says nothing. ${todo}`, target }] : []
	})
