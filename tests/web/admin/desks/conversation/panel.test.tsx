// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { EnquiryConversation } from '#contracts/enquiries/desk.ts'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { button, click, rendered, words } from '#tests/web/admin/items/compare/rendered.ts'
import { keptReply } from '#web/admin/desks/conversation/reply/kept-reply.ts'
import { DeskProvider, type OpenDesk } from '#web/admin/desks/desk-context.ts'
import { enquiryDesk } from '#web/admin/enquiries/enquiry-desk.tsx'
import EnquiryPanel from '#web/admin/enquiries/enquiry-panel.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { aConversation, aMessage, asha, kofi } from './messages.ts'

/** What the server answers to each call; the calls in their order. */
let answers: Record<string, () => { status?: number; body: unknown }>
let calls: { path: string; body: unknown }[]
let conversation: EnquiryConversation

const desk: OpenDesk = {
	desk: enquiryDesk,
	me: asha.id,
	people: [
		{ ...asha, userName: 'ashav', owns: true },
		{ ...kofi, userName: 'kofia', owns: true },
	],
	groups: { 1: 'Sales' },
	isAdmin: false,
	isGuest: false,
	acts: 0,
	letter: null,
	act: async () => {},
	attempt: async () => {},
	undo: async (undoing) => void (await undoing()),
	ask: () => {},
	erase: () => {},
	write: () => {},
	written: () => {},
}

beforeEach(() => {
	calls = []
	conversation = aConversation()
	answers = {
		conversation: () => ({ body: conversation }),
		openconversation: () => ({ body: { others: [], version: 4, newestMessage: conversation.newestMessage } }),
		savereply: () => ({ body: { id: 60, version: 1, updatedAt: '2026-11-25T08:00:00.000Z' } }),
	}
	vi.unstubAllGlobals()
	vi.stubGlobal('localStorage', memoryStorage())
	vi.stubGlobal('sessionStorage', memoryStorage())
	const part = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sub: String(asha.id) }))
	localStorage.setItem('refresh_token', `Bearer ${part}.${part}.s`)
	vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
		const name = path.split('/')[3] ?? ''
		calls.push({ path: name, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
		const { status = 200, body } = answers[name]?.() ?? { body: true }
		return Response.json(body, { status })
	})
})

/** Waits until the panel is done with an answer. */
const shows = (check: () => void) =>
	vi.waitFor(async () => {
		await act(() => new Promise(setImmediate))
		check()
	})

async function opened(changed: () => void = () => {}, onLed: (id: number) => void = () => {}, as = desk) {
	rendered(
		<MemoryRouter>
			<ToastProvider>
				<DeskProvider value={as}>
					<EnquiryPanel id={31} onClose={() => {}} onChanged={changed} onLed={onLed} />
				</DeskProvider>
			</ToastProvider>
		</MemoryRouter>,
	)
	await shows(() => expect(words()).toContain('Meera Nair'))
}

const field = () => document.querySelector('textarea') as HTMLTextAreaElement

/** React overrides the property, so the prototype's setter is called. */
function type(text: string): void {
	const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
	act(() => {
		set?.call(field(), text)
		field().dispatchEvent(new Event('input', { bubbles: true }))
	})
}

const sent = (name: string) => calls.filter(({ path }) => path === name).map(({ body }) => body)

