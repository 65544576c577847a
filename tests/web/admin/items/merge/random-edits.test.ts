// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repeats } from '#tests/support/server/effort.ts'
import { descriptions } from '#web/admin/item-descriptions.ts'
import { type Choice, mergeContents, questionsIn, resolved } from '#web/admin/items/merge/merged-content.ts'
import { aVersion } from './versions.ts'

/** Set SEED=... to try another one. */
const seed = Number(process.env.SEED ?? 20_260_102)
const runs = { seed, numRuns: repeats({ usual: 300, nightly: 1_000 }) }

/** Texts are lists of words, so that an edit can change, split and join them. */
type Text = readonly string[]
type Edit = { act: 'add' | 'change' | 'delete' | 'move' | 'split' | 'join' | 'replace'; at: number; to: number }

const edits = fc.array(
	fc.record<Edit>({
		act: fc.constantFrom('add', 'change', 'delete', 'move', 'split', 'join', 'replace'),
		at: fc.nat(9),
		to: fc.nat(9),
	}),
	{ maxLength: 6 },
)
const common = ['the', 'tide', 'harbour', 'of', 'six']
/** Words recur, so that texts resemble each other. */
const started = fc.array(fc.array(fc.constantFrom(...common), { minLength: 1, maxLength: 6 }), { maxLength: 7 })

/** Each edit that writes adds a word that nobody else has. */
function edited(base: readonly Text[], side: string, made: readonly Edit[]): Text[] {
	let texts = [...base]
	made.forEach(({ act, at, to }, number) => {
		const [word, place] = [`${side}${number}`, texts.length === 0 ? 0 : at % texts.length]
		const text = texts[place] ?? []
		const cut = to % (text.length + 1)
		const changed: Record<Edit['act'], Text[]> = {
			add: [text, [word, ...text.slice(cut).filter((each) => common.includes(each))]],
			change: [[...text.slice(0, cut), word, ...text.slice(cut)]],
			delete: [],
			move: [],
			split: [text.slice(0, cut), [...text.slice(cut), word]],
			join: [[...text, ...(texts[place + 1] ?? [])]],
			replace: [[word]],
		}
		texts.splice(place, act === 'join' ? 2 : 1, ...changed[act])
		if (act === 'move') texts.splice(to % (texts.length + 1), 0, text)
		texts = texts.filter(({ length }) => length > 0)
	})
	return texts
}

const kinds = {
	blogs: (texts: readonly Text[]) => aVersion({ content: texts.map((text) => `<p>${text.join(' ')}</p>`).join('') }),
	caseStudies: (texts: readonly Text[]) => aVersion({ challenges: texts.map((text) => text.join(' ')).join('///') }),
}

const wordsOf = ({ values }: { values: object }) => JSON.stringify(values).match(/\w+/g) ?? []

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('after random edits of %s by two sides', (kind) => {
	const version = kinds[kind]
	const description = descriptions[kind]

	test('the merge loses no added word unless a choice dropped it, and doubles none', () => {
		fc.assert(
			fc.property(
				started,
				edits,
				edits,
				fc.boolean(),
				fc.infiniteStream(fc.constantFrom<Choice>('mine', 'theirs', 'both')),
				(base, own, others, isKnown, stream) => {
					const versions = {
						base: isKnown ? version(base) : null,
						mine: version(edited(base, 'mine', own)),
						theirs: version(edited(base, 'theirs', others)),
					}
					const merged = mergeContents(description, versions)
					const choices: Record<string, Choice> = {}
					const dropped = new Set<string>()
					for (const { id, part, canTakeBoth } of questionsIn(merged)) {
						const choice = stream.next().value
						choices[id] = choice === 'both' && !canTakeBoth ? 'mine' : choice
						for (const side of ['mine', 'theirs'] as const)
							if (choices[id] !== side && choices[id] !== 'both')
								for (const { text } of part?.[side] ?? []) for (const word of text.split(' ')) dropped.add(word)
					}
					const result = wordsOf(resolved(merged, choices, versions))
					for (const side of ['mine', 'theirs'] as const)
						for (const word of wordsOf(versions[side]).filter((each) => each.startsWith(side))) {
							const count = result.filter((each) => each === word).length
							expect(count, word).toBe(dropped.has(word) ? 0 : 1)
						}
				},
			),
			runs,
		)
	})

	test('what only one side has edited is taken as it is', () => {
		fc.assert(
			fc.property(started, edits, (texts, made) => {
				const [base, changed] = [version(texts), version(edited(texts, 'new', made))]
				for (const [mine, theirs] of [
					[base, changed],
					[changed, base],
				] as const) {
					const merged = mergeContents(description, { base, mine, theirs })
					expect(questionsIn(merged)).toEqual([])
					expect(resolved(merged, {}, { base, mine, theirs })).toEqual(changed)
				}
			}),
			runs,
		)
	})

	test('without a common version nothing is taken from one side alone', () => {
		fc.assert(
			fc.property(started, edits, edits, (texts, own, others) => {
				const mine = version(edited(texts, 'mine', own))
				const theirs = version(edited(texts, 'theirs', others))
				const merged = mergeContents(description, { base: null, mine, theirs })
				expect(merged.flatMap(({ parts }) => parts).every(({ taken }) => taken === 'same' || taken === null)).toBe(true)
				for (const side of ['mine', 'theirs'] as const) {
					const choices = Object.fromEntries(questionsIn(merged).map(({ id }) => [id, side]))
					expect(resolved(merged, choices, { base: null, mine, theirs })).toEqual({ mine, theirs }[side])
				}
			}),
			runs,
		)
	})
})
