import { createCommand, type LexicalCommand } from 'lexical'

/** Dispatched with the name of a document or a paste while it is read, and with null afterwards. */
export const READING_DOCUMENT_COMMAND: LexicalCommand<string | null> = createCommand('READING_DOCUMENT')

/** Dispatched with what a paste or a document has lost on its way into the text, for the author to read. */
export const LOSSES_COMMAND: LexicalCommand<string> = createCommand('LOSSES')

/** Dispatched with the title of a document. Taken if it is shown elsewhere: the text then goes without it. */
export const TITLE_COMMAND: LexicalCommand<string> = createCommand('TITLE')
