/** A crop of the product's screen at one step. The step's place is its title. */
export type Crop = {
	note: string
	rows: readonly CropRow[]
	/** The first is the main one, or the one that was chosen. */
	buttons?: readonly string[]
	stamp?: string
}

export type CropRow = {
	/** Of a person. */
	initials?: string
	name: string
	value: string
	/** The value that this one replaces. */
	was?: string
	state?: string
	sign?: 'tick' | 'alert'
	/** What the step is about. */
	isMarked?: true
}
