/** Why a CV is not shown, in words for the reader. */
export class CvFault extends Error {
	override readonly name = 'CvFault'
	/** Whether another try may succeed. */
	readonly again: boolean

	constructor(text: string, { again = false } = {}) {
		super(text)
		this.again = again
	}
}

export const faults = {
	tooLarge: 'This file is too large to show here. Download it to read it.',
	damaged: 'This file is damaged or incomplete, so it cannot be shown here. Download it: another program may open it.',
	password: 'This PDF opens only with a password. Download it, or ask the applicant for a copy without one.',
	word: 'This Word document cannot be shown here. Download it to read it.',
	erased: 'This application has been erased, and its CV with it.',
	unreachable: 'The CV could not be loaded. Check your connection and try again.',
}

export const tooManyPages = (pages: number, most: number) =>
	`This CV has ${pages} pages, and at most ${most} are shown here. Download it to read it.`
