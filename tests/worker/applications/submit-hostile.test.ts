import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { documentReasons } from '#contracts/shared/file-faults.ts'
import { anApplication, sendApplication, submitPath } from '#tests/support/builders/careers/application-form.ts'
import { storedApplication } from '#tests/support/builders/careers/applications.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { givenFile } from '#tests/support/files/given-files.ts'
import { hostileDocuments } from '#tests/support/files/hostile-documents.ts'
import { asFile, jpegOf, pdfOf, pngOf } from '#tests/support/files/sample-files.ts'
import { call } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { passed, production, siteverify } from '#tests/support/worker/siteverify.ts'
import { db } from '#tests/support/worker/staff.ts'
import { visitorHeaders } from '#tests/support/worker/visitor.ts'
import { files } from '#worker/files/files.table.ts'
import { mediaTypes } from '#worker/files/recognise/recognise.ts'

const wrongType = 'Invalid file type. Only PDF and DOCX formats are allowed'
const tooLarge = 'The file size exceeds the maximum limit of 5 MB'

let job: number
beforeAll(async () => {
	job = await openJob()
})

test('no hostile document passes as a CV: each is refused with the message, no token is spent and nothing is written', async () => {
	const asked = siteverify(passed('apply'))
	const before = await counts()
	for (const { what, name, bytes } of hostileDocuments) {
		const form = anApplication(job, { file: asFile(bytes(), name) })
		const answer = await sendApplication(form, { token: `token for ${what}`, bindings: production })
		expect([what, answer.status, await answer.json()]).toMatchObject([
			what,
			400,
			{
				code: 'request.invalid',
				fields: { file: expect.stringMatching(/^Invalid file type\. Only PDF and DOCX formats are allowed/) },
			},
		])
	}
	expect(await counts()).toEqual(before)
	expect(asked).toEqual([])
})

test.each([
	['a picture', () => asFile(pngOf(8, 8), 'cv.png')],
	['a picture that is called a PDF', () => asFile(jpegOf(8, 8), 'cv.pdf')],
	[
		'a PDF whose type is announced and whose content is not one',
		() => asFile(pngOf(8, 8), 'cv.pdf', 'application/pdf'),
	],
])('%s is refused', async (_, file) => {
	const before = await counts()
	const answer = await sendApplication(anApplication(job, { file: file() }))
	expect([answer.status, await answer.json()]).toMatchObject([
		400,
		{ fields: { file: `${wrongType}. ${documentReasons.picture}` } },
	])
	expect(await counts()).toEqual(before)
})

test('one byte more than 5,242,880 is too large, of a real PDF too', async () => {
	const before = await counts()
	const file = asFile(pdfOf('CV', { bytes: 5_242_881 }), 'cv.pdf')
	const answer = await sendApplication(anApplication(job, { file }))
	expect([answer.status, await answer.json()]).toMatchObject([
		400,
		{ fields: { file: `${tooLarge}. ${documentReasons['too-large']}` } },
	])
	expect(await counts()).toEqual(before)
})

test('cv-word-online-document2.docx is stored as a Word document', async () => {
	const file = asFile(givenFile('cv-word-online-document2.docx'), 'CV')
	const answer = await sendApplication(anApplication(job, { file }))
	expect(answer.status).toBe(200)
	const { cvKey = '' } = (await storedApplication(await answer.json())) ?? {}
	const [stored] = await db.select().from(files).where(eq(files.key, cvKey))
	expect(stored).toMatchObject({ name: 'CV.docx', type: mediaTypes.docx, size: file.size })
})

test.each([
	['../../etc/passwd.pdf', 'passwd.pdf'],
	['CON.pdf', 'file-CON.pdf'],
	// Browsers send a quotation mark and a line break like this.
	['a%22%0D%0AX: y.pdf', 'a220D0AX y.pdf'],
	[`${'n'.repeat(300)}.pdf`, `${'n'.repeat(100)}.pdf`],
	['résumé.PDF', 'résumé.pdf'],
	['CV', 'CV.pdf'],
	['CV.pdf (1)', 'CV (1).pdf'],
	['CV.pdf?usp=sharing', 'CV.pdf'],
	['CV.docx', 'CV.pdf'],
	['.pdf', 'file.pdf'],
])('a file called %j lies under a key of ours', async (name, kept) => {
	const answer = await sendApplication(anApplication(job, { file: asFile(givenFile('cv-plain.pdf'), name) }))
	expect(answer.status).toBe(200)
	const { cvKey = '' } = (await storedApplication(await answer.json())) ?? {}
	expect(cvKey).toMatch(/^[\da-f-]{36}$/)
	const [file] = await db.select().from(files).where(eq(files.key, cvKey))
	expect(file?.name).toBe(kept)
})

const boundary = { 'Content-Type': 'multipart/form-data; boundary=b' }
const part = (name: string, value = 'x') => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const filePart = '--b\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n%%EOF\r\n'

test.each<[string, Record<string, string>, string]>([
	['no boundary', { 'Content-Type': 'multipart/form-data' }, `${part('firstName')}--b--`],
	['another boundary', { 'Content-Type': 'multipart/form-data; boundary=c' }, `${part('firstName')}--b--`],
	['an end that is cut off', boundary, part('firstName')],
	['nothing in it', boundary, ''],
	['5,000 parts', boundary, `${Array.from({ length: 5_000 }, (_, at) => part(`p${at}`)).join('')}--b--`],
	['two files', boundary, `${filePart}${filePart}--b--`],
	['a field given twice', boundary, `${part('email')}${part('email')}--b--`],
])('a form with %s is refused, and nothing is written', async (_, type, body) => {
	const before = await counts()
	const answer = await call(submitPath, { body, headers: { ...visitorHeaders(), ...type } })
	expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'request.malformed' }])
	expect(await counts()).toEqual(before)
})
