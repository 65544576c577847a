const longestStem = 100

/** The file name of a compressed picture. */
export function compressedName(original: string, type: string): string {
	const stem = original.replace(/\.[^.]*$/, '').trim()
	const extension = type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')
	return `${[...stem].slice(0, longestStem).join('') || 'picture'}.${extension}`
}

export const pixelsText = ({ width, height }: { width: number; height: number }) => `${width} × ${height} pixels`
