/** Renders the CVs of the demo's applicants as PDF and DOCX: `node scripts/demo/cvs.ts [start of a slug]`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CvText } from '#web/print/cv.tsx'
import { printed } from '../assets/pdf.ts'
import { openStudio, type Studio } from '../assets/studio.ts'
import { detail, Refusal, run, step } from '../command/steps.ts'
import { cvFileOf } from './add-application.ts'
import { type DemoApplication, demoApplications } from './demo-content.ts'
import { contentFolder } from './load-content.ts'
import { wordFileOf } from './word-file.ts'

const mostBytes = 40_000
const madeOn = '20260105'

const textOf = ({ firstName, lastName, place, email, mobileNumber, cv }: DemoApplication): CvText => ({
	...cv,
	name: `${firstName} ${lastName}`,
	contact: [place, email, mobileNumber],
})

async function pdfOf(studio: Studio, application: DemoApplication): Promise<Uint8Array> {
	const cv = textOf(application)
	const props = { cv, layout: application.layout ?? 'margin' }
	await studio.show(await studio.component<typeof props>('web/print/cv.tsx', 'PrintedCv'), props, cv.name)
	const { pdf, pages } = await printed(studio, madeOn)
	if (pages !== 1) throw new Refusal(`The CV of ${application.slug} has ${pages} pages`)
	return pdf
}

await run(async () => {
	const [start = ''] = process.argv.slice(2)
	const chosen = demoApplications.filter(({ slug }) => slug.startsWith(start))
	if (chosen.length === 0) throw new Refusal(`No applicant’s slug starts with ${start}.`)
	const studio = await openStudio()
	for (const application of chosen) {
		const path = `${application.folder}/${cvFileOf(application)}`
		const bytes = path.endsWith('.pdf') ? await pdfOf(studio, application) : wordFileOf(textOf(application))
		if (bytes.length > mostBytes) throw new Refusal(`${path} is too heavy: ${bytes.length} bytes`)
		writeFileSync(join(contentFolder, path), bytes)
		detail(`${Math.round(bytes.length / 1000)} KB: ${path}`)
	}
	await studio.close()
	step(`${chosen.length} CVs`)
	return 0
})
