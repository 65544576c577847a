import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { autosaveMs } from '#contracts/shared/periods.ts'
import { ServerUnreachable } from '#web/api.ts'
import { aBrowser, aForm, aServer, draftOf, pass, refusal } from './editing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const offline = () => new ServerUnreachable('The server did not answer')

describe('an open form', () => {
	test('is opened, then changed; two seconds later its draft is on the server and nothing is kept in the browser', async () => {
		const form = aForm()
		expect(form.editor.state()).toMatchObject({ phase: 'opened', draftVersion: null })
		form.type('Rain')
		expect(form.bar()).toBe('waiting')
		expect(form.browser.get('/form')?.values.title).toBe('Rain')
		await pass(autosaveMs)
		expect(form.editor.state()).toMatchObject({ phase: 'changed', draftVersion: '17.1', draft: { status: 'saved' } })
		expect(form.server.draft?.values.title).toBe('Rain')
		expect(form.browser.size).toBe(0)
		expect(form.named).toEqual(['17.1'])
	})

	test('as the live version is sends nothing', async () => {
		const form = aForm()
		form.type('The tide table')
		await pass(60_000)
		expect(form.server.calls).toEqual([])
		expect(form.editor.mustHold()).toBe(false)
	})

	test.each([
		['without a connection', offline()],
		['while the server fails', refusal(500, 'unexpected')],
		['while the server is busy', refusal(429, 'request.too-many')],
		['after its draft was deleted', refusal(404, 'draft.not-found')],
	])('%s says so, keeps the input in the browser and tries again', async (_, failure) => {
		const form = aForm()
		form.server.failures.push(failure)
		form.type('Rain')
		await pass(autosaveMs)
		expect(form.bar()).toBe('failed')
		expect(form.browser.get('/form')?.values.title).toBe('Rain')
		await pass(autosaveMs * 2)
		expect(form.bar()).toBe('saved')
		expect(form.server.draft?.values.title).toBe('Rain')
	})

	test.each([
		['whose session has ended', refusal(401, 'session.ended')],
		['with too much input', refusal(413, 'request.too-large')],
		['with a value that the server refuses', refusal(400, 'request.invalid', { title: 'This is too long' })],
	])('%s says so and waits for the next change', async (_, failure) => {
		const form = aForm()
		form.server.failures.push(failure)
		form.type('Rain')
		await pass(60_000)
		expect([form.bar(), form.server.calls]).toEqual(['failed', ['draft']])
		form.type('Rain again')
		await pass(autosaveMs)
		expect(form.bar()).toBe('saved')
	})

	test('that is hidden sends what is unsaved at once, and nothing without a session', async () => {
		let isSignedIn = true
		const form = aForm({ isSignedIn: () => isSignedIn })
		form.type('Rain')
		form.editor.hidden()
		await pass(0)
		expect(form.server.keptAlive).toEqual([true])
		isSignedIn = false
		form.type('Rain again')
		form.editor.hidden()
		await pass(0)
		expect(form.server.calls).toEqual(['draft'])
	})
})

