import { $create, DecoratorNode, type DOMExportOutput, type LexicalNode, type NodeKey } from 'lexical'
import { type ReactNode, useRef } from 'react'
import { useSelectable } from './use-selectable.ts'

/** A horizontal rule. */
export class RuleNode extends DecoratorNode<ReactNode> {
	override $config() {
		return this.config('rule', { extends: DecoratorNode })
	}

	override createDOM(): HTMLElement {
		const element = document.createElement('div')
		element.className = 'rule'
		return element
	}

	override updateDOM(): false {
		return false
	}

	/** Used by the clipboard. */
	override exportDOM(): DOMExportOutput {
		return { element: document.createElement('hr') }
	}

	override isInline(): false {
		return false
	}

	override getTextContent(): string {
		return '\n'
	}

	override decorate(): ReactNode {
		return <RuleView nodeKey={this.getKey()} />
	}
}

export const $createRuleNode = () => $create(RuleNode)

export const $isRuleNode = (node: LexicalNode | null | undefined): node is RuleNode => node instanceof RuleNode

function RuleView({ nodeKey }: { nodeKey: NodeKey }) {
	const line = useRef<HTMLHRElement>(null)
	const selected = useSelectable(nodeKey, line)
	return <hr ref={line} data-selected={selected || undefined} />
}