test('messages, notes and acts stand in their order, and reading claims nothing', async () => {
	conversation = aConversation([
		aMessage({ id: 2, kind: 'receipt', sender: 'meera@kollamspice.example', delivery: 'delivered' }),
		aMessage({
			id: 3,
			kind: 'event',
			author: asha,
			event: { act: 'assigned', before: null, after: kofi.fullName },
		}),
		aMessage({ id: 4, kind: 'note', author: kofi, text: 'A bank we know' }),
		aMessage({
			id: 5,
			kind: 'reply',
			author: kofi,
			text: 'It works.',
			delivery: 'bounced',
			deliveryNote: 'No mailbox',
		}),
		aMessage({
			id: 6,
			kind: 'received',
			sender: 'other@kollamspice.example',
			marks: ['other-sender', 'cut'],
			text: 'Thank you\n\n> It works.',
		}),
	])
	await opened()
	const entries = [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent)
	expect(entries).toHaveLength(6)
	expect(entries[0]).toContain('How does it work?')
	expect(entries[1]).toContain('Receipt to meera@kollamspice.example: Delivered')
	expect(entries[2]).toContain('Asha Varma assigned this to Kofi Amankwah')
	expect(entries[3]).toContain('noted, only staff see it')
	expect(entries[4]).toContain('Came back. No mailbox')
	expect(entries[5]).toContain('from another address: other@kollamspice.example')
	expect(entries[5]).toContain('Shown in part')
	expect(document.querySelector('ol details')?.textContent, 'what is quoted is folded').toContain('> It works.')
	expect(words()).toContain('Answers arrive at this desk.')
	expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['conversation', 'openconversation']))
})

test('a reply stops at a newer message: it is shown, the text stays, and the writer decides', async () => {
	await opened()
	type('It works.')
	conversation = aConversation([aMessage({ id: 9, kind: 'reply', author: kofi, text: 'Kofi was faster' })])
	answers.sendreply = () => ({ status: 409, body: { code: 'enquiry.answered', errorMsg: 'There is a newer message.' } })
	await click(button('Send'))
	await shows(() => expect(words()).toContain('Kofi Amankwah wrote before your reply left. It was not sent.'))
	expect(document.querySelector('[role="alert"]')?.textContent).toContain('Kofi was faster')
	expect(field().value).toBe('It works.')
	expect(document.querySelector('article[id] header')?.textContent).toContain('New')

	answers.sendreply = () => ({ body: { id: 10, leavesAt: new Date(Date.now() + 30_000).toISOString() } })
	await click(button('Send anyway'))
	await shows(() => expect(field().value).toBe(''))
	expect(sent('sendreply')).toMatchObject([{ newestMessage: null, state: 'waiting' }, { newestMessage: 9 }])
})

test('an answer that came while a reply is written is shown before it is sent, without touching the text', async () => {
	await opened()
	type('It works.')
	conversation = aConversation([aMessage({ id: 9, kind: 'received', text: 'One more question' })])
	await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
	await shows(() => expect(words()).toContain('Meera Nair wrote since you began.'))
	expect(words()).toContain('New message from Meera Nair')
	expect(field().value).toBe('It works.')
	await click(button('Keep writing'))
	expect(words()).not.toContain('wrote since you began')
	expect(document.activeElement).toBe(field())
})

test('a sent reply can be taken back until it leaves, and its text returns', async () => {
	const changed = vi.fn()
	await opened(changed)
	type('It works.')
	const leavesAt = new Date(Date.now() + 30_000).toISOString()
	answers.sendreply = () => {
		conversation = aConversation([
			aMessage({ id: 10, kind: 'reply', author: asha, text: 'It works.', delivery: 'queued', leavesAt }),
		])
		return { body: { id: 10, leavesAt } }
	}
	await click(button('Send and close'))
	await shows(() => expect(words()).toMatch(/Leaves in \d+ s/))
	expect(sent('sendreply')).toMatchObject([{ text: 'It works.', state: 'done' }])
	expect(changed).toHaveBeenCalledTimes(1)
	await shows(() => expect(document.activeElement?.id).toBe('message-10'))

	answers.undoreply = () => {
		const draft = {
			id: 10,
			version: 2,
			text: 'It works.',
			copied: null,
			updatedAt: '2026-11-25T08:00:00.000Z',
			attachments: [],
		}
		conversation = aConversation([], { draft })
		return { body: true }
	}
	await click(button('Undo'))
	await shows(() => expect(field().value).toBe('It works.'))
	expect(words()).not.toMatch(/Leaves in/)
	expect(sent('undoreply')).toEqual([{ id: 10 }])
	expect(document.activeElement).toBe(field())
})

