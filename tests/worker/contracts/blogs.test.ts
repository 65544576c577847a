import { expect, test } from 'vitest'
import { type BlogPictureField, blogForm, blogFormWith } from '#contracts/content/blog-form.ts'
import { blogCategoryForm, blogTagForm } from '#contracts/content/blog-labels.ts'
import { blogsQuery, publicBlogsQuery } from '#contracts/content/blogs.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'
import { coverFile, insideFile, profileFile, thumbnailFile } from '#tests/support/builders/published/blog-files.ts'
import { asFile, pngOf } from '#tests/support/files/sample-files.ts'

const active = () => ({
	heading: 'Four fields on an index card',
	subHeading: 'What each of them is for',
	authorName: 'Meera Raghavan',
	date: '2026-05-04',
	category: '3',
	tags: '1,2',
	active: 'true',
	content: '<p>Text</p>',
	priorityBlog: '0',
	coverImage: coverFile(),
	thumbnailImage: thumbnailFile(),
	profileImage: profileFile(),
})
const newBlog = blogFormWith([])

test('an active blog with everything is accepted, and an inactive one with its heading alone', () => {
	expect(messagesOf(newBlog, active())).toEqual({})
	expect(messagesOf(newBlog, { heading: 'Draft', active: 'false' })).toEqual({})
	expect(messagesOf(newBlog, { heading: 'Draft', active: 'false', priorityBlog: '', category: '', date: '' })).toEqual(
		{},
	)
})

test('an active blog gets a message for everything that it lacks, each with a full stop', () => {
	expect(messagesOf(newBlog, { active: 'true' })).toEqual({
		heading: 'Heading is required.',
		subHeading: 'Sub heading is required.',
		authorName: 'Author name is required.',
		date: 'Date is required.',
		category: 'Category is required.',
		tags: 'At least one tag is required.',
		content: 'Content is required.',
		priorityBlog: 'Priority is required.',
		thumbnailImage: 'Thumbnail is required.',
		coverImage: 'Cover is required.',
		profileImage: 'Profile image is required.',
	})
})

test('an inactive blog without a heading gets that message only', () => {
	expect(messagesOf(newBlog, { active: 'false' })).toEqual({ heading: 'Heading is required.' })
})

test.each<[string, unknown, string]>([
	['heading', '  ', 'Heading is required.'],
	['heading', 'a'.repeat(201), 'At most 200 characters'],
	['heading', 'a\0', 'Contains characters that cannot be stored'],
	['subHeading', ' ', 'Sub heading is required.'],
	['subHeading', 'a'.repeat(201), 'At most 200 characters'],
	['authorName', '', 'Author name is required.'],
	['date', '', 'Date is required.'],
	['date', '2026-02-30', 'A date like 2026-01-31 is expected'],
	['date', '4 May 2026', 'A date like 2026-01-31 is expected'],
	['category', '', 'Category is required.'],
	['category', 'Banking', 'A number is expected'],
	['tags', '', 'At least one tag is required.'],
	['tags', '1;2', 'Ids with commas between are expected'],
	['tags', '1,,2', 'Ids with commas between are expected'],
	['content', '', 'Content is required.'],
	['content', 'a'.repeat(524_289), 'At most 524,288 characters'],
	['priorityBlog', '', 'Priority is required.'],
	['priorityBlog', '6', 'A number from 0 to 5 is expected'],
	['priorityBlog', '-1', 'A number from 0 to 5 is expected'],
	['priorityBlog', '1.5', 'A number from 0 to 5 is expected'],
	['active', 'yes', 'true or false is expected'],
	['active', undefined, 'true or false is expected'],
	['version', '0', 'A whole number from 1 is expected'],
	['coverImage', 'cover.png', 'Please upload only image files (e.g., JPG, PNG).'],
	['thumbnailAlt', 'a'.repeat(201), 'At most 200 characters'],
	['images', 'x', 'Please upload only image files (e.g., JPG, PNG).'],
	['images', { 'Big Name': insideFile() }, 'A name of a-z, 0-9 and - is expected'],
	['publishedDate', '2026-05-04', 'Unknown field'],
])('%s, in case %$: the message that is meant for it', (field, value, message) => {
	expect(messagesOf(blogForm, { ...active(), [field]: value })).toEqual({ [field]: message })
})

