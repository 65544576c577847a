import type { EnquiryRow, EnquiryTriage, TriagedEnquiries } from '#contracts/enquiries/desk.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import { answerOf } from '#web/api.ts'
import { deskApi } from '../../staff-api.ts'

/** An enquiry as far as acts need it. */
export type Placeable = Pick<EnquiryRow, 'id' | 'version' | 'state' | 'name' | 'owner' | 'departmentId'>

/** Something that staff do with one enquiry or several. */
export type PlaceAct = {
	place: Omit<EnquiryTriage, 'id' | 'version'>
	/** What was done, in lower case: "assigned to you". Names stand in quotation marks. */
	said: string
	/** Whether whoever did it goes on to the next enquiry. */
	isOver: boolean
}

type Named = { id: number; name: string }

export const assignToMe = (me: number): PlaceAct => ({
	place: { ownerId: me },
	said: 'assigned to you',
	isOver: false,
})

export const assignTo = ({ id, name }: Named): PlaceAct => ({
	place: { ownerId: id },
	said: `assigned to “${name}”`,
	isOver: false,
})

export const assignToNobody: PlaceAct = { place: { ownerId: null }, said: 'assigned to nobody', isOver: false }

export const moveTo = ({ id, name }: Named): PlaceAct => ({
	place: { departmentId: id },
	said: `moved to “${name}”`,
	isOver: false,
})

export const snoozeUntil = (at: string): PlaceAct => ({
	place: { wakesAt: at },
	said: `snoozed until ${companyMomentText(at)}`,
	isOver: true,
})

export const markDone: PlaceAct = { place: { state: 'done' }, said: 'done', isOver: true }
export const markSpam: PlaceAct = { place: { state: 'spam' }, said: 'marked as spam', isOver: true }
export const reopen: PlaceAct = { place: { state: 'open' }, said: 'reopened', isOver: false }

type Standing = Pick<Placeable, 'state'>

/** Which acts change something. */
export const canFinish = (rows: readonly Standing[]) => rows.some(({ state }) => state !== 'done' && state !== 'spam')
export const canBeSpam = (rows: readonly Standing[]) => rows.some(({ state }) => state !== 'spam')
export const canReopen = (rows: readonly Standing[]) =>
	rows.length > 0 && rows.every(({ state }) => state !== 'new' && state !== 'open')

/** Does it, for all of them or for none, and returns where they stood before. */
export const placeEach = (
	rows: readonly Pick<Placeable, 'id' | 'version'>[],
	{ place }: PlaceAct,
): Promise<TriagedEnquiries> =>
	answerOf(deskApi.triage.$post({ json: { subjects: rows.map(({ id, version }) => ({ id, version, ...place })) } }))

/** Puts enquiries back to where they stood. */
export const undoPlacing = (before: TriagedEnquiries): Promise<TriagedEnquiries> =>
	answerOf(deskApi.triage.$post({ json: { subjects: before } }))

/** What a toast says: "Done", or "3 contact requests marked as spam". */
export const saidOf = (count: number, { said }: PlaceAct): string =>
	count === 1 ? capitalised(said) : `${count} contact requests ${said}`
