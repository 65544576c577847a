#!/bin/sh
# Behaviour: mammoth leaves the text of a text box out, without a message, if the box is stored in its present form alone
# (`wps:wsp` in `mc:Choice`). It reads `mc:Fallback`, which holds the same box in the older form (VML) for programs that do not
# know the present one. A file whose writer leaves the fallback out, which the format allows, loses the words of its boxes.
# Version: mammoth 1.13.0.
# Why one would guess otherwise: the text stands in ordinary paragraphs (`w:p`) inside the box, mammoth converts the same box with a
# fallback, and it reports other things that it does not understand in `messages`.
# Source: seen in the run below; ECMA-376, part 3, 7.5 (alternate content).
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund mammoth@1.13.0 jszip@3.10.1 > /dev/null

cat > show.mjs <<'JS'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const mammoth = require('mammoth')
const JSZip = require('jszip')
const { version } = require('mammoth/package.json')

const spaces = {
	w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
	mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
	wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
	a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
	wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
	v: 'urn:schemas-microsoft-com:vml',
}
const paragraph = (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const box = (text) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`
const choice = (text) => `<mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="914400" cy="457200"/><wp:docPr id="1" name="Box"/>
	<a:graphic><a:graphicData uri="${spaces.wps}"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr/>
	<wps:txbx>${box(text)}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice>`
const fallback = (text) => `<mc:Fallback><w:pict><v:shape><v:textbox>${box(text)}</v:textbox></v:shape></w:pict></mc:Fallback>`

async function convert(content) {
	const zip = new JSZip()
	zip.file('[Content_Types].xml', `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
		<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
		<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`)
	zip.file('_rels/.rels', `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
		<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`)
	const names = Object.entries(spaces).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`).join(' ')
	zip.file('word/document.xml', `<w:document ${names}><w:body>${paragraph('Before.')}
		<w:p><w:r><mc:AlternateContent>${content}</mc:AlternateContent></w:r></w:p>${paragraph('After.')}</w:body></w:document>`)
	const { value, messages } = await mammoth.convertToHtml({ buffer: await zip.generateAsync({ type: 'nodebuffer' }) })
	return { html: value, messages: messages.length }
}

const seen = {
	both: await convert(choice('In the box.') + fallback('In the box.')),
	'present form alone': await convert(choice('In the box.')),
}
console.log(`mammoth ${version}`)
for (const [name, { html, messages }] of Object.entries(seen)) console.log(`${name}: ${html} (${messages} messages)`)
const isAsSeen =
	seen.both.html.includes('In the box.') &&
	seen['present form alone'].html === '<p>Before.</p><p>After.</p>' &&
	seen['present form alone'].messages === 0
if (!isAsSeen) {
	console.error('The behaviour has changed.')
	process.exit(1)
}
JS
node show.mjs
