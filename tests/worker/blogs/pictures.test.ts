import { beforeAll, describe, expect, test } from 'vitest'
import { coverFile, insideFile, profileFile, thumbnailFile } from '#tests/support/builders/published/blog-files.ts'
import {
	aDraft,
	addedCategory,
	addedTag,
	anActiveBlog,
	refusedFields,
	savedBlog,
	staffBlog,
	staffCall,
	visitorCall,
} from '#tests/support/builders/published/blogs.ts'
import { asFile, jpegOf, pngOf, webpOf } from '#tests/support/files/sample-files.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'

let labels = { category: 0, tag: 0 }
beforeAll(async () => {
	labels = { category: await addedCategory('Records'), tag: await addedTag('Capture') }
})

const states = async () => {
	const { results } = await bindings.DB.prepare('select key, state, shown from files order by created_at').all<{
		key: string
		state: string
		shown: number
	}>()
	return new Map(results.map(({ key, state, shown }) => [key, `${state}${shown ? ', shown' : ''}`]))
}
const keyIn = (address: string | null | undefined) => address?.split('/')[2] ?? ''

const inText = (...names: string[]) =>
	names.map((name) => `<p><img src="{{${name}}}" alt="About ${name}"></p>`).join('')

describe('the three pictures', () => {
	test.each([
		['thumbnailImage', 336, 247],
		['coverImage', 760, 427],
		['profileImage', 40, 40],
	])('%s is %i by %i pixels, as PNG, JPEG or WebP, and nothing else', async (field, width, height) => {
		for (const fitting of [
			asFile(pngOf(width, height), 'p.png'),
			asFile(jpegOf(width, height), 'p.jpg'),
			asFile(webpOf(width, height), 'p.webp'),
		])
			await savedBlog(aDraft({ [field]: fitting }))
		const before = await counts()
		for (const other of [pngOf(width, height - 1), pngOf(width + 1, height), pngOf(width * 2, height * 2)])
			expect(await refusedFields(aDraft({ [field]: asFile(other, 'p.png') }))).toEqual({
				[field]: `Choose Image with height ${height}px and width ${width}px`,
			})
		expect(await counts()).toEqual(before)
	})

	test('all wrong pictures are named at once, and none is kept', async () => {
		const before = await counts()
		const wrong = { coverImage: thumbnailFile(), thumbnailImage: profileFile(), profileImage: coverFile() }
		expect(await refusedFields(aDraft(wrong))).toEqual({
			coverImage: 'Choose Image with height 427px and width 760px',
			thumbnailImage: 'Choose Image with height 247px and width 336px',
			profileImage: 'Choose Image with height 40px and width 40px',
		})
		expect(await counts()).toEqual(before)
	})

	test('a draft without pictures cannot be made active; with stored ones it can, without sending them again', async () => {
		const complete = anActiveBlog(labels, { coverImage: null, thumbnailImage: null, profileImage: null })
		const id = await savedBlog({ ...complete, active: 'false' })
		const edit = { ...complete, blogsId: String(id) }
		expect(await refusedFields(edit)).toEqual({
			thumbnailImage: 'Thumbnail is required.',
			coverImage: 'Cover is required.',
			profileImage: 'Profile image is required.',
		})
		const two = {
			hasCoverImageChanged: 'true',
			coverImage: coverFile(),
			hasThumbnailImageChanged: 'true',
			thumbnailImage: thumbnailFile(),
		}
		await savedBlog({ ...edit, ...two, active: 'false' })
		expect(await refusedFields(edit)).toEqual({ profileImage: 'Profile image is required.' })
		await savedBlog({ ...edit, hasProfileImageChanged: 'true', profileImage: profileFile() })
		expect(await staffBlog(id)).toMatchObject({ active: true, profile: { width: 40, height: 40 }, version: 3 })
	})

	test('each has its alternative text', async () => {
		const id = await savedBlog(
			anActiveBlog(labels, { coverAlt: 'A card', thumbnailAlt: 'Its corner', profileAlt: 'Meera' }),
		)
		expect(await staffBlog(id)).toMatchObject({
			cover: { alt: 'A card' },
			thumbnail: { alt: 'Its corner' },
			profile: { alt: 'Meera' },
		})
	})
})

describe('the share card', () => {
	const shareFile = (tone = 5) => asFile(pngOf(600, 315, { tone }), 'share.png')
	const sharing = () =>
		anActiveBlog(labels, { shareImage: shareFile(), hasShareImageChanged: 'true', coverAlt: 'A card' })

	test('has any size, is optional, and is described by the text of the cover', async () => {
		const id = await savedBlog(sharing())
		expect(await staffBlog(id)).toMatchObject({ share: { width: 600, height: 315, alt: 'A card' } })
		const edit = anActiveBlog(labels, { blogsId: String(id) })
		await savedBlog(edit)
		expect((await staffBlog(id)).share?.width, 'it stays where neither it nor the cover is new').toBe(600)
		expect(await refusedFields({ ...edit, hasShareImageChanged: 'true' })).toEqual({
			shareImage: 'Share card is required.',
		})
	})

	test('goes with its cover: a new cover alone is shared itself', async () => {
		const id = await savedBlog(sharing())
		const newCover = { blogsId: String(id), hasCoverImageChanged: 'true', coverImage: coverFile(7) }
		await savedBlog({ ...sharing(), ...newCover })
		expect((await staffBlog(id)).share).not.toBeNull()
		await savedBlog(anActiveBlog(labels, { ...newCover, coverImage: coverFile(8) }))
		expect((await staffBlog(id)).share).toBeNull()
	})
})