describe('what a form opens with', () => {
	const own = { id: 17, version: 4, formId: crypto.randomUUID(), values: { title: 'Rain', venue: 'Harbour' } }
	const copy = { values: { title: 'Rain at noon' }, draftVersion: '17.3', baseVersion: 3, formId: crypto.randomUUID() }

	test('is the draft, and over it what the browser kept, which it sends', async () => {
		const browser = aBrowser().set('/form', { ...copy, formId: own.formId })
		const form = aForm({ loaded: draftOf(own), browser, server: aServer({ draft: own }) })
		expect(form.shown()).toMatchObject({ title: 'Rain at noon', venue: 'Harbour', version: 3 })
		await pass(autosaveMs)
		expect(form.server.draft).toMatchObject({ version: 5, values: { title: 'Rain at noon' } })
	})

	test('is not the copy of another new item', () => {
		const browser = aBrowser().set('/form', { ...copy, draftVersion: '18.1' })
		const form = aForm({ loaded: draftOf(own, { itemId: null }), browser })
		expect(form.shown().title).toBe('Rain')
	})

	test('conflicts with a draft that another form has written since', async () => {
		const browser = aBrowser().set('/form', copy)
		const form = aForm({ loaded: draftOf(own), browser, server: aServer({ draft: own }) })
		await pass(autosaveMs)
		expect(form.editor.state()).toMatchObject({
			phase: 'conflict',
			comparing: { reason: 'draft changed', how: 'quietly' },
		})
		expect(form.server.draft).toEqual(own)
	})

	test('conflicts with a live version that is newer than the one from which the draft began', () => {
		const form = aForm({ loaded: draftOf(own, { baseVersion: 2, live: 3 }) })
		expect(form.editor.state().comparing).toEqual({ reason: 'live changed', how: 'asking' })
	})
})

describe('a save', () => {
	test('names the versions of the item and of the draft, and ends the form', async () => {
		const form = aForm()
		form.type('Rain')
		await pass(autosaveMs)
		expect(await form.editor.save()).toEqual({ id: 7, typedOn: false })
		expect(form.server.calls).toEqual(['draft', 'save 3 17.1'])
		expect(form.phases).toEqual(['changed', 'saving', 'saved'])
		form.type('Too late')
		await pass(60_000)
		expect(form.server.calls).toHaveLength(2)
		expect(form.browser.size).toBe(0)
	})

	test('after an answer that was lost replaces the newest version of the draft', async () => {
		const form = aForm()
		form.server.failures.push('lost')
		form.type('Rain')
		await pass(autosaveMs)
		expect(form.bar()).toBe('failed')
		await form.editor.save()
		expect(form.server.calls).toEqual(['draft', 'draft', 'save 3 17.2'])
	})

	test('during which somebody types on says so, and the next form gets the input', async () => {
		const form = aForm()
		form.server.saveMs = 500
		form.type('Rain')
		const saving = form.editor.save()
		await pass(100)
		form.type('Rain and hail')
		await pass(400)
		expect(await saving).toEqual({ id: 7, typedOn: true })
		form.editor.keepFor('/next')
		form.type('Rain, hail and snow')
		expect(form.browser.get('/next')).toMatchObject({ values: { title: 'Rain, hail and snow' }, draftVersion: null })
		expect(form.browser.get('/next')?.base?.title, 'as the item was saved').toBe('Rain')
	})

	test.each([
		['without a connection', offline()],
		['after the session', refusal(401, 'session.ended')],
		['that is too large', refusal(413, 'request.too-large')],
		['of too many', refusal(429, 'request.too-many')],
		['at which the server fails', refusal(503, 'service.busy')],
		['with a wrong field', refusal(400, 'request.invalid', { title: 'Title is required' })],
	])('%s is refused: the form goes on, keeps the input and saves its draft', async (_, failure) => {
		const form = aForm()
		form.type('Rain')
		await pass(autosaveMs)
		form.server.failures.push(failure)
		expect(await form.editor.save()).toEqual({ refused: failure })
		expect(form.editor.state()).toMatchObject({ phase: 'changed', refusal: { reason: failure } })
		form.type('Rain again')
		await pass(autosaveMs)
		expect(form.server.draft?.values.title).toBe('Rain again')
		expect(await form.editor.save()).toMatchObject({ id: 7 })
		expect(form.editor.state().refusal).toBeNull()
	})

	test('over a newer version is refused and compared; the comparison can be closed', async () => {
		const form = aForm()
		form.type('Rain')
		form.server.version = 4
		await form.editor.save()
		expect(form.editor.state()).toMatchObject({
			phase: 'conflict',
			comparing: { reason: 'live changed', how: 'asking' },
		})
		form.editor.closeComparison()
		expect(form.editor.state()).toMatchObject({ phase: 'changed', comparing: null })
		expect(form.shown().title).toBe('Rain')
	})

	test('of a merge that the server did not take leaves a form that saves drafts again once the comparison is closed', async () => {
		const form = aForm()
		form.type('Rain')
		form.editor.compare('asked', 'shown')
		await form.editor.pause()
		form.editor.closeComparison()
		await pass(autosaveMs)
		expect(form.server.draft?.values.title).toBe('Rain')
		expect(form.bar()).toBe('saved')
	})

	test('of a merge that the server took sends nothing more from this form', async () => {
		const form = aForm()
		form.type('Rain')
		form.editor.compare('asked', 'shown')
		await form.editor.pause()
		form.editor.closeComparison()
		form.editor.leave()
		await pass(60_000)
		expect(form.server.calls).toEqual([])
	})

	test('whose draft is gone goes on without it', async () => {
		const form = aForm()
		form.type('Rain')
		await pass(autosaveMs)
		form.server.failures.push(refusal(404, 'draft.not-found'))
		await form.editor.save()
		await form.editor.save()
		expect(form.server.calls.filter((call) => call.startsWith('save'))).toEqual(['save 3 17.1', 'save 3 null'])
	})
})