test('a reply that has left is told, and stays', async () => {
	const leavesAt = new Date(Date.now() + 30_000).toISOString()
	conversation = aConversation([
		aMessage({ id: 10, kind: 'reply', author: asha, text: 'It works.', delivery: 'queued', leavesAt }),
	])
	await opened()
	answers.undoreply = () => ({
		status: 409,
		body: { code: 'reply.left', errorMsg: 'The reply has left and can no longer be taken back.' },
	})
	await click(button('Undo'))
	await shows(() => expect(words()).toContain('The reply has left and can no longer be taken back.'))
})

test('a field is one line until it is used, and again after the reply was sent', async () => {
	await opened()
	expect(Number(field().rows)).toBe(1)
	expect(button('Send')?.closest('.hidden')).not.toBeNull()
	act(() => field().focus())
	expect(button('Send')?.closest('.hidden')).toBeNull()
	type('It works.')
	await act(async () => void field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
	expect(document.activeElement?.getAttribute('role'), 'the keys of the desk act again').toBe('tab')
	expect(button('Send')?.closest('.hidden'), 'a text stays in sight').toBeNull()
	answers.sendreply = () => ({ body: { id: 10, leavesAt: new Date(Date.now() + 30_000).toISOString() } })
	await click(button('Send'))
	await shows(() => expect(Number(field().rows)).toBe(1))
})

test('colleagues who have it open are named; without an address there is no field for a reply', async () => {
	conversation = aConversation([], { enquiry: { emailId: '' } })
	answers.openconversation = () => ({ body: { others: ['Kofi Amankwah'], version: 4, newestMessage: null } })
	await opened()
	await shows(() => expect(words()).toContain('Kofi Amankwah has this open.'))
	expect(words()).toContain('There is no mail address that a reply could go to. Call instead.')
})

test('an answer that is not of our server, such as that of a hotel, names nobody and reads nothing again', async () => {
	answers.openconversation = () => ({ body: { others: 'Sign in to the network', version: 'x' } })
	await opened()
	await shows(() => expect(sent('openconversation')).toHaveLength(1))
	expect(words()).not.toContain('this open')
	expect(sent('conversation')).toHaveLength(1)
})

const leela = { name: 'Leela Thomas', address: 'leela@kollamspice.example' }
const arun = { name: '', address: 'arun@kollamspice.example' }

test('a mail says who else got it, what its subject is now and what it invites to; nothing proves its sender, which is quiet', async () => {
	conversation = aConversation([
		aMessage({
			...{ id: 6, kind: 'received', text: 'Does it suit you?', subject: 'Demo next week', marks: ['unproven'] },
			copied: [leela, arun],
			invitation: { method: 'CANCEL', what: 'Demo', when: '4 Dec 2026, 10:00 (Asia/Kolkata)', where: 'Room 2' },
		}),
		aMessage({ id: 7, kind: 'reply', author: kofi, text: 'Yes.', copied: [arun], failed: [arun.address] }),
		aMessage({
			id: 8,
			kind: 'received',
			copied: [leela, arun, { ...arun, address: 'b@c.example' }, { ...arun, address: 'd@c.example' }],
		}),
	])
	await opened()
	const [mail, reply, long] = [6, 7, 8].map((id) => document.getElementById(`message-${id}`))
	expect(mail?.textContent).toContain('To: you, Leela Thomas <leela@kollamspice.example>, arun@kollamspice.example')
	expect(mail?.textContent).toContain('Demo next week')
	for (const part of ['Cancelled', 'Demo', '4 Dec 2026, 10:00 (Asia/Kolkata)', 'Room 2'])
		expect(mail?.querySelector('[aria-label="Invitation"]')?.textContent).toContain(part)
	expect(mail?.querySelector('header')?.textContent).toContain('not proven')
	expect(mail?.querySelector('.text-warning')).toBeNull()
	expect(reply?.textContent).toContain('Copy to: arun@kollamspice.example')
	expect(reply?.textContent).toContain('The copy to arun@kollamspice.example did not arrive.')
	expect(long?.querySelector('details summary')?.textContent).toBe('To: you, 4 others')
})

test('a mail is shown as it was formatted only when somebody asks for it', async () => {
	conversation = aConversation([aMessage({ id: 6, kind: 'received', text: 'Bold', isFormatted: true })])
	answers.formatted = () => ({ body: { html: '<p><strong>Bold</strong></p>' } })
	await opened()
	expect(sent('formatted')).toHaveLength(0)
	const fold = [...document.querySelectorAll('details')].find(({ textContent }) =>
		textContent?.startsWith('As it was formatted'),
	)
	await act(async () => {
		if (fold) fold.open = true
	})
	await shows(() => expect(fold?.querySelector('strong')?.textContent).toBe('Bold'))
	expect(sent('formatted')).toHaveLength(1)
})

test('those who got the newest mail get a copy of the reply, unless they are taken off', async () => {
	conversation = aConversation([aMessage({ id: 6, kind: 'received', text: 'And partly?', copied: [leela, arun] })])
	await opened()
	act(() => field().focus())
	const chip = (address: string) => button(address)
	expect(chip(leela.address)?.getAttribute('aria-pressed')).toBe('true')
	await click(chip(arun.address))
	expect(chip(arun.address)?.getAttribute('aria-pressed')).toBe('false')
	type('It works.')
	await click(document.querySelector<HTMLInputElement>('input[type="checkbox"]') ?? undefined)
	answers.sendreply = () => ({
		status: 400,
		body: { code: 'request.invalid', errorMsg: 'Please check.', fields: { copied: 'This is our own address.' } },
	})
	await click(button('Send'))
	await shows(() => expect(words()).toContain('This is our own address.'))
	expect(sent('sendreply')).toMatchObject([{ copied: [leela.address], quotes: false }])
	expect(document.querySelector('[role="group"][aria-describedby]')).not.toBeNull()
})

test('older messages come on demand; what was merged stands at its time, and a merge can be undone there', async () => {
	const merged = {
		...{ id: 40, reference: 'J2N-8RT', name: 'Meera Nair', emailId: '', beginning: 'The second form' },
		createdAt: '2026-11-24T08:00:00.000Z',
	}
	const event = { act: 'merged', before: 'J2N-8RT', after: 'K7M-4QX' } as const
	conversation = aConversation([aMessage({ id: 9, kind: 'event', author: asha, event })], {
		...{ hasOlder: true, merged: [merged] },
	})
	answers.oldermessages = () => ({
		body: {
			messages: [aMessage({ id: 3, kind: 'note', author: kofi, text: 'Older', at: '2026-11-23T08:00:00.000Z' })],
			hasOlder: false,
		},
	})
	await opened()
	expect(words(), 'it is older than what is loaded').not.toContain('The second form')
	await click(button('Show older messages'))
	await shows(() => expect(words()).toContain('Older'))
	expect(sent('oldermessages')).toEqual([{ subjectId: 31, before: 9 }])
	expect(button('Show older messages')).toBeUndefined()
	const entries = [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent ?? '')
	expect(entries[2]).toContain('Merged: J2N-8RT')
	expect(entries[3]).toContain('Asha Varma merged J2N-8RT into this')
	await click(button('Undo'))
	expect(sent('undomerge')).toEqual([{ id: 9 }])
})

test('other requests of the same person can be opened', async () => {
	conversation = aConversation([], {
		others: [
			{ id: 12, reference: 'J2N-8RT', state: 'done', createdAt: '2026-11-01T08:00:00.000Z', beginning: 'Before' },
		],
	})
	await opened()
	expect(words()).toContain('From the same person (1)')
	const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'J2N-8RT')
	expect(link?.getAttribute('href')).toBe('/?request=12')
	expect(document.querySelector('[aria-label="Merge J2N-8RT with this"]')).not.toBeNull()
})

