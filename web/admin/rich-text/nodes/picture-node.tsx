import {
	$create,
	$getState,
	$setState,
	createState,
	DecoratorNode,
	type DOMExportOutput,
	type LexicalEditor,
	type LexicalNode,
} from 'lexical'
import type { ReactNode } from 'react'
import { addressForCopy } from '../picture-store.ts'
import { PictureView } from './picture-view.tsx'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const nameState = createState('name', { parse: text })
const altState = createState('alt', { parse: text })

/** A picture in the text, by its name in the picture store. */
export class PictureNode extends DecoratorNode<ReactNode> {
	override $config() {
		return this.config('picture', {
			extends: DecoratorNode,
			stateConfigs: [
				{ flat: true, stateConfig: nameState },
				{ flat: true, stateConfig: altState },
			],
		})
	}

	override createDOM(): HTMLElement {
		const element = document.createElement('span')
		element.className = 'picture'
		return element
	}

	override updateDOM(): false {
		return false
	}

	/** The name means nothing elsewhere, so a copy has the address. */
	override exportDOM(editor: LexicalEditor): DOMExportOutput {
		const address = addressForCopy(editor, this.getName())
		if (address === null) return { element: null }
		const image = document.createElement('img')
		// The browser would load the picture of a copy at once.
		image.loading = 'lazy'
		image.setAttribute('src', address)
		image.setAttribute('alt', this.getAlt())
		return { element: image }
	}

	override decorate(): ReactNode {
		return <PictureView nodeKey={this.getKey()} name={this.getName()} alt={this.getAlt()} />
	}

	getName(): string {
		return $getState(this, nameState)
	}

	getAlt(): string {
		return $getState(this, altState)
	}

	setAlt(alt: string): this {
		return $setState(this, altState, alt)
	}
}

export function $createPictureNode(name: string, alt: string): PictureNode {
	return $setState($create(PictureNode), nameState, name).setAlt(alt)
}

export const $isPictureNode = (node: LexicalNode | null | undefined): node is PictureNode => node instanceof PictureNode
