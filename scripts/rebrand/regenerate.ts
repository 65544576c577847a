import { detail, Refusal, step } from '../command/steps.ts'
import { runScript } from '../command/tools.ts'

/** The scripts that show the company, in the order of their needs. Each is a process that reads the new brand. */
const generators = [
	{ title: 'Colours and icons', script: 'scripts/icons.ts' },
	{ title: 'Rules of the time zone', script: 'scripts/time-zone.ts' },
	{ title: 'Share cards', script: 'scripts/share-cards.ts' },
	{ title: 'Brochures, their covers and the documents of investors', script: 'scripts/documents.ts' },
	{ title: 'PDFs of the demo content', script: 'scripts/demo/pdfs.ts' },
	{ title: 'CVs of the demo content', script: 'scripts/demo/cvs.ts' },
	{ title: 'Films', script: 'scripts/videos.ts' },
	{ title: 'The released API', script: 'scripts/openapi.ts' },
	{ title: 'Dates of the pages', script: 'scripts/page-dates.ts' },
	{ title: 'Build', script: 'scripts/build.ts', args: ['--quiet'] },
]

export async function regenerate(): Promise<void> {
	for (const { title, script, args } of generators) {
		step(title)
		const start = Date.now()
		if ((await runScript(script, args)) !== 0)
			throw new Refusal(`${script} failed. Mend that and repeat the command: the brand is already the new one.`)
		detail(`${Math.round((Date.now() - start) / 1000)} s`)
	}
}
