import { brand } from '#web/content/brand.ts'

/**
 * The stems of the passwords that attackers try first, from the top of the public breach lists. Variants that satisfy the
 * character rule ("P@ssw0rd1", "Qwerty123!") are as easy to guess.
 */
const stems = new Set(
	`password passwort pass passw passwd passcode secret qwerty qwertyuiop qwert qwer qwe qaz qazwsx asdf asdfgh asdfghjkl zxcvbn zxcvbnm
	 admin administrator root user guest test tester testing temp temporary default changeme change login welcome hello letmein master example
	 abc abcd abcde abcdef abcdefg abcdefgh aa aaa aaaa iloveyou love lovely sunshine princess monkey dragon football baseball
	 cricket superman batman shadow michael jordan charlie summer winter spring autumn monday january company office india kerala
	 indian mumbai chennai dubai krishna ganesh sairam trustno`.split(/\s+/),
)

/** The company's names are the first words that an attacker adds. */
const ownNames = [brand.shortName, brand.name].map((name) => name.toLowerCase().replace(/[^a-z]/g, ''))
for (const name of ownNames) if (name !== '') stems.add(name)

const substitutes: Record<string, string> = {
	'@': 'a',
	'4': 'a',
	'0': 'o',
	'1': 'i',
	'!': 'i',
	'3': 'e',
	$: 's',
	'5': 's',
	'7': 't',
}

/** Whether `password` is a common word, also with the usual substitutions and trailing digits and signs. */
export function isCommonPassword(password: string): boolean {
	const lower = password.toLowerCase()
	const stem = lower.replace(/[^a-z]+$/, '').replace(/^[^a-z@$!]+/, '')
	const plain = [...stem].map((letter) => substitutes[letter] ?? letter).join('')
	return stems.has(stem) || stems.has(plain) || stems.has(plain.replace(/[^a-z]/g, ''))
}
