// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { allOf } from '#web/admin/items/compare/compared-fields.ts'
import { aVersion, compared, keysOf } from './versions.ts'

test('fields with equal text are left out, whatever their type', () => {
	const mine = aVersion({ jobTypeId: 4, salaryMin: null, remote: false, city: 'Pune', startDate: '2026-03-02' })
	const theirs = aVersion({ jobTypeId: '4', salaryMin: '', remote: null, city: 'Pune', startDate: '2026-03-03' })
	const { differing, found } = compared('careers', mine, theirs)
	expect(differing).toEqual(['startDate'])
	expect(found.equal).toBe(15)
})

test('a moment is the same in every zone, and the order of chosen ids means nothing', () => {
	const moment = (startsAt: string) => aVersion({ startsAt })
	const ids = (tags: string) => aVersion({ tags })
	expect(compared('events', moment('2026-03-02T10:00:00Z'), moment('2026-03-02T15:30:00+05:30')).differing).toEqual([])
	expect(compared('blogs', ids('12,4'), ids('4,12')).differing).toEqual([])
})

test('without a choice mine stays as it is, with the fields that nobody compares', () => {
	const mine = aVersion({ title: 'Tide', isPublished: true, extra: 'kept' }, { thumbnailImage: 'one' })
	const theirs = aVersion({ title: 'Ebb', isPublished: false, extra: 'other' }, { thumbnailImage: 'two' })
	const { merged, found } = compared('news', mine, theirs)
	expect(merged({})).toEqual(mine)
	expect(merged(allOf('mine', found))).toEqual(mine)
	expect(merged(allOf('theirs', found))).toEqual({ ...theirs, values: { ...theirs.values, extra: 'kept' } })
	expect(merged({ isPublished: { 0: 'theirs' } })).toEqual({
		...mine,
		values: { ...mine.values, isPublished: false },
	})
})

test('a file that theirs does not have is gone if theirs is chosen', () => {
	const { merged } = compared('flyers', aVersion({}, { file: 'one', thumbnailImage: 'two' }), aVersion({}))
	expect(keysOf(merged({ file: { 0: 'theirs' } }))).toEqual({ thumbnailImage: 'two' })
})

test('two texts are joined with a space, two descriptions with a blank line, and single words not at all', () => {
	const mine = aVersion({ title: 'The tide table', description: 'One.', url: 'https://a.example' })
	const theirs = aVersion({ title: 'Of May', description: 'Two.', url: 'https://b.example' })
	const { merged, found } = compared('news', mine, theirs)
	const { values } = merged({ title: { 0: 'both' }, description: { 0: 'both' } })
	expect(values).toMatchObject({ title: 'The tide table Of May', description: 'One.\n\nTwo.' })
	const joinable = found.differing.filter((each) => each.shape === 'whole' && each.canJoin)
	expect(joinable.map(({ field }) => field.name)).toEqual(['title', 'description'])
})

test('items of a list are kept one by one, in their order', () => {
	const { merged, found } = compared(
		'caseStudies',
		aVersion({ challenges: 'Paper///Delay///Cost' }),
		aVersion({ challenges: 'Paper///Errors///Cost///Audit' }),
	)
	const challenges = (choices: Record<number, 'mine' | 'theirs'>) => merged({ challenges: choices }).values.challenges
	// Paper, Errors, Delay, Cost, Audit
	expect(challenges({})).toBe('Paper///Delay///Cost')
	expect(challenges({ 1: 'theirs' })).toBe('Paper///Errors///Delay///Cost')
	expect(challenges({ 2: 'theirs', 4: 'theirs' })).toBe('Paper///Cost///Audit')
	expect(merged(allOf('theirs', found)).values.challenges).toBe('Paper///Errors///Cost///Audit')
})

test('tags are kept one by one', () => {
	const { merged } = compared('blogs', aVersion({ tags: '1,2' }), aVersion({ tags: '2,3' }))
	expect(merged({ tags: { 2: 'theirs' } }).values.tags).toBe('1,2,3')
	expect(merged({ tags: { 0: 'theirs' } }).values.tags).toBe('2')
})

test('pictures of a gallery get new numbers, with their alternative texts', () => {
	const { merged, found } = compared(
		'events',
		aVersion({ galleryAlts: ['A', 'B'] }, { 'gallery.0': 'a', 'gallery.1': 'b' }),
		aVersion({ galleryAlts: ['C', 'New B'] }, { 'gallery.0': 'c', 'gallery.1': 'b', thumbnailImage: 't' }),
	)
	// c, a, b
	const both = merged({ gallery: { 0: 'theirs', 2: 'theirs' } })
	expect(keysOf(both)).toEqual({ 'gallery.0': 'c', 'gallery.1': 'a', 'gallery.2': 'b' })
	expect(both.values.galleryAlts).toEqual(['C', 'A', 'New B'])
	const theirs = merged(allOf('theirs', found))
	expect(keysOf(theirs)).toEqual({ 'gallery.0': 'c', 'gallery.1': 'b', thumbnailImage: 't' })
	expect(theirs.values.galleryAlts).toEqual(['C', 'New B'])
})

test('pictures in another order are one choice', () => {
	const { merged, found } = compared(
		'events',
		aVersion({}, { 'gallery.0': 'a', 'gallery.1': 'b' }),
		aVersion({}, { 'gallery.0': 'b', 'gallery.1': 'a' }),
	)
	expect(found.differing).toMatchObject([{ shape: 'items', parts: [{}] }])
	expect(keysOf(merged({ gallery: { 0: 'theirs' } }))).toEqual({ 'gallery.0': 'b', 'gallery.1': 'a' })
})
