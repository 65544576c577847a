/** The recommended scripts of UAX 31, table 5. */
const scripts = [
	...['Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek'],
	...['Gujarati', 'Gurmukhi', 'Han', 'Hangul', 'Hebrew', 'Hiragana', 'Kannada', 'Katakana', 'Khmer', 'Lao', 'Latin'],
	...['Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
].map((script) => [script])

/** The scripts of Japanese, Chinese in Taiwan, and Korean. */
const mixtures = [
	['Latin', 'Han', 'Hiragana', 'Katakana'],
	['Latin', 'Han', 'Bopomofo'],
	['Latin', 'Han', 'Hangul'],
]

/** Digits, signs and combining marks belong to no script. */
const writtenIn = (allowed: readonly string[]) =>
	`[${['Common', 'Inherited', ...allowed].map((script) => `\\p{scx=${script}}`).join('')}]*`

const oneScript = new RegExp(`^(?:${[...scripts, ...mixtures].map(writtenIn).join('|')})$`, 'u')

/** Whether a text is "highly restrictive" by UTS 39, section 5.2: it does not mix scripts whose letters look alike. */
export const isOfOneScript = (text: string): boolean =>
	oneScript.test(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC'))
