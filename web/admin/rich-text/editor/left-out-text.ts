/** Pictures that are being added, and those that were left out. */
export type PlaceCounts = { adding: number; leftOut: number }

/** For example "2 pictures were left out". '' if there are none. */
export function leftOutText({ adding, leftOut }: PlaceCounts): string {
	if (adding > 0) return adding === 1 ? 'Adding a picture…' : `Adding ${adding} pictures…`
	if (leftOut === 0) return ''
	return leftOut === 1 ? '1 picture was left out' : `${leftOut} pictures were left out`
}