describe('pictures inside the text', () => {
	test('each part is kept under its name, and answered with its address and size', async () => {
		const content = inText('shelf', 'card-2')
		const parts = { content, hasImagesChanged: 'true', 'images[shelf]': insideFile(), 'images[card-2]': insideFile(9) }
		const id = await savedBlog(anActiveBlog(labels, parts))
		const blog = await (await visitorCall(`fetchblogsbyid/${id}`)).json<{ content: string; images: object }>()
		expect(blog.content).toBe(content)
		expect(blog.images).toEqual({
			shelf: { url: expect.stringMatching(/^\/media\/.*\/inside\.png$/), alt: '', width: 320, height: 180 },
			'card-2': { url: expect.stringMatching(/^\/media\/.*\/inside\.png$/), alt: '', width: 320, height: 180 },
		})
	})

	test('a name without a picture is refused on the content, and nothing is written', async () => {
		const before = await counts()
		const parts = { content: inText('shelf', 'lost'), hasImagesChanged: 'true', 'images[shelf]': insideFile() }
		expect(await refusedFields(aDraft(parts))).toEqual({
			content: 'Add these pictures again, or take them out: lost',
		})
		expect(await refusedFields(aDraft({ ...parts, content: inText('shelf'), hasImagesChanged: 'false' }))).toEqual({
			content: 'Add these pictures again, or take them out: shelf',
		})
		expect(await counts()).toEqual(before)
	})

	test('a picture that is sent and not named is not kept', async () => {
		const before = await states()
		await savedBlog(aDraft({ content: '<p>None</p>', hasImagesChanged: 'true', 'images[unused]': insideFile() }))
		expect(await states()).toEqual(before)
	})

	test('an edit keeps named pictures, replaces those sent again, and keeps the rest for the history only', async () => {
		const first = {
			hasImagesChanged: 'true',
			'images[a]': insideFile(1),
			'images[b]': insideFile(2),
			'images[c]': insideFile(3),
		}
		const draft = aDraft({ content: inText('a', 'b', 'c'), ...first })
		const id = await savedBlog(draft)
		const { images: old } = await staffBlog(id)
		const edit = { ...draft, blogsId: String(id), 'images[a]': null, 'images[c]': null, 'images[b]': insideFile(4) }
		await savedBlog({ ...edit, content: inText('b', 'a') })
		const { images } = await staffBlog(id)
		expect(Object.keys(images).sort()).toEqual(['a', 'b'])
		expect(keyIn(images.a?.url)).toBe(keyIn(old.a?.url))
		expect(keyIn(images.b?.url)).not.toBe(keyIn(old.b?.url))
		const now = await states()
		const stateOf = (address?: string) => now.get(keyIn(address))
		for (const picture of [old.a, old.b, old.c, images.b]) expect(stateOf(picture?.url)).toBe('live')
	})

	test('without the flag the stored ones stay, whatever is sent', async () => {
		const draft = aDraft({ content: inText('a'), hasImagesChanged: 'true', 'images[a]': insideFile(1) })
		const id = await savedBlog(draft)
		const { images: old } = await staffBlog(id)
		await savedBlog({ ...draft, blogsId: String(id), hasImagesChanged: 'false', 'images[a]': insideFile(7) })
		expect(keyIn((await staffBlog(id)).images.a?.url)).toBe(keyIn(old.a?.url))
	})

	test('they are judged by their content too', async () => {
		const page = asFile(new TextEncoder().encode('<script>alert(1)</script>'), 'inside.png')
		expect(await refusedFields(aDraft({ content: inText('a'), hasImagesChanged: 'true', 'images[a]': page }))).toEqual({
			images: 'Please upload only image files (e.g., JPG, PNG).',
		})
	})
})

test('all pictures of a blog are for visitors as long as it is active, and stay for the trash when it is deleted', async () => {
	const parts = {
		content: inText('a'),
		hasImagesChanged: 'true',
		'images[a]': insideFile(1),
		shareImage: insideFile(2),
	}
	const blog = anActiveBlog(labels, parts)
	const id = await savedBlog(blog)
	const { images, cover, thumbnail, profile, share } = await staffBlog(id)
	const addresses = [images.a, cover, thumbnail, profile, share].map(
		(picture) => picture?.url.replace(/\?.*/, '') ?? '',
	)
	const statuses = async () => Promise.all(addresses.map(async (address) => (await call(address)).status))
	expect(await statuses()).toEqual([200, 200, 200, 200, 200])
	await savedBlog({ ...blog, blogsId: String(id), active: 'false', hasImagesChanged: 'false', 'images[a]': null })
	expect(await statuses()).toEqual([404, 404, 404, 404, 404])
	expect((await staffCall('deleteBlogs', { json: { blogsId: id } })).status).toBe(200)
	const now = await states()
	expect(addresses.map((address) => now.get(keyIn(address)))).toEqual(Array(5).fill('live'))
	expect(await statuses()).toEqual([404, 404, 404, 404, 404])
})
