/** Where an application stands. */
export const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'declined', 'withdrawn'] as const
export type Stage = (typeof stages)[number]

export const stageNames: Readonly<Record<Stage, string>> = {
	new: 'New',
	screening: 'Screening',
	interview: 'Interview',
	offer: 'Offer',
	hired: 'Hired',
	declined: 'Declined',
	withdrawn: 'Withdrawn',
}

/** Where the applicant waits for our next word. */
export const openStages = ['new', 'screening', 'interview', 'offer'] as const satisfies readonly Stage[]
export const closedStages = ['hired', 'declined', 'withdrawn'] as const satisfies readonly Stage[]

export const hiringTabs = ['all', ...stages] as const
export type HiringTab = (typeof hiringTabs)[number]

export const opinions = ['no', 'maybe', 'yes', 'strong-yes'] as const
export type Opinion = (typeof opinions)[number]

export const opinionNames: Readonly<Record<Opinion, string>> = {
	no: 'No',
	maybe: 'Maybe',
	yes: 'Yes',
	'strong-yes': 'Strong yes',
}

/** Why an application was declined, for colleagues alone. */
export const declineReasons = [
	'skills',
	'experience',
	'language',
	'salary',
	'location',
	'availability',
	'position-filled',
	'other',
] as const
export type DeclineReason = (typeof declineReasons)[number]

export const declineReasonNames: Readonly<Record<DeclineReason, string>> = {
	skills: 'Skills do not fit',
	experience: 'Too little experience',
	language: 'Language',
	salary: 'Salary expected',
	location: 'Place of work',
	availability: 'Available too late',
	'position-filled': 'The position is filled',
	other: 'Another reason',
}

/** Within so many days an applicant hears from us, if the job says nothing else. */
export const usualAnswerDays = 14

/** So many days before their erasure applications are "Soon erased". */
export const soonErasedDays = 14
