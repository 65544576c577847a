import { strToU8, zipSync } from 'fflate'
import type { CvText } from '#web/print/cv.tsx'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Style = 'Title' | 'Subtitle' | 'Heading1' | 'Heading2'

const paragraph = (text: string, style?: Style) =>
	`<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

/** `size` is in half points, `before` and `after` in twentieths of a point. */
const style = (
	id: string,
	name: string,
	size: number,
	{ bold = false, before = 0, after = 0, colour = '1d2040' } = {},
) =>
	`<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="${before}" w:after="${after}"/></w:pPr><w:rPr>${bold ? '<w:b/>' : ''}<w:color w:val="${colour}"/><w:sz w:val="${size}"/></w:rPr></w:style>`

const styles = `${xml}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Nirmala UI"/><w:sz w:val="22"/><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${style('Title', 'Title', 52, { bold: true })}${style('Subtitle', 'Subtitle', 26, { after: 120, colour: '5b6079' })}${style('Heading1', 'heading 1', 26, { bold: true, before: 320, after: 80, colour: '4338ca' })}${style('Heading2', 'heading 2', 22, { bold: true, before: 120 })}</w:styles>`

const contentTypes = `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`

const packageRelations = `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`

const documentRelations = `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/styles" Target="styles.xml"/></Relationships>`

const properties = (name: string) =>
	`${xml}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(name)}</dc:title><dc:creator>${escaped(name)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">2026-01-05T09:00:00Z</dcterms:created></cp:coreProperties>`

function bodyOf({ name, headline, profile, contact, posts, study, skills }: CvText): string {
	const work = posts.flatMap(({ when, what, where, text }) => [
		paragraph(`${what}, ${where}`, 'Heading2'),
		paragraph(when),
		paragraph(text),
	])
	return [
		paragraph(name, 'Title'),
		paragraph(headline, 'Subtitle'),
		paragraph(contact.join('  ·  ')),
		paragraph('Profile', 'Heading1'),
		paragraph(profile),
		paragraph('Work', 'Heading1'),
		...work,
		paragraph('Study', 'Heading1'),
		paragraph(study),
		paragraph('Skills', 'Heading1'),
		paragraph(skills),
	].join('')
}

/** Returns a CV as a Word document on A4. The same text gives the same bytes. */
export function wordFileOf(cv: CvText): Uint8Array {
	const sheet =
		'<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>'
	const document = `${xml}<w:document xmlns:w="${main}"><w:body>${bodyOf(cv)}${sheet}</w:body></w:document>`
	const parts = {
		'[Content_Types].xml': contentTypes,
		'_rels/.rels': packageRelations,
		'docProps/core.xml': properties(cv.name),
		'word/_rels/document.xml.rels': documentRelations,
		'word/document.xml': document,
		'word/styles.xml': styles,
	}
	const zipped = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
	return zipSync(zipped, { level: 9, mtime: '2026-01-05T09:00:00' })
}
