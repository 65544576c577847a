import type { DeskMessage } from '#contracts/desks/conversation.ts'
import type { EnquiryConversation, EnquiryRow } from '#contracts/enquiries/desk.ts'

const at = '2026-11-25T08:00:00.000Z'

/** A message of a conversation. Other values have defaults. */
export const aMessage = (wanted: Partial<DeskMessage> & Pick<DeskMessage, 'id' | 'kind'>): DeskMessage => ({
	at,
	author: null,
	sender: '',
	subject: '',
	copied: [],
	failed: [],
	invitation: null,
	isFormatted: false,
	text: '',
	marks: [],
	event: null,
	delivery: null,
	leavesAt: null,
	deliveryNote: '',
	attachments: [],
	...wanted,
})

const row: EnquiryRow = {
	id: 31,
	reference: 'K7M-4QX',
	version: 4,
	state: 'open',
	owner: null,
	departmentId: 1,
	department: 'Sales',
	name: 'Meera Nair',
	organization: 'Kollam Spice Exports',
	emailId: 'Meera@kollamspice.example',
	excerpt: 'How does it work?',
	arrivedBy: 'form',
	createdAt: at,
	updatedAt: at,
	waitingSince: at,
	dueAt: null,
	wakesAt: null,
	automatic: false,
}

export const aConversation = (
	messages: readonly DeskMessage[] = [],
	{
		enquiry,
		...wanted
	}: Partial<Omit<EnquiryConversation, 'messages' | 'subject'>> & { enquiry?: Partial<EnquiryRow> } = {},
): EnquiryConversation => ({
	subject: { ...row, ...enquiry },
	phoneNo: '914742555010',
	message: 'How does it work?',
	origin: null,
	messages: [...messages],
	hasOlder: false,
	merged: [],
	others: [],
	newestMessage: messages.findLast(({ kind }) => kind === 'reply' || kind === 'received')?.id ?? null,
	draft: null,
	answersArrive: 'here',
	...wanted,
})

export const asha = { id: 7, fullName: 'Asha Varma' }
export const kofi = { id: 8, fullName: 'Kofi Amankwah' }