test('a picture of more than 1 MB is refused by its size', () => {
	const large = asFile(pngOf(760, 427, { bytes: 1_048_577 }), 'cover.png')
	expect(messagesOf(blogForm, { ...active(), coverImage: large })).toEqual({
		coverImage: 'Image size exceeds the maximum allowed size of 1 MB.',
	})
	const fitting = asFile(pngOf(760, 427, { bytes: 1_048_576 }), 'cover.png')
	expect(messagesOf(blogForm, { ...active(), coverImage: fitting })).toEqual({})
})

test('priority 0 is a choice, an empty one is not; an inactive blog may leave it empty', () => {
	const priority = (given: object) => blogForm.parse({ ...active(), ...given }).priorityBlog
	expect(priority({ priorityBlog: '0' })).toBe(0)
	expect(priority({ priorityBlog: 5 })).toBe(5)
	expect(priority({ priorityBlog: '', active: 'false' })).toBeNull()
})

test('tags are ids separated by commas, each once', () => {
	expect(blogForm.parse({ ...active(), tags: '7,3,7' }).tags).toEqual([7, 3])
	const many = Array.from({ length: 150 }, (_, index) => index + 1000)
	expect(blogForm.parse({ ...active(), tags: many.join(',') }).tags).toEqual(many)
})

const stored: BlogPictureField[] = ['thumbnailImage', 'coverImage', 'profileImage']

test('an edit needs no picture that is stored, but a flag needs its file', () => {
	const { coverImage: _cover, thumbnailImage: _thumbnail, profileImage: _profile, ...rest } = active()
	const edit = { ...rest, blogsId: '4' }
	expect(messagesOf(blogFormWith(stored), edit)).toEqual({})
	expect(messagesOf(blogFormWith(['coverImage', 'profileImage']), edit)).toEqual({
		thumbnailImage: 'Thumbnail is required.',
	})
	expect(messagesOf(blogFormWith([]), { ...edit, active: 'false' })).toEqual({})
	expect(messagesOf(blogFormWith(stored), { ...edit, active: 'false', hasCoverImageChanged: 'true' })).toEqual({
		coverImage: 'Cover is required.',
	})
})

test('a file without its flag is ignored in an edit', () => {
	expect(messagesOf(blogFormWith([]), { ...active(), blogsId: '4', hasThumbnailImageChanged: 'true' })).toEqual({
		coverImage: 'Cover is required.',
		profileImage: 'Profile image is required.',
	})
})

test('queries of lists have pageSize, a category, tags and text; those of staff also a status', () => {
	const query = { pageNumber: 2, pageSize: 10, headingFilter: 'card', categoryInt: 3, selectedTags: [1, '2'] }
	expect(publicBlogsQuery.parse(query)).toEqual({ ...query, selectedTags: [1, 2] })
	expect(publicBlogsQuery.parse({ headingFilter: '', categoryInt: null, selectedTags: null })).toEqual({
		pageNumber: 1,
		pageSize: 10,
		headingFilter: null,
		categoryInt: null,
		selectedTags: [],
	})
	expect(messagesOf(publicBlogsQuery, { size: 5 })).toEqual({ size: 'Unknown field' })
	expect(messagesOf(publicBlogsQuery, { active: true })).toEqual({ active: 'Unknown field' })
	expect(messagesOf(blogsQuery, { active: 'true' })).toEqual({ active: 'true, false or null is expected' })
	expect(messagesOf(blogsQuery, { selectedTags: 4 })).toEqual({ selectedTags: 'A list of ids is expected' })
	expect(messagesOf(blogsQuery, { headingFilter: 'a'.repeat(101) })).toEqual({
		headingFilter: 'At most 100 characters',
	})
})

test('categories and tags need a name', () => {
	expect(messagesOf(blogCategoryForm, { categoryName: ' ' })).toEqual({ categoryName: 'Category name is required' })
	expect(messagesOf(blogTagForm, {})).toEqual({ tagsName: 'Tag name is required' })
	const invisible = 'Contains line breaks or invisible characters'
	expect(messagesOf(blogCategoryForm, { categoryName: 'Records\u200b' })).toEqual({ categoryName: invisible })
	expect(messagesOf(blogTagForm, { tagsName: '\u2060' })).toEqual({ tagsName: invisible })
	expect(messagesOf(blogTagForm, { tagsId: 4, tagsName: 'KYC' })).toEqual({})
})
