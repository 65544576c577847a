import { $insertGeneratedNodes } from '@lexical/clipboard'
import {
	$addUpdateTag,
	$isElementNode,
	type BaseSelection,
	type LexicalEditor,
	type LexicalNode,
	PASTE_TAG,
} from 'lexical'
import { $nodesFromHtml } from '../html/from-html.ts'
import { $isPictureNode, type PictureNode } from '../nodes/picture-node.tsx'
import type { PastedPicture } from './pasted-pictures.ts'
import type { PictureUploads } from './picture-uploads.ts'

type Pasted = { html: string; pictures: ReadonlyMap<string, PastedPicture> }

/** Inserts cleaned HTML, with a place for each picture that the text does not have yet. */
export function $insertPasted(
	editor: LexicalEditor,
	{ html, pictures }: Pasted,
	selection: BaseSelection,
	uploads: PictureUploads,
): void {
	$addUpdateTag(PASTE_TAG)
	const nodes = $nodesFromHtml(html)
	for (const picture of nodes.flatMap($picturesIn)) {
		const pasted = pictures.get(picture.getName())
		if (pasted) picture.replace(uploads.$placeOfPasted(pasted, picture.getAlt()))
	}
	$insertGeneratedNodes(editor, nodes, selection)
}

export const $picturesIn = (node: LexicalNode): PictureNode[] =>
	$isPictureNode(node) ? [node] : $isElementNode(node) ? node.getChildren().flatMap($picturesIn) : []
