/**
 * Line breaks inside a paragraph, as word processors and slides send them: vertical tab, next line, line separator and
 * paragraph separator. Browsers show none of them, and XML forbids the first.
 */
export const softBreaks = /[\v\u0085\u2028\u2029]/g

export const hasSoftBreak = (text: string): boolean => text.search(softBreaks) !== -1
