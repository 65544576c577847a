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
import { safeAddress } from '../link-address.ts'
import { type LeftOutKind, type LeftOutLink, leftOutKinds } from './left-out-kinds.ts'
import { LeftOutView } from './left-out-view.tsx'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const kindState = createState('kind', {
	parse: (value): LeftOutKind => leftOutKinds.find((kind) => kind === value) ?? 'picture',
})
const altState = createState('alt', { parse: text })
const uploadState = createState('upload', { parse: text })
const reasonState = createState('reason', { parse: text })
const addressState = createState('address', { parse: text })

type Place = { alt: string; upload: string } | { alt: string; reason: string; kind?: LeftOutKind; address?: string }

/**
 * The place of a pasted picture that is being added or was left out, or of an embedded film, sound or page. The stored HTML
 * has a link in place of embedded content, and nothing in place of a picture.
 */
export class LeftOutNode extends DecoratorNode<ReactNode> {
	override $config() {
		return this.config('left-out-picture', {
			extends: DecoratorNode,
			stateConfigs: [
				{ flat: true, stateConfig: kindState },
				{ flat: true, stateConfig: altState },
				{ flat: true, stateConfig: uploadState },
				{ flat: true, stateConfig: reasonState },
				{ flat: true, stateConfig: addressState },
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

	/** Other programs have use for a link only. This editor copies the node itself. */
	override exportDOM(): DOMExportOutput {
		const link = this.getLink()
		if (link === null) return { element: null }
		const element = document.createElement('a')
		element.href = link.address
		element.textContent = link.text
		return { element }
	}

	override decorate(): ReactNode {
		return (
			<LeftOutView
				nodeKey={this.getKey()}
				kind={this.getKind()}
				alt={this.getAlt()}
				reason={this.getReason()}
				address={this.getAddress()}
				link={this.getLink()}
			/>
		)
	}

	getKind(): LeftOutKind {
		return $getState(this, kindState)
	}

	getAlt(): string {
		return $getState(this, altState)
	}

	/** The id of the upload that it waits for. */
	getUpload(): string {
		return $getState(this, uploadState)
	}

	/** Why it was left out. '' while a picture is being added. */
	getReason(): string {
		return $getState(this, reasonState)
	}

	setReason(reason: string): this {
		return $setState(this, reasonState, reason)
	}

	/** Where it is on the web; '' if that is not known. */
	getAddress(): string {
		return safeAddress($getState(this, addressState)) ?? ''
	}

	/** The link that replaces embedded content; null for a picture, and if there is no address. */
	getLink(): LeftOutLink | null {
		const address = this.getAddress()
		return this.getKind() === 'picture' || address === '' ? null : { address, text: this.getAlt() || address }
	}
}

export function $createLeftOutNode(place: Place): LeftOutNode {
	const node = $setState($create(LeftOutNode), altState, place.alt)
	if ('upload' in place) return $setState(node, uploadState, place.upload)
	$setState(node, kindState, place.kind ?? 'picture')
	$setState(node, addressState, place.address ?? '')
	return node.setReason(place.reason)
}

export const $isLeftOutNode = (node: LexicalNode | null | undefined): node is LeftOutNode => node instanceof LeftOutNode
