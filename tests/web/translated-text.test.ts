import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/**
 * The translation of a browser replaces text nodes. React then fails when it adds or removes something beside one of them,
 * or a text node itself. So a text with a sibling that comes and goes has an element of its own, in everything that React
 * hydrates.
 */
const hydrated = ['web/ui', 'web/admin', 'web/site/forms', 'web/site/contact', 'web/site/careers/apply-form']

/** Expressions that are never bare text: their callers pass elements. */
const elements = new Set([
	'actions',
	'belowRows',
	'children',
	'conflict.dialog',
	'control',
	'clearButton',
	'deletion',
	'filters',
	'dialog',
	'form',
	'input',
	'leaving.question',
	'more',
	'note',
	'one',
	'other',
	'phoneItems',
	'question',
	'questions',
	'schedule.button',
	'schedule.notice',
	'single.dialog',
	'step',
	'widthButton',
])

const hasLetter = /\p{L}/u

type Child = ESTree.JSXChild
type Expression = ESTree.Expression

/** The children that end up in one parent: those of fragments count as their own. */
const flattened = (children: readonly Child[]): Child[] =>
	children.flatMap((child) => {
		if (child.type === 'JSXFragment') return flattened(child.children)
		return child.type === 'JSXText' && child.value.trim() === '' ? [] : [child]
	})

const isElement = ({ type }: Expression) => type === 'JSXElement' || type === 'JSXFragment'
/** Nothing, or punctuation, which no browser translates. */
const isNothing = (expression: Expression) =>
	expression.type === 'Literal' && (expression.value === null || !hasLetter.test(String(expression.value)))
function isList(expression: Expression): boolean {
	if (expression.type === 'ChainExpression') return isList(expression.expression)
	if (expression.type !== 'CallExpression' || expression.callee.type !== 'MemberExpression') return false
	const { property } = expression.callee
	return property.type === 'Identifier' && property.name === 'map'
}
/** The expression without the arguments of a call. */
const nameOf = (expression: Expression, source: string) =>
	/^[\w.]+/.exec(source.slice(expression.start, expression.end))?.[0]

/** The values that an expression can render: the ends of its branches. */
function ends(expression: Expression): Expression[] {
	if (expression.type === 'ConditionalExpression')
		return [...ends(expression.consequent), ...ends(expression.alternate)]
	if (expression.type !== 'LogicalExpression') return [expression]
	return expression.operator === '&&' ? ends(expression.right) : [...ends(expression.left), ...ends(expression.right)]
}

function judged(child: Child, source: string): { isText: boolean; comesAndGoes: boolean } {
	if (child.type === 'JSXText') return { isText: hasLetter.test(child.value), comesAndGoes: false }
	if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression')
		return { isText: false, comesAndGoes: false }
	const { expression } = child
	const branches = ends(expression)
	const isText = branches.some(
		(end) => !isElement(end) && !isNothing(end) && !isList(end) && !elements.has(nameOf(end, source) ?? ''),
	)
	const isBranch = expression.type === 'ConditionalExpression' || expression.type === 'LogicalExpression'
	return {
		isText,
		comesAndGoes: isList(expression) || (isBranch && (!isText || branches.some((end) => isElement(end)))),
	}
}

/** The lines on which a text is beside something that comes and goes. */
function bareTexts(source: string): number[] {
	const lines: number[] = []
	function look(children: readonly Child[]) {
		const found = flattened(children).map((child) => ({ child, ...judged(child, source) }))
		for (const one of found)
			if (one.isText && found.some((other) => other !== one && (other.comesAndGoes || one.comesAndGoes)))
				lines.push(source.slice(0, one.child.start).split('\n').length)
	}
	const { program } = parseSync('component.tsx', source, { preserveParens: false })
	new Visitor({
		JSXElement: ({ children }) => look(children),
		// The texts of a fragment come and go with it.
		JSXFragment: ({ children }) => {
			for (const child of flattened(children))
				if (judged(child, source).isText) lines.push(source.slice(0, child.start).split('\n').length)
		},
	}).visit(program)
	return lines
}

test('the rule finds a text beside something that comes and goes', () => {
	expect(bareTexts('const a = <p>Send{busy && <Spinner />}</p>')).toEqual([1])
	expect(bareTexts('const a = <p>\n{label}\n{busy ? <Spinner /> : null}</p>')).toEqual([2])
	expect(bareTexts('const a = <p>{tags.map((tag) => <b>{tag}</b>)} chosen</p>')).toEqual([1])
	expect(bareTexts('const a = <p>{busy ? <i /> : "Send"}<b /></p>')).toEqual([1])
	expect(bareTexts('const a = <p><span>Send</span>{busy && <Spinner />}</p>')).toEqual([])
	expect(bareTexts('const a = <p>{busy ? "Sending" : "Send"}</p>')).toEqual([])
})

test('every text that has a conditional sibling is in an element of its own', () => {
	const found = globSync(hydrated.map((folder) => `${folder}/**/*.tsx`)).flatMap((file) =>
		bareTexts(readFileSync(file, 'utf8')).map((line) => `${file.replaceAll('\\', '/')}:${line}`),
	)
	expect(found).toEqual([])
})
