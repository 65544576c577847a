import { createCommand, type EditorState, type LexicalCommand } from 'lexical'

/** Dispatched with the name of a document or a paste while it is read, and with null afterwards. */
export const READING_DOCUMENT_COMMAND: LexicalCommand<string | null> = createCommand('READING_DOCUMENT')

/** Dispatched with a notice for the author about a paste or a document, such as what was left out. */
export const NOTICE_COMMAND: LexicalCommand<string> = createCommand('NOTICE')

/** Dispatched with the title of a document. A handler that shows it elsewhere returns true. */
export const TITLE_COMMAND: LexicalCommand<string> = createCommand('TITLE')

/** A plain text that looks like Markdown, and the document before it was pasted. */
export type PastedMarkdown = { text: string; before: EditorState }

/** Dispatched while such a text is pasted. */
export const MARKDOWN_PASTED_COMMAND: LexicalCommand<PastedMarkdown> = createCommand('MARKDOWN_PASTED')
