// @vitest-environment happy-dom
import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createTextNode, $getRoot, type LexicalEditor } from 'lexical'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { rendered } from '#tests/web/admin/items/compare/rendered.ts'
import { useHtmlOutput } from '#web/admin/rich-text/html/use-html-output.ts'
import { editorNodes } from '#web/admin/rich-text/nodes/editor-nodes.ts'

const report = vi.fn<(html: string) => void>()
let editor: LexicalEditor

function Output() {
	;[editor] = useLexicalComposerContext()
	useHtmlOutput('', report)
	return null
}

beforeEach(() => {
	report.mockReset()
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
	onTestFinished(() => {
		vi.useRealTimers()
	})
	const onError = (error: Error) => {
		throw error
	}
	rendered(
		<LexicalComposer initialConfig={{ namespace: 'test', nodes: editorNodes, onError }}>
			<Output />
		</LexicalComposer>,
	)
})

const type = (text: string) =>
	editor.update(
		() =>
			$getRoot()
				.selectEnd()
				.insertNodes([$createTextNode(text)]),
		{ discrete: true },
	)

test('what was typed is reported after a pause', () => {
	type('Slack')
	expect(report).not.toHaveBeenCalled()
	vi.advanceTimersByTime(200)
	expect(report.mock.calls).toEqual([['<p>Slack</p>']])
})

test.each(['popstate', 'beforeunload'])('%s does not wait for the pause', (event) => {
	type('Slack')
	window.dispatchEvent(new Event(event))
	expect(report.mock.calls).toEqual([['<p>Slack</p>']])
})

test('while typing goes on, it is reported twice a second', () => {
	for (let key = 0; key < 11; key += 1) {
		type('a')
		vi.advanceTimersByTime(100)
	}
	expect(report).toHaveBeenCalledTimes(2)
})
