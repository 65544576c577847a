import {
	$create,
	$getState,
	$setState,
	createState,
	DecoratorNode,
	type DOMExportOutput,
	type LexicalNode,
} from 'lexical'
import type { ReactNode } from 'react'
import { LeftOutView } from './left-out-view.tsx'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const altState = createState('alt', { parse: text })
const uploadState = createState('upload', { parse: text })
const reasonState = createState('reason', { parse: text })

type Place = { alt: string; upload: string } | { alt: string; reason: string }

/** The place of a pasted picture that is being added, or that was left out. The stored HTML does not contain it. */
export class LeftOutNode extends DecoratorNode<ReactNode> {
	override $config() {
		return this.config('left-out-picture', {
			extends: DecoratorNode,
			stateConfigs: [
				{ flat: true, stateConfig: altState },
				{ flat: true, stateConfig: uploadState },
				{ flat: true, stateConfig: reasonState },
			],
		})
	}

	override createDOM(): HTMLElement {
		const element = document.createElement('span')
		element.className = 'left-out'
		return element
	}

	override updateDOM(): false {
		return false
	}

	/** Other programs have no use for it. This editor copies the node itself. */
	override exportDOM(): DOMExportOutput {
		return { element: null }
	}

	override decorate(): ReactNode {
		return <LeftOutView nodeKey={this.getKey()} alt={this.getAlt()} reason={this.getReason()} />
	}

	getAlt(): string {
		return $getState(this, altState)
	}

	/** The id of the upload that it waits for. */
	getUpload(): string {
		return $getState(this, uploadState)
	}

	/** Why the picture was left out. '' while it is being added. */
	getReason(): string {
		return $getState(this, reasonState)
	}

	setReason(reason: string): this {
		return $setState(this, reasonState, reason)
	}
}

export function $createLeftOutNode(place: Place): LeftOutNode {
	const node = $setState($create(LeftOutNode), altState, place.alt)
	return 'upload' in place ? $setState(node, uploadState, place.upload) : node.setReason(place.reason)
}

export const $isLeftOutNode = (node: LexicalNode | null | undefined): node is LeftOutNode => node instanceof LeftOutNode
