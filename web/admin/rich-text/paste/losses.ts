/** Counts what the text lacks of a paste or a document, or shows differently. */
export type Losses = { deletions: number; hidden?: number; charts?: number; cropped?: number }

const counted = (count: number, one: string, many = `${one}s`) =>
	count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** For example "2 deletions of tracked changes and 1 hidden text were left out". '' for no losses. */
export function lossesText({ deletions, hidden = 0, charts = 0, cropped = 0 }: Losses): string {
	const leftOut = [
		...counted(deletions, 'deletion of tracked changes', 'deletions of tracked changes'),
		...counted(hidden, 'hidden text'),
		...counted(charts, 'chart or diagram', 'charts or diagrams'),
	]
	const verb = deletions + hidden + charts === 1 ? 'was' : 'were'
	return [
		...(leftOut.length > 0 ? [`${new Intl.ListFormat('en').format(leftOut)} ${verb} left out`] : []),
		...counted(
			cropped,
			'picture is cropped in Word and shows whole here',
			'pictures are cropped in Word and show whole here',
		),
	].join('. ')
}
