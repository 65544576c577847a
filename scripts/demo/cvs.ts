/** Sets the CVs of the demo's applicants, as PDF and as DOCX: `node scripts/demo/cvs.ts [beginning of a file's name]`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CvLayout, CvText } from '#web/print/cv.tsx'
import { printed } from '../assets/pdf.ts'
import { openStudio, type Studio } from '../assets/studio.ts'
import { root } from '../command/paths.ts'
import { detail, Refusal, run, step } from '../command/steps.ts'
import type { DemoApplication } from './careers/application-type.ts'
import { demoApplications } from './careers/applications.ts'
import { wordFileOf } from './careers/word-file.ts'

const folder = join(root, 'scripts/demo/careers/cvs')
const mostBytes = 40_000
const madeOn = '20260105'
const layouts: readonly CvLayout[] = ['margin', 'stacked']

const textOf = ({ firstName, lastName, place, email, mobileNumber, cv }: DemoApplication): CvText => ({
	...cv,
	name: `${firstName} ${lastName}`,
	contact: [place, email, mobileNumber],
})

async function pdfOf(studio: Studio, application: DemoApplication): Promise<Uint8Array> {
	const cv = textOf(application)
	const layout = layouts[demoApplications.indexOf(application) % layouts.length] ?? 'margin'
	const props = { cv, layout }
	await studio.show(await studio.component<typeof props>('web/print/cv.tsx', 'Cv'), props, cv.name)
	const { pdf, pages } = await printed(studio, madeOn)
	if (pages !== 1) throw new Refusal(`${application.file} has ${pages} pages`)
	return pdf
}

await run(async () => {
	const [beginning = ''] = process.argv.slice(2)
	const wanted = demoApplications.filter(({ file }) => file.startsWith(beginning))
	if (wanted.length === 0) throw new Refusal(`No CV begins with ${beginning}.`)
	mkdirSync(folder, { recursive: true })
	const studio = await openStudio()
	for (const application of wanted) {
		const { file } = application
		const bytes = file.endsWith('.pdf') ? await pdfOf(studio, application) : wordFileOf(textOf(application))
		if (bytes.length > mostBytes) throw new Refusal(`${file} is too heavy: ${bytes.length} bytes`)
		writeFileSync(join(folder, file), bytes)
		detail(`${Math.round(bytes.length / 1000)} KB: ${file}`)
	}
	await studio.close()
	step(`${wanted.length} CVs`)
	return 0
})
