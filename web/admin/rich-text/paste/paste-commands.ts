import { createCommand, type EditorState, type LexicalCommand } from 'lexical'

/** Dispatched with the name of a document or a paste while it is read, and with null afterwards. */
export const READING_DOCUMENT_COMMAND: LexicalCommand<string | null> = createCommand('READING_DOCUMENT')

/** Dispatched with what the author is to know of a paste or a document, such as what the text lacks. */
export const NOTICE_COMMAND: LexicalCommand<string> = createCommand('NOTICE')

/** Dispatched with the title of a document. Taken if it is shown elsewhere: the text then goes without it. */
export const TITLE_COMMAND: LexicalCommand<string> = createCommand('TITLE')

/** A plain text that looks like Markdown, and the document before it was pasted. */
export type PastedMarkdown = { text: string; before: EditorState }

/** Dispatched while such a text is pasted. */
export const MARKDOWN_PASTED_COMMAND: LexicalCommand<PastedMarkdown> = createCommand('MARKDOWN_PASTED')
