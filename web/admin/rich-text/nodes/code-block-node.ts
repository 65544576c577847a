import { CodeNode } from '@lexical/code'
import { $create } from 'lexical'
import { markEditable } from '../wide-blocks.ts'

/** Lines of code, shown by the element that the article has for them. */
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
