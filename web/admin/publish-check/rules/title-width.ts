/** The widths of the characters of Arial, Google's font, in thousandths of the font size. */
const widths: readonly [number, string][] = [
	[222, 'ijl‘’'],
	[278, ' !,./:;I[]\\ft|'],
	[333, '()-`r“”'],
	[500, 'ckJsvxyz'],
	[556, '0123456789abdeghnopqu_$?#L–'],
	[611, 'FTZ'],
	[667, '&ABEKPSVXY'],
	[722, 'CDHNRUw'],
	[778, 'GOQ'],
	[833, 'mM'],
	[944, 'W'],
	[1000, '—…@%'],
]
const byCharacter = new Map(widths.flatMap(([width, characters]) => [...characters].map((each) => [each, width])))
const otherWidth = 600
const fontSize = 20

/** The width of a title in a list of Google, in pixels. */
export const titleWidth = (text: string): number =>
	Math.round(([...text].reduce((sum, each) => sum + (byCharacter.get(each) ?? otherWidth), 0) * fontSize) / 1000)
