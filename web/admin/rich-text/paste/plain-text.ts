import {
	$addUpdateTag,
	$createTabNode,
	$getSelection,
	$isRangeSelection,
	PASTE_TAG,
	type RangeSelection,
	tokenizeRawText,
} from 'lexical'
import { hasSoftBreak, softBreaks } from '#contracts/content/soft-breaks.ts'

/**
 * Inserts text with soft breaks: they are line breaks, and other breaks start paragraphs. Returns false for other text.
 * Lexical would keep a soft break as an invisible character.
 */
export function $insertSoftBreaks(text: string): boolean {
	if (!hasSoftBreak(text)) return false
	$addUpdateTag(PASTE_TAG)
	for (const [index, line] of text.split(softBreaks).entries()) {
		if (index > 0) $atCaret((caret) => caret.insertLineBreak())
		tokenizeRawText(line, {
			linebreak: () => $atCaret((caret) => caret.insertParagraph()),
			tab: () => $atCaret((caret) => caret.insertNodes([$createTabNode()])),
			text: (part) => $atCaret((caret) => caret.insertText(part)),
		})
	}
	return true
}

function $atCaret(run: (caret: RangeSelection) => void): void {
	const selection = $getSelection()
	if ($isRangeSelection(selection)) run(selection)
}
