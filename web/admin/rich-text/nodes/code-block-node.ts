import { CodeNode } from '@lexical/code'
import { $create } from 'lexical'
import { markEditable } from '../wide-blocks.ts'

/** A code block as `pre`, as in the article. */
export class CodeBlockNode extends CodeNode {
	override $config() {
		return this.config('code-block', { extends: CodeNode })
	}

	override createDOM(): HTMLElement {
		const element = document.createElement('pre')
		element.spellcheck = false
		markEditable(element)
		return element
	}

	override updateDOM(): false {
		return false
	}
}

export const $createCodeBlock = () => $create(CodeBlockNode)
