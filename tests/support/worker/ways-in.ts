import { onceAFile } from '#tests/support/builders/once-a-file.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { anApplication, sendApplication } from '../builders/careers/application-form.ts'
import { openJob } from '../builders/careers/jobs.ts'
import { addedCategory, addedTag } from '../builders/published/blogs.ts'
import { addCategory, someCategory } from '../builders/published/case-studies.ts'
import { aPicture, callsOf, type Publishable, partsBody } from '../builders/published/publishable.ts'
import { publishableCalls } from '../builders/published/publishable-calls.ts'
import { bindings, call } from './app.ts'

type Others = Partial<Bindings>

/** A form that uploads files. */
export type WayIn = {
	/** Sends a complete form. `name`, a UUID, identifies it. */
	send: (name: string, others?: Others) => Promise<Response>
	/** Counts the stored rows of the form with this name. */
	stored: (name: string) => Promise<number>
}

const stored = (table: string, column: string) => async (value: string) =>
	Number(
		await bindings.DB.prepare(`select count(*) from "${table}" where "${column}" = ?`).bind(value).first('count(*)'),
	)

/** Adds the categories and the tag that the forms of blogs and case studies reference. */
export async function addLabels(): Promise<void> {
	await addedCategory('Records')
	await addedTag('Capture')
	await addCategory(someCategory.id, someCategory.name)
}

/** Adding a new item, and replacing the picture of an existing one. */
async function waysOf(kind: Publishable): Promise<{ adding: WayIn; replacing: WayIn }> {
	const { saved, headers } = await callsOf(kind)
	const { part, changed, width, height } = kind.picture
	const send = (values: Record<string, string | File>, others: Others = {}) =>
		call(`${kind.base}/${kind.save}`, { body: partsBody(values), headers, bindings: others })
	const id = await saved(kind.form())
	const { [part]: _, ...kept } = kind.form()
	for (const each of kind.appended ?? []) delete kept[each]
	const isStored = stored(kind.table, kind.title)
	return {
		adding: {
			send: (name, others) => send({ ...kind.form(), ...insideOf(kind), [kind.title]: name }, others),
			stored: isStored,
		},
		replacing: {
			send: (name, others) => {
				const picture = { [changed]: 'true', [part]: aPicture(width, height, 7) }
				return send({ ...kept, ...picture, [kind.id]: String(id), [kind.title]: name }, others)
			},
			stored: isStored,
		},
	}
}

/** Blogs also have pictures inside their text. */
const insideOf = ({ table }: Publishable): Record<string, string | File> =>
	table === 'blogs'
		? { content: '<p>A file.</p><img src="{{in}}" alt="">', hasImagesChanged: 'true', 'images[in]': aPicture(320, 180) }
		: {}

const job = onceAFile(openJob)

/** Every form with files. Its sender has just signed in. */
export async function waysIn(): Promise<[string, WayIn][]> {
	const jobId = await job()
	const ways: [string, WayIn][] = [
		[
			'an application',
			{
				send: (name, others = {}) =>
					sendApplication(anApplication(jobId, { email: `${name}@mail.example` }), { key: name, bindings: others }),
				stored: (name) => stored('job_applications', 'email')(`${name}@mail.example`),
			},
		],
	]
	for (const [name, kind] of Object.entries(publishableCalls)) {
		const { adding, replacing } = await waysOf(kind)
		ways.push([`${name}, a new one`, adding], [`${name}, another picture`, replacing])
	}
	return ways
}