describe('two tabs with the same form', () => {
	test('the one that writes second compares, once by itself; neither overwrites the other', async () => {
		const server = aServer()
		const [one, other] = [aForm({ server }), aForm({ server })]
		one.type('Rain')
		await pass(autosaveMs)
		other.type('Hail')
		await pass(autosaveMs)
		expect(other.editor.state()).toMatchObject({
			phase: 'conflict',
			comparing: { reason: 'draft changed', how: 'quietly' },
		})
		other.editor.closeComparison()
		other.type('Hail again')
		await pass(autosaveMs)
		expect(other.editor.state()).toMatchObject({ comparing: null, draft: { status: 'failed' } })
		expect(server.draft?.values.title).toBe('Rain')
		expect(other.browser.get('/form')?.values.title).toBe('Hail again')
	})

	test('a merge that waited while the user typed goes on once they leave the field', async () => {
		const server = aServer()
		const [one, other] = [aForm({ server }), aForm({ server })]
		one.type('Rain')
		await pass(autosaveMs)
		other.editor.fieldLeft()
		expect(other.editor.state().comparing, 'nothing waits').toBeNull()
		other.type('Hail')
		await pass(autosaveMs)
		other.editor.closeComparison()
		other.editor.fieldLeft()
		expect(other.editor.state().comparing).toEqual({ reason: 'draft changed', how: 'quietly' })
	})

	test('a form that shows what the other has written goes on from that draft, and merges again later', async () => {
		const server = aServer()
		const [one, other] = [aForm({ server }), aForm({ server })]
		one.type('Rain')
		await pass(autosaveMs)
		other.type('Hail')
		await pass(autosaveMs)
		expect(server.draft).not.toBeNull()
		if (server.draft) other.editor.adopt(draftOf(server.draft).details)
		other.editor.closeComparison()
		other.type('Rain and hail')
		await pass(autosaveMs)
		expect(server.draft?.values.title).toBe('Rain and hail')
		expect(other.editor.state()).toMatchObject({ draft: { status: 'saved' }, draftVersion: '17.2', comparing: null })
		one.type('Snow')
		await pass(autosaveMs)
		expect(one.editor.state().comparing).toEqual({ reason: 'draft changed', how: 'quietly' })
	})

	test('a merge begins from the content that this form loaded, or that the server confirmed last', async () => {
		const browser = aBrowser()
		const form = aForm({ browser })
		expect(form.editor.confirmed()?.values.title).toBe('The tide table')
		form.type('Rain')
		await pass(autosaveMs)
		expect(form.editor.confirmed()?.values.title).toBe('Rain')
		form.type('Rain again')
		expect(form.editor.confirmed()?.values.title).toBe('Rain')
		const { draft } = form.server
		if (!draft) throw new Error('There is no draft')
		const later = { ...draft, version: 9, formId: crypto.randomUUID(), values: { title: 'Hail', venue: '' } }
		const reopened = aForm({ browser, loaded: draftOf(later), server: aServer({ draft: later }) })
		expect(reopened.editor.confirmed()?.values.title, 'as the browser kept it').toBe('Rain')
		const { base: _, ...copy } = browser.get('/form') ?? { values: {}, draftVersion: null, baseVersion: 3, formId: '' }
		const ofEarlierRelease = aForm({ browser: aBrowser().set('/form', copy), loaded: draftOf(later) })
		expect(ofEarlierRelease.editor.confirmed(), 'nobody knows it').toBeNull()
	})
})

