import { createCommand, type EditorState, type LexicalCommand } from 'lexical'

/** Dispatched with the name of a document or a paste while it is read, and with null afterwards. */
export const READING_DOCUMENT_COMMAND: LexicalCommand<string | null> = createCommand('READING_DOCUMENT')

/** Dispatched with the number of deletions of tracked changes that a paste or a document left out. */
export const DELETIONS_LEFT_OUT_COMMAND: LexicalCommand<number> = createCommand('DELETIONS_LEFT_OUT')

/** A plain text that looks like Markdown, and the document before it was pasted. */
export type PastedMarkdown = { text: string; before: EditorState }

/** Dispatched while such a text is pasted. */
export const MARKDOWN_PASTED_COMMAND: LexicalCommand<PastedMarkdown> = createCommand('MARKDOWN_PASTED')
