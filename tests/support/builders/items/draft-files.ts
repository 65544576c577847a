import type { Bindings } from '#worker/http/request-context.ts'
import { inHours } from '../../worker/stores.ts'
import { insideFile } from '../published/blog-files.ts'
import { blogCalls } from '../published/blogs.ts'
import { callsOf } from '../published/publishable.ts'
import { aFormId, formOf, itemCalls } from './items.ts'

type Calls = ReturnType<typeof itemCalls>

export const dueAt = inHours(2).toISOString()

export const publish = (calls: Calls, draftVersion: string | null, up: Partial<Bindings> = {}) =>
	calls.post('publishdraft', { draftVersion }, { bindings: up })

export const schedule = (calls: Calls, draftVersion: string | null, up: Partial<Bindings> = {}) =>
	calls.post('schedulereplacement', { draftVersion, dueAt }, { bindings: up })

/** The status and the messages of a refusal. */
export async function refusedFields(answer: Response): Promise<[number, Record<string, string>]> {
	const { fields }: { fields: Record<string, string> } = await answer.json()
	return [answer.status, fields]
}

/** A text with pictures, and their files as a draft sends them. */
export function textWithPictures(count: number, prefix = 'p') {
	const names = Array.from({ length: count }, (_, index) => `${prefix}${index}`)
	return {
		content: names.map((name) => `<p><img src="{{${name}}}" alt=""></p>`).join(''),
		files: Object.fromEntries(names.map((name, index) => [`images.${name}`, insideFile(index)])),
	}
}

/** The calls of a blog editor. The labels of blogs must exist. */
export async function blogsAsStaff() {
	const blogs = await callsOf(blogCalls)
	const items = itemCalls('blogs', blogs.headers)
	return {
		blogs,
		items,
		/** Saves a blog, and a draft of it with this many more pictures. */
		async draftOfBlog(pictures: number) {
			const id = await blogs.saved(blogCalls.form())
			const form = { ...(await formOf(items, id)), formId: aFormId() }
			const { content, files } = textWithPictures(pictures)
			const draft = { ...form, values: { ...form.values, content } }
			return { id, draft, saved: await items.drafted({ ...draft, files }) }
		},
	}
}
