import measured from '#web/content/documents.json'
import type { InvestorDocument } from '#web/content/investors/document.ts'

const measures: Record<string, { bytes: number; pages: number } | undefined> = measured

export const documentPath = ({ file }: InvestorDocument) => `/documents/investors/${file}`

/** Formats "PDF, 182 KB, 4 pages". */
export function documentSize({ file }: { file: string }): string {
	const measure = measures[file]
	if (!measure) return 'PDF'
	return `PDF, ${Math.ceil(measure.bytes / 1024)} KB, ${measure.pages} ${measure.pages === 1 ? 'page' : 'pages'}`
}
