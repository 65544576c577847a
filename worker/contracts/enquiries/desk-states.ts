/**
 * What happens with an enquiry. `new`: nobody has taken it up. `open`: we owe an answer. `waiting`: we have answered, or it
 * sleeps until a time.
 */
export const enquiryStates = ['new', 'open', 'waiting', 'done', 'spam'] as const
export type EnquiryState = (typeof enquiryStates)[number]

export const enquiryStateNames: Readonly<Record<EnquiryState, string>> = {
	new: 'New',
	open: 'Open',
	waiting: 'Waiting',
	done: 'Done',
	spam: 'Spam',
}

export const deskTabs = [...enquiryStates, 'all'] as const
export type DeskTab = (typeof deskTabs)[number]
