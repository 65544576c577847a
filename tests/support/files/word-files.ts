import { type Bytes, textBytes } from './sample-bytes.ts'
import { docxParts, writtenByOthers, zipOf } from './sample-files.ts'

const office = 'http://schemas.openxmlformats.org'
const namespaces = [
	`xmlns:w="${office}/wordprocessingml/2006/main"`,
	`xmlns:m="${office}/officeDocument/2006/math"`,
	`xmlns:r="${office}/officeDocument/2006/relationships"`,
	`xmlns:wp="${office}/drawingml/2006/wordprocessingDrawing"`,
	`xmlns:a="${office}/drawingml/2006/main"`,
	`xmlns:c="${office}/drawingml/2006/chart"`,
	`xmlns:pic="${office}/drawingml/2006/picture"`,
	`xmlns:mc="${office}/markup-compatibility/2006"`,
	'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
	'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
	'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ')

type Parts = { body: string; styles?: string; numbering?: string; footnotes?: string }

const part = (root: string, content: string) =>
	textBytes(`<?xml version="1.0" encoding="UTF-8"?><w:${root} ${namespaces}>${content}</w:${root}>`)

/** A Word document with these parts. Its picture has the relationship `rId1`. */
export function wordFile({ body, styles = '', numbering = '', footnotes = '' }: Parts): Bytes {
	const parts = docxParts()
	const types = new TextDecoder().decode(parts['[Content_Types].xml'] as Uint8Array)
	return zipOf({
		...parts,
		'[Content_Types].xml': textBytes(
			types.replace('<Override', '<Default Extension="png" ContentType="image/png"/>$&'),
		),
		'word/_rels/document.xml.rels': textBytes(
			`<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/image" Target="media/image1.png"/></Relationships>`,
		),
		'word/media/image1.png': writtenByOthers.png ?? new Uint8Array(),
		'word/document.xml': part('document', `<w:body>${body}</w:body>`),
		'word/styles.xml': part('styles', styles),
		'word/numbering.xml': part('numbering', numbering),
		'word/footnotes.xml': part('footnotes', footnotes),
	})
}

export const run = (text: string, properties = '') =>
	`<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
export const paragraph = (content: string, properties = '') =>
	`<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`
export const styled = (content: string, style: string, more = '') =>
	paragraph(content, `<w:pStyle w:val="${style}"/>${more}`)
export const item = (content: string, list: number | string, level = 0, more = '') =>
	paragraph(
		content.startsWith('<') ? content : run(content),
		`<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>${more}`,
	)

/** A style of paragraphs, or of texts. */
export const style = (id: string, content: string, { type = 'paragraph', name = id, base = '' } = {}) =>
	`<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${base && `<w:basedOn w:val="${base}"/>`}${content}</w:style>`
export const numbered = (list: number | string, level?: number) =>
	`<w:numPr>${level === undefined ? '' : `<w:ilvl w:val="${level}"/>`}<w:numId w:val="${list}"/></w:numPr>`

export const level = (at: number, format: string, { text = '', style = '', left = 720 * (at + 1) } = {}) =>
	`<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${style && `<w:pStyle w:val="${style}"/>`}` +
	`<w:lvlText w:val="${text || `%${at + 1}.`}"/><w:pPr><w:ind w:left="${left}" w:hanging="360"/></w:pPr></w:lvl>`
/** Lists with the numbers 1, 2 and so on, each with its levels. */
export const lists = (...definitions: string[]) =>
	definitions.map((levels, id) => `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`).join('') +
	definitions.map((_, id) => `<w:num w:numId="${id + 1}"><w:abstractNumId w:val="${id}"/></w:num>`).join('')

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
/** A field of several runs. Its instruction and its result may contain fields. */
export const field = (instruction: string, result: string) =>
	`${mark('begin')}${instruction.startsWith('<') ? instruction : `<w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>`}${mark('separate')}${result}${mark('end')}`
export const simpleField = (instruction: string, result: string) =>
	`<w:fldSimple w:instr=" ${instruction} ">${result}</w:fldSimple>`

export const moved = (kind: 'From' | 'To', content: string) =>
	`<w:move${kind} w:id="7" w:author="A" w:date="2026-01-02T10:00:00Z">${content}</w:move${kind}>`

export const picture = (more = '', properties = '') =>
	`<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="The quay"${properties}/><a:graphic><a:graphicData><pic:pic>` +
	`<pic:blipFill><a:blip r:embed="rId1"/>${more}</pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

/** The older form of a picture, within a run. */
export const vmlPicture = (crop = '') => `<w:pict><v:shape><v:imagedata r:id="rId1"${crop}/></v:shape></w:pict>`

/** A text box in both forms that Word writes. */
export const twoForms = (content: string) =>
	`<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice>` +
	`<mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
