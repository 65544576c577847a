import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#scripts/command/paths.ts'
import {
	borrowedLegalTexts,
	demoCompany,
	hashOfText,
	ownHashes,
	requireOwnLegalTexts,
} from '#scripts/rebrand/legal-texts.ts'
import { listedTexts, textsToWrite } from '#scripts/rebrand/texts-to-write.ts'
import { isDemoCompany } from '#tests/support/specification.ts'

const legal = 'web/content/legal'

/** A checkout with the legal texts of the repository, to be changed. */
function copyOfTexts(): string {
	const folder = mkdtempSync(join(tmpdir(), 'texts-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	cpSync(join(root, legal), join(folder, legal), { recursive: true })
	return folder
}

test.runIf(isDemoCompany)('scripts/rebrand/legal-texts.ts has the hash of each legal text', () => {
	const texts = readdirSync(join(root, legal)).filter((name) => name !== 'legal-text.ts')
	expect(ownHashes).toEqual(
		Object.fromEntries(texts.map((name) => [`${legal}/${name}`, hashOfText(`${legal}/${name}`)])),
	)
})

test.runIf(isDemoCompany)(
	'another company cannot deploy a legal text of the repository, in any kind of line ends',
	() => {
		const folder = copyOfTexts()
		const [policy, terms] = Object.keys(ownHashes) as [string, string]
		expect(borrowedLegalTexts('Birch & Sons', folder)).toEqual([policy, terms])
		writeFileSync(join(folder, policy), readFileSync(join(folder, policy), 'utf8').replaceAll('\n', '\r\n'))
		writeFileSync(join(folder, terms), `${readFileSync(join(folder, terms), 'utf8')}\n// Ours`)
		expect(() => requireOwnLegalTexts('Birch & Sons', folder)).toThrow(
			`under Indian law:\n     ${policy}\nHave them written for Birch & Sons. To deploy them as they are: npm run deploy -- --legal-texts-stay`,
		)
		rmSync(join(folder, policy))
		expect(() => requireOwnLegalTexts('Birch & Sons', folder)).not.toThrow()
	},
)

test('the demo company deploys its own texts', () => {
	expect(borrowedLegalTexts(demoCompany)).toEqual([])
})

test('the texts that only the company can write are there, and the legal ones come first', () => {
	expect(textsToWrite.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
	expect(textsToWrite.slice(0, 2).map(({ path }) => path)).toEqual(Object.keys(ownHashes))
	const without = listedTexts({ switchedOff: ['investors', 'films'] }).join('\n')
	expect(without).not.toMatch(/investors|films/)
	expect(listedTexts({ switchedOff: [] }).join('\n')).toMatch(/investors[\s\S]*films/)
})

test('the documentation names each of them', () => {
	const guide = readFileSync(join(root, 'docs/adopting.md'), 'utf8')
	expect(textsToWrite.filter(({ path }) => !guide.includes(`\`${path}\``))).toEqual([])
})
