import postcss, { AtRule, type Root, type Rule } from 'postcss'
import selectorParser, { type ClassName } from 'postcss-selector-parser'
import { withoutEntities } from './entities.ts'

export type StyledPage = { html: string; styles: string }

/**
 * Gives a page's utilities names of one to three letters. Each is written out on every element that it styles, so they are a third of
 * a page, and what their names say stands in its styles anyway. A class with rules outside of Tailwind's layer keeps its name.
 *
 * @param html as React writes it, attributes escaped
 * @param kept classes that scripts look for
 */
export function withShortClassNames({ html, styles }: StyledPage, kept: ReadonlySet<string>): StyledPage {
	const css = postcss.parse(styles)
	const uses = usesOf(html)
	const utilities = utilitiesOf(css).filter((name) => !kept.has(name))
	const names = shortNames(new Set([...uses.keys(), ...kept]))
	const short = new Map<string, string>()
	for (const name of utilities.toSorted((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0)))
		short.set(name, names.next().value)

	eachClass(css, (found) => {
		found.value = short.get(found.value) ?? found.value
	})
	const renamed = (name: string) => short.get(withoutEntities(name)) ?? name
	return {
		html: html.replace(classAttribute, (_, value: string) => ` class="${value.split(' ').map(renamed).join(' ')}"`),
		styles: css.toString(),
	}
}

const classAttribute = / class="([^"]*)"/g

/** Each class of a page and how often it is written. */
function usesOf(html: string): Map<string, number> {
	const uses = new Map<string, number>()
	for (const [, value = ''] of html.matchAll(classAttribute))
		for (const name of withoutEntities(value).split(' ')) uses.set(name, (uses.get(name) ?? 0) + 1)
	return uses
}

/** Classes that have rules in Tailwind's layer of utilities and nowhere else. */
function utilitiesOf(css: Root): string[] {
	const inside = new Set<string>()
	const outside = new Set<string>()
	eachClass(css, ({ value }, rule) => (isUtility(rule) ? inside : outside).add(value))
	return [...inside.difference(outside)]
}

function isUtility({ parent }: Rule | AtRule): boolean {
	if (!(parent instanceof AtRule)) return false
	return (parent.name === 'layer' && parent.params === 'utilities') || isUtility(parent)
}

function eachClass(css: Root, use: (found: ClassName, rule: Rule) => void): void {
	css.walkRules((rule) => {
		rule.selector = selectorParser((selectors) => selectors.walkClasses((found) => use(found, rule))).processSync(rule)
	})
}

/** No vowel and no `d`: blockers of advertisements hide `.ad`, and no name becomes a word. */
const letters = [...'bcfghjklmnpqrstvwxzBCFGHJKLMNPQRSTVWXZ']

function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
	for (let names = letters; ; names = names.flatMap((name) => letters.map((letter) => name + letter)))
		yield* names.filter((name) => !taken.has(name))
}
