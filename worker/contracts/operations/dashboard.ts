import { z } from 'zod/mini'
import { sectionNames } from '../auth/roles.ts'
import { enquiryStates } from '../enquiries/desk-states.ts'
import { interviewAnswers } from '../hiring/interviews.ts'
import { soonErasedDays } from '../hiring/stages.ts'
import { itemKinds } from '../items/kinds.ts'
import { comingUpRow } from '../items/schedule.ts'
import { calendarDate, described, moment, named } from '../shared/answers.ts'
import { closingSoonDays, interviewDays, recentDays, scheduledSoonDays } from '../shared/periods.ts'

/** The overview counts the rows of a group up to this number. */
export const mostCounted = 100

/** The number of rows that a group of the overview shows. */
export const rowsOfGroup = 3

/** The number of acts of the team that the overview shows. */
export const latestActs = 10

const counted = (what: string) => described(`${what} ${mostCounted} stands for ${mostCounted} or more.`, z.int())

/** The items of a section, and how many are new. */
export const dashboardCard = named(
	'DashboardCard',
	z.object({ total: z.int(), recent: counted(`Added in the last ${recentDays} days.`) }),
)
export type DashboardCard = z.infer<typeof dashboardCard>

/** A group of the overview: how many rows it has, and the first of them. */
const group = <Row extends z.ZodMiniType>(what: string, row: Row) =>
	z.optional(described(what, z.object({ count: counted('All rows of the group.'), rows: z.array(row) })))

const needingEnquiry = named(
	'NeedingEnquiry',
	z.object({
		id: z.int(),
		reference: z.string(),
		name: z.string(),
		organization: z.string(),
		department: z.string(),
		state: z.enum(enquiryStates),
		at: moment('Since when the visitor waits; if nobody waits, when it arrived.'),
		overdueSince: z.nullable(moment('When the answer was due; null: it is not overdue.')),
	}),
)

/** What waits for the user. A group that their roles do not allow is absent. */
export const needs = named(
	'Needs',
	z.object({
		enquiries: group(
			'The enquiries that are overdue, then the new ones; who waits longest comes first.',
			needingEnquiry,
		),
		ownEnquiries: group('The open enquiries of the user. Those that rested longest come first.', needingEnquiry),
		applications: group(
			'The applications in open stages that the user has not opened, the newest first.',
			z.object({ id: z.int(), name: z.string(), jobPost: z.string(), at: moment() }),
		),
		overdueApplications: group(
			'Applicants who should have heard by now, those of the user first.',
			z.object({
				...{ id: z.int(), name: z.string(), jobPost: z.string(), isOwn: z.boolean() },
				at: moment('When they should have heard.'),
			}),
		),
		interviews: group(
			`The interviews of the next ${interviewDays} days in which the user takes part, the next first.`,
			z.object({
				...{ id: z.int(), applicationId: z.int(), name: z.string(), jobPost: z.string(), place: z.string() },
				answer: z.nullable(z.enum(interviewAnswers)),
				at: moment(),
			}),
		),
		soonErased: group(
			`Applications that are erased within ${soonErasedDays} days, by job.`,
			z.object({ id: z.int(), jobPost: z.string(), erasedOn: calendarDate(), count: z.int() }),
		),
		drafts: group(
			'The drafts that the user began, the last edited first.',
			z.object({
				kind: z.enum(itemKinds),
				draftId: z.int(),
				itemId: described('null while the item does not exist.', z.nullable(z.int())),
				title: z.string(),
				at: moment(),
			}),
		),
		scheduled: z.optional(
			described(
				`What a schedule changes in the next ${scheduledSoonDays} days, the next first. Refused and late versions lead it.`,
				z.object({
					count: counted('Within these days.'),
					later: counted('After them.'),
					rows: z.array(comingUpRow),
				}),
			),
		),
		closingJobs: group(
			`The jobs that close within ${closingSoonDays} days, the next first.`,
			z.object({ id: z.int(), title: z.string(), location: z.string(), dueDate: calendarDate() }),
		),
		mails: group(
			`Mails that failed several times and wait, or were given up in the last ${recentDays} days. Admin only.`,
			z.object({
				id: z.int(),
				kind: z.string(),
				subjectId: z.int(),
				attempts: z.int(),
				at: moment(),
				isGivenUp: z.boolean(),
			}),
		),
		site: z.optional(
			described(
				'What the jobs have noted about the site. Admin only.',
				z.object({
					silentMinutes: described('Since the last run of the cron; null: not for long.', z.nullable(z.int())),
					signsDown: described('The signs of `/health` of which the alert webhook was told.', z.array(z.string())),
					missingFiles: counted('Files without an object in R2.'),
					lastBackup: described('null: none was ever taken.', z.nullable(moment())),
					isBackupDue: z.boolean(),
				}),
			),
		),
	}),
)
export type Needs = z.infer<typeof needs>

/** An act of the audit log in one line. */
export const latestAct = named(
	'LatestAct',
	z.object({
		id: z.int(),
		at: moment(),
		name: described('The name of the actor; null without a session.', z.nullable(z.string())),
		section: z.string(),
		action: z.string(),
		itemId: z.nullable(z.int()),
		title: described('Of what was changed, as far as it is known.', z.nullable(z.string())),
		isThere: described('Whether it still exists.', z.boolean()),
	}),
)
export type LatestAct = z.infer<typeof latestAct>

const groups = Object.keys(needs.shape) as (keyof Needs)[]

export const dashboard = named(
	'Dashboard',
	z.object({
		cards: described('Only sections that the user may open.', z.partialRecord(z.enum(sectionNames), dashboardCard)),
		stuckMails: z.optional(described('Mails that have failed repeatedly. Admin only.', z.int())),
		fullName: z.string(),
		needs,
		acts: described(
			'The last acts in the sections of the user, the newest first. Sign-ins are left out.',
			z.array(latestAct),
		),
		firstSteps: z.optional(
			described(
				'Of a new account, whether each step is done.',
				z.object({ password: z.boolean(), draft: z.boolean() }),
			),
		),
		unavailable: described(
			'The parts that could not be read.',
			z.array(z.enum(['cards', 'acts', 'firstSteps', ...groups])),
		),
	}),
)
export type Dashboard = z.infer<typeof dashboard>
