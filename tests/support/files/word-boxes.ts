import { type Bytes, textBytes } from './sample-bytes.ts'
import { docxParts, zipOf } from './sample-files.ts'

const office = 'http://schemas.openxmlformats.org'
const namespaces = [
	`xmlns:w="${office}/wordprocessingml/2006/main"`,
	`xmlns:r="${office}/officeDocument/2006/relationships"`,
	`xmlns:wp="${office}/drawingml/2006/wordprocessingDrawing"`,
	`xmlns:a="${office}/drawingml/2006/main"`,
	`xmlns:mc="${office}/markup-compatibility/2006"`,
	'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
	'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ')

const wordParagraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

const box = (text: string) => `<w:txbxContent>${wordParagraph(text)}</w:txbxContent>`
const drawing = (text: string) =>
	`<w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx>${box(text)}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`
const vml = (text: string) => `<w:pict><v:shape><v:textbox>${box(text)}</v:textbox></v:shape></w:pict>`

/** A paragraph with a text box: drawn, drawn as an alternative without a fallback, or as Word writes it. */
export function textBox(text: string, how: 'drawn' | 'alternative' | 'word' = 'drawn'): string {
	const alternatives = `<mc:Choice Requires="wps">${drawing(text)}</mc:Choice>${how === 'word' ? `<mc:Fallback>${vml(text)}</mc:Fallback>` : ''}`
	const content = how === 'drawn' ? drawing(text) : `<mc:AlternateContent>${alternatives}</mc:AlternateContent>`
	return `<w:p><w:r><w:t>Beside it</w:t></w:r><w:r>${content}</w:r></w:p>`
}

/** A Word document with this body and a link of this text to this address. */
export function docxWith(body: string, { link: [text, address] = ['', ''] }: { link?: [string, string] } = {}): Bytes {
	const link = `<w:p><w:hyperlink r:id="rId1"><w:r><w:t>${text}</w:t></w:r></w:hyperlink></w:p>`
	return zipOf({
		...docxParts(),
		'word/_rels/document.xml.rels': textBytes(
			`<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/hyperlink" Target="${address}" TargetMode="External"/></Relationships>`,
		),
		'word/document.xml': textBytes(`<w:document ${namespaces}><w:body>${body}${text && link}</w:body></w:document>`),
	})
}
