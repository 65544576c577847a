// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { setReducedMotion } from '#tests/support/pages/motion.ts'
import { servicePhrases } from '#web/content/service-phrases.ts'
import { typewriter } from '#web/enhance/typewriter.ts'

const typeMs = 60
const deleteMs = 30
const restMs = 3000

const [first, second] = servicePhrases

function start(): { typed: () => string | null | undefined; toggle: HTMLElement | null } {
	const phrases = servicePhrases.map((phrase) => `<span data-phrase>${phrase}</span>`).join('')
	document.body.innerHTML = `<p>${phrases}<span data-typed>${first}</span><button type="button" data-autoplay-toggle></button></p>`
	const root = document.querySelector('p')
	if (root) typewriter(root)
	return {
		typed: () => root?.querySelector('[data-typed]')?.textContent,
		toggle: document.querySelector('button'),
	}
}

const pass = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
	vi.useFakeTimers()
	setReducedMotion(false)
})

test('two phrases in a loop: 30 ms a character deleted, 60 ms a character typed, 3000 ms of rest', () => {
	const { typed } = start()
	for (const [phrase, next] of [
		[first, second],
		[second, first],
		[first, second],
	] as const) {
		expect(typed()).toBe(phrase)
		pass(restMs)
		expect(typed()).toBe(phrase)
		pass(deleteMs)
		expect(typed()).toBe(phrase.slice(0, -1))
		pass(deleteMs * (phrase.length - 2))
		expect(typed()).toBe(phrase.slice(0, 1))
		pass(deleteMs)
		expect(typed()).toBe('')
		pass(typeMs - 1)
		expect(typed()).toBe('')
		pass(1)
		expect(typed()).toBe(next.slice(0, 1))
		pass(typeMs * (next.length - 1) - 1)
		expect(typed()).toBe(next.slice(0, -1))
		pass(1)
	}
})

test('its button stops it in the middle of a word, and lets it go on from there', () => {
	const { typed, toggle } = start()
	pass(restMs + 5 * deleteMs)
	toggle?.click()
	pass(10 * restMs)
	expect(typed()).toBe(first.slice(0, -5))
	toggle?.click()
	pass(deleteMs)
	expect(typed()).toBe(first.slice(0, -6))
})

test('with reduced motion, the first phrase is complete', () => {
	setReducedMotion(true)
	const { typed } = start()
	pass(10 * restMs)
	expect(typed()).toBe(first)
	setReducedMotion(false)
	pass(restMs + 5 * deleteMs)
	expect(typed()).not.toBe(first)
	setReducedMotion(true)
	expect(typed(), 'it is asked for in the middle of a word').toBe(first)
	pass(10 * restMs)
	expect(typed()).toBe(first)
})
