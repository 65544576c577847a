import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'

/** The invented company of this repository. */
export const demoCompany = 'Nilavu Systems'

/** The SHA-256 of each legal text as this repository has it. A test names the new one after a change. */
export const ownHashes: Record<string, string> = {
	'web/content/legal/privacy-policy.ts': '92e833782278862cee5e763ebd1518d91ea3b796ac53f1af7e40627c08cb16c9',
	'web/content/legal/terms-and-conditions.ts': '033c2db2ff8b911447f6d1252eaae40f57320604c90fc69904f4807fa5199984',
}

export function hashOfText(path: string, folder = root): string {
	const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n')
	return createHash('sha256').update(text).digest('hex')
}

/** Lists the legal texts of another company's site that are still those of the demo company. */
export function borrowedLegalTexts(company: string, folder = root): string[] {
	if (company === demoCompany) return []
	return Object.keys(ownHashes).filter(
		(path) => existsSync(join(folder, path)) && hashOfText(path, folder) === ownHashes[path],
	)
}

/** @throws {Refusal} while a legal text is that of the demo company */
export function requireOwnLegalTexts(company: string, folder = root): void {
	const borrowed = borrowedLegalTexts(company, folder)
	if (borrowed.length === 0) return
	throw new Refusal(`Nothing was deployed. These legal texts are those of the demo company, under Indian law:
${borrowed.map((path) => `     ${path}`).join('\n')}
Have them written for ${company}. To deploy them as they are: npm run deploy -- --legal-texts-stay`)
}