test('a request that was merged into another one leads there, and takes along what is not saved', async () => {
	const led = vi.fn()
	await opened(() => {}, led)
	type('It works.')
	conversation = aConversation([], { enquiry: { id: 50, version: 9 } })
	answers.openconversation = () => ({ body: { others: [], version: 9, newestMessage: null } })
	await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
	await shows(() => expect(led).toHaveBeenCalledWith(50))
	expect(keptReply(enquiryDesk, 50).read()).toMatchObject({ text: 'It works.' })
	expect(keptReply(enquiryDesk, 31).read()).toBeNull()
})

test('a picture among the files is shown on demand and by its type; other files are only downloaded', async () => {
	const file = (key: string, name: string, type: string) => ({ key, name, type, size: 300 })
	conversation = aConversation([
		aMessage({
			...{ id: 6, kind: 'received', text: 'See the photo' },
			attachments: [file('a', 'stack.png', 'image/png'), file('b', 'drawing.svg', 'image/svg+xml')],
		}),
	])
	answers.attachment = () => ({ body: 'a picture' })
	await opened()
	const shown = () => document.querySelector('figure img')
	expect([...document.querySelectorAll('button[aria-expanded]')].filter((each) => each.closest('li li'))).toHaveLength(
		1,
	)
	await click(button('Show stack.png'))
	await shows(() => expect(shown()?.getAttribute('src')).toMatch(/^blob:/))
	expect(shown()?.getAttribute('alt')).toBe('stack.png')
	await click(button('Hide stack.png'))
	expect(shown()).toBeNull()
})

