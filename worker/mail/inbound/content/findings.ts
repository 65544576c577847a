import type { MimePart } from './mime-tree.ts'

/**
 * What cannot be shown as it was written. `letters`: some were replaced. `winmail`: words or files are in a winmail.dat.
 * `sealed`: by S/MIME or PGP.
 */
export type MailFinding = 'letters' | 'winmail' | 'sealed'

const isWinmail = (name: string, type: string) =>
	/^application\/(?:vnd\.)?ms-tnef$/.test(type) || /^winmail\.dat$/i.test(name)

const isSealed = (name: string, type: string) =>
	/^application\/(?:x-)?pkcs7-mime$|^application\/pgp-encrypted$/.test(type) || /\.(?:p7m|pgp|gpg)$/i.test(name)

/** What a mail holds that staff must ask for in another form. */
export function findingsIn(files: readonly { name: string; part: MimePart }[], shown: string): MailFinding[] {
	const has = (test: (name: string, type: string) => boolean) => files.some(({ name, part }) => test(name, part.type))
	const found: Record<MailFinding, boolean> = {
		letters: `${shown}${files.map(({ name }) => name).join('')}`.includes('\ufffd'),
		winmail: has(isWinmail),
		sealed: has(isSealed) || shown.includes('-----BEGIN PGP MESSAGE-----'),
	}
	return (Object.keys(found) as MailFinding[]).filter((each) => found[each])
}