describe('a form that is left', () => {
	test('is held while something is unsaved, and not after a save or without a session', async () => {
		let isSignedIn = true
		const form = aForm({ isSignedIn: () => isSignedIn })
		form.type('Rain')
		expect(form.editor.mustHold()).toBe(true)
		isSignedIn = false
		expect(form.editor.mustHold()).toBe(false)
		isSignedIn = true
		expect(await form.editor.flush()).toBe(true)
		expect(form.editor.mustHold()).toBe(false)
		form.type('Rain again')
		form.editor.leave()
		expect([form.editor.mustHold(), form.editor.state().phase, form.browser.size]).toEqual([false, 'left', 0])
	})

	test('discards its draft', async () => {
		const form = aForm()
		form.type('Rain')
		await pass(autosaveMs)
		expect(await form.editor.discard()).toBeNull()
		expect([form.server.draft, form.editor.state().phase]).toEqual([null, 'left'])
	})

	test('keeps a draft that the server does not delete, and compares one that another form has written', async () => {
		const form = aForm()
		form.type('Rain')
		await pass(autosaveMs)
		form.server.failures.push(offline())
		expect(await form.editor.discard()).toEqual({ refused: offline() })
		form.type('Rain again')
		await pass(autosaveMs)
		expect(form.server.draft?.values.title).toBe('Rain again')
		form.server.failures.push(refusal(409, 'draft.stale'))
		await form.editor.discard()
		expect(form.editor.state().comparing).toEqual({ reason: 'draft changed', how: 'asking' })
	})
})

test('a picture of another item goes into the draft by its key, and Save publishes that draft', async () => {
	const form = aForm()
	form.takePicture('d26ad9a2')
	expect(form.editor.content().files).toEqual({ picture: 'd26ad9a2' })
	await form.editor.save()
	expect(form.server.calls).toEqual(['draft', 'publish 17.1'])
	expect(form.editor.state().phase).toBe('saved')
})

test('Save opens the comparison if another form has written the draft that it would publish', async () => {
	const form = aForm()
	form.takePicture('d26ad9a2')
	await form.editor.flush()
	form.server.failures.push(refusal(409, 'draft.stale'))
	await form.editor.save()
	expect(form.editor.state()).toMatchObject({
		phase: 'conflict',
		comparing: { reason: 'draft changed', how: 'asking' },
	})
})

test('Save names why its draft could not be stored, and not the connection', async () => {
	const form = aForm()
	form.takePicture('d26ad9a2')
	const notUsable = refusal(403, 'file.not-usable')
	form.server.failures.push(notUsable)
	expect(await form.editor.save()).toEqual({ refused: notUsable })
	expect(form.server.calls).toEqual(['draft'])
})

test('a save tells what it has saved, unless it is refused or stores the draft for later', async () => {
	const form = aForm()
	form.type('Rain')
	form.server.failures.push(refusal(500, 'unexpected'))
	await form.editor.save()
	expect(form.saved).toEqual([])
	await form.editor.save()
	expect(form.saved).toEqual(['7: Rain'])

	const later = aForm()
	later.type('Snow')
	await later.editor.save(async () => 7)
	expect([later.saved, later.editor.state().phase]).toEqual([[], 'saved'])
})