test('a link to an older message loads it and goes there; a note that was added loads nothing older', async () => {
	window.location.hash = '#message-3'
	onTestFinished(() => {
		window.location.hash = ''
	})
	conversation = aConversation([aMessage({ id: 9, kind: 'note', author: kofi })], { hasOlder: true })
	answers.oldermessages = () => ({
		body: { messages: [aMessage({ id: 3, kind: 'note', author: kofi, text: 'Older' })], hasOlder: true },
	})
	await opened()
	await shows(() => expect(document.activeElement?.id).toBe('message-3'))
	expect(sent('oldermessages')).toHaveLength(1)

	await click([...document.querySelectorAll<HTMLElement>('[role="tab"]')].find((tab) => tab.textContent === 'Note'))
	const note = [...document.querySelectorAll('textarea')].at(-1)
	const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
	act(() => {
		set?.call(note, 'A bank we know')
		note?.dispatchEvent(new Event('input', { bubbles: true }))
	})
	answers.note = () => ({ body: 10 })
	await click(button('Add note'))
	await shows(() => expect(sent('conversation').length).toBeGreaterThan(1))
	expect(sent('oldermessages')).toHaveLength(1)
})

test('a user without the role reads and writes notes', async () => {
	await opened(undefined, undefined, { ...desk, isGuest: true })
	expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)).toEqual(['Note'])
	for (const act of ['Reply', 'Assign to me', 'Snooze', 'Done', 'Saved replies']) expect(button(act)).toBeUndefined()
	expect(document.querySelector('[aria-label="More acts"]')).toBeNull()
	expect(button('Owner: nobody'), 'the owner is no button').toBeUndefined()
	expect(button('Add note')).toBeDefined()
})

test('at a desk without a flow the writer chooses what follows the reply', async () => {
	const written = vi.fn()
	const states = { ...enquiryDesk.states }
	const letter = { subjectId: 31, leadsTo: 'done' }
	await opened(undefined, undefined, { ...desk, desk: { ...enquiryDesk, states, flow: null }, letter, written })
	expect(written).toHaveBeenCalled()
	await shows(() => expect(document.activeElement).toBe(field()))
	const choice = document.querySelector('select')
	expect(choice?.value, 'the letter has chosen').toBe('done')
	expect(button('Send and close')).toBeUndefined()
	type('It works.')
	answers.sendreply = () => ({ body: { id: 10, leavesAt: new Date(Date.now() + 30_000).toISOString() } })
	await click(button('Send'))
	expect(sent('sendreply')).toMatchObject([{ state: 'done' }])
	await shows(() => expect(document.querySelector('select')?.value).toBe(conversation.subject.state))
})
