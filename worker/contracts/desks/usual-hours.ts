/** When a department works, by the company's clock, and how soon it answers. */
export type OfficeHours = {
	/** HH:MM. */
	opensAt: string
	closesAt: string
	/** The days of the week, Monday is 1. */
	officeDays: readonly number[]
	/** Within so many hours of work. */
	answerHours: number
}

/** Departments begin with this: an answer within one working day. */
export const usualOfficeHours: OfficeHours = {
	opensAt: '09:00',
	closesAt: '18:00',
	officeDays: [1, 2, 3, 4, 5],
	answerHours: 9,
}
