import { createCommand, type LexicalCommand } from 'lexical'

/** Dispatched with the name of a document or a paste while it is read, and with null afterwards. */
export const READING_DOCUMENT_COMMAND: LexicalCommand<string | null> = createCommand('READING_DOCUMENT')

/** Dispatched with the number of deletions of tracked changes that a paste or a document left out. */
export const DELETIONS_LEFT_OUT_COMMAND: LexicalCommand<number> = createCommand('DELETIONS_LEFT_OUT')
