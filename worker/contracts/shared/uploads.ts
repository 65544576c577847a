import { z } from 'zod/mini'
import { documentReasons, type FileFault, type FileReasons, pictureReasons } from './file-faults.ts'

/** The rule for an uploaded file. Both sides check its size and content, not its name. Limits are inclusive, in bytes. */
export type FileRule = {
	/** Of the accepted types. */
	extensions: readonly string[]
	wrongType: string
	maxBytes: number
	tooLarge: string
	/** The exact size of a picture, and the message for any other size. */
	pixels?: { width: number; height: number; otherwise: string }
	reasons: FileReasons
}

const kilobyte = 1024
const pictures = {
	extensions: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'bmp'],
	wrongType: 'Please upload only image files (e.g., JPG, PNG).',
	reasons: pictureReasons,
} as const

const exactly = (width: number, height: number): FileRule => ({
	...pictures,
	maxBytes: kilobyte * kilobyte,
	tooLarge: 'Image size exceeds the maximum allowed size of 1 MB.',
	pixels: { width, height, otherwise: `Choose Image with height ${height}px and width ${width}px` },
})

export const fileRules = {
	picture: {
		...pictures,
		maxBytes: kilobyte * kilobyte,
		tooLarge: 'Image size exceeds the maximum allowed size of 1 MB.',
	},
	/** The specification has the two spaces in the message. */
	caseStudyPicture: {
		...pictures,
		maxBytes: 70 * kilobyte,
		tooLarge: 'Image size exceeds the maximum allowed size of  70 KB.',
	},
	eventThumbnail: {
		...pictures,
		maxBytes: 256_000,
		tooLarge: 'Image size exceeds the maximum allowed size of 250 KB.',
	},
	eventPicture: {
		...pictures,
		wrongType: 'Please upload only image files (e.g., JPG, PNG) with a size of 250 KB or less.',
		maxBytes: 256_000,
		tooLarge: 'Please upload only image files (e.g., JPG, PNG) with a size of 250 KB or less.',
	},
	blogCover: exactly(760, 427),
	blogThumbnail: exactly(336, 247),
	blogProfile: exactly(40, 40),
	pdf: {
		extensions: ['pdf'],
		wrongType: 'Invalid file type. Please upload a PDF file.',
		maxBytes: 10 * kilobyte * kilobyte,
		tooLarge: 'File size exceeds the maximum allowed size of 10 MB.',
		reasons: documentReasons,
	},
	cv: {
		extensions: ['pdf', 'docx'],
		wrongType: 'Invalid file type. Only PDF and DOCX formats are allowed',
		maxBytes: 5 * kilobyte * kilobyte,
		tooLarge: 'The file size exceeds the maximum limit of 5 MB',
		reasons: documentReasons,
	},
} as const satisfies Record<string, FileRule>

/** The row of a stored file. `extension`: that of its type. */
type StoredFileRow = { key: string; extension: string; size: number; width: number | null; height: number | null }

/**
 * A file that a draft holds, in the form that the Worker makes of the draft. No request body can express an instance: a
 * caller cannot hand in a key.
 */
export class StoredFile {
	readonly key: string
	readonly extension: string
	readonly size: number
	readonly width: number | null
	readonly height: number | null
	/** Whether the item names the file at another place, too: a save then copies it, as a gallery tells its files apart by key. */
	readonly isNamedTwice: boolean

	constructor({ key, extension, size, width, height }: StoredFileRow, isNamedTwice: boolean) {
		this.key = key
		this.extension = extension
		this.size = size
		this.width = width
		this.height = height
		this.isNamedTwice = isNamedTwice
	}
}

/** A file in the form of an item: sent, or stored already. */
export type ItemFormFile = File | StoredFile

/** Whether a stored file is of an accepted type. The type of a sent file is in its content: see `judgedFile`. */
const isOfType = (file: ItemFormFile, { extensions }: FileRule) =>
	file instanceof File || extensions.includes(file.extension)

/** Whether a picture has the size that its rule demands, if any. */
export const isOfSize = ({ pixels }: FileRule, { width, height }: { width: number | null; height: number | null }) =>
	!pixels || (width === pixels.width && height === pixels.height)

/** The specified message for a refused file, with the reason and the way out, if there is one. */
export function faultText({ wrongType, tooLarge, reasons }: FileRule, fault: FileFault | null): string {
	const message = fault === 'too-large' ? tooLarge : wrongType
	const reason = fault && reasons[fault]
	return reason ? `${message.replace(/\.$/, '')}. ${reason}` : message
}

/** As in "1,048,576". The rules are built when the Worker starts, where `toLocaleString` would load the data of all languages. */
const grouped = (bytes: number) => String(bytes).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** The limits of a file in words. */
const limitsOf = ({ extensions, maxBytes, pixels }: FileRule) =>
	[
		`Of the type ${extensions.join(', ')}, at most ${grouped(maxBytes)} bytes`,
		...(pixels ? [`exactly ${pixels.width} by ${pixels.height} pixels`] : []),
	].join(', ')

function fileChecks(rule: FileRule) {
	const { maxBytes, pixels } = rule
	return [
		z.refine<ItemFormFile>((file) => file.size > 0, faultText(rule, 'empty')),
		z.refine<ItemFormFile>((file) => isOfType(file, rule), rule.wrongType),
		z.refine<ItemFormFile>((file) => file.size <= maxBytes, faultText(rule, 'too-large')),
		// The size of a sent picture is in its content: see `judgedFile`.
		z.refine<ItemFormFile>((file) => file instanceof File || isOfSize(rule, file), pixels?.otherwise),
		z.meta({ type: 'string', format: 'binary', description: limitsOf(rule) }),
	] as const
}

/** An untouched file input sends an empty file without a name. */
const isNoFile = (value: unknown) => value === '' || (value instanceof File && value.size === 0 && value.name === '')

/** A file of a form; undefined if none was sent. */
export const upload = (rule: FileRule) =>
	z.pipe(
		z.transform((value: File | string | null | undefined) => (value === null || isNoFile(value) ? undefined : value)),
		z.optional(z.instanceof(File, { error: rule.wrongType }).check(...fileChecks(rule))),
	)

const itemFile = (error?: string) =>
	z.custom<ItemFormFile>((value) => value instanceof File || value instanceof StoredFile, error)

/** The same in the form of an item, which the Worker makes of a draft too, with the files that the draft holds. */
export const itemUpload = (rule: FileRule) =>
	z.pipe(
		z.transform((value: ItemFormFile | string | null | undefined) =>
			value === null || isNoFile(value) ? undefined : value,
		),
		z.optional(itemFile(rule.wrongType).check(...fileChecks(rule))),
	)

/** The same with any content. */
export const anyItemFile = () => z.optional(itemFile())

/** A boolean, or `true` or `false` as text, which multipart bodies send. */
export const flag = () => {
	const message = 'true or false is expected'
	return z.pipe(
		z.union([z.boolean(), z.enum(['true', 'false'])], { error: message }),
		z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
	)
}

/** Whether the form has a new file. Absent means no. */
export const changeFlag = () =>
	z.pipe(
		z.transform((value: boolean | string | undefined) => (value === undefined || value === '' ? 'false' : value)),
		flag(),
	)
