declare module 'subset-font' {
	export default function subsetFont(
		font: Uint8Array,
		text: string,
		options?: {
			targetFormat?: 'truetype' | 'woff2'
			keepFeatures?: readonly string[]
			noLayoutClosure?: boolean
			variationAxes?: Record<string, number | { min: number; max: number }>
		},
	): Promise<Uint8Array>
}
