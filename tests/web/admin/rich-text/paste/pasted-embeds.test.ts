// @vitest-environment happy-dom
import { $getRoot, $isElementNode, type LexicalNode } from 'lexical'
import { beforeEach, expect, test, vi } from 'vitest'
import { replaceByLink } from '#web/admin/rich-text/commands/insert-links.ts'
import { $isLeftOutNode, type LeftOutNode } from '#web/admin/rich-text/nodes/left-out-node.tsx'
import { htmlIn } from '../open-test-editor.ts'
import { editorWithPasted, storedFrom, withSpare } from './pasted.ts'

// happy-dom reports each frame that it does not load, past the test's console. Browsers load none in a parser's document.
beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true))

const $placesIn = (node: LexicalNode): LeftOutNode[] =>
	$isLeftOutNode(node) ? [node] : $isElementNode(node) ? node.getChildren().flatMap($placesIn) : []

const placesIn = (html: string) =>
	editorWithPasted({ 'text/html': withSpare(html) }).read(() =>
		$placesIn($getRoot()).map((place) => ({ kind: place.getKind(), address: place.getAddress(), alt: place.getAlt() })),
	)

const youtube =
	'<p>Watch the demo:</p><p><iframe width="560" height="315" src="https://www.youtube.com/embed/abc" title="Demo"></iframe></p><p>Then call us.</p>'

test('an embedded film leaves a place that says what was left out, with a link', () => {
	expect(placesIn(youtube)).toEqual([{ kind: 'film', address: 'https://www.youtube.com/watch?v=abc', alt: 'Demo' }])
})

test('a film that stays where it was left out is stored as a link, and so is one that becomes a link', () => {
	const stored =
		'<p>Watch the demo:</p><p><a href="https://www.youtube.com/watch?v=abc">Demo</a></p><p>Then call us.</p>'
	expect(storedFrom(youtube)).toBe(stored)
	const editor = editorWithPasted({ 'text/html': withSpare(youtube) })
	const place = editor.read(() => {
		const [first] = $placesIn($getRoot())
		return { key: first?.getKey() ?? '', link: first?.getLink() ?? { address: '', text: '' } }
	})
	replaceByLink(editor, place.key, place.link)
	expect(editor.read(() => $placesIn($getRoot()))).toEqual([])
	expect(htmlIn(editor)).toBe(stored)
})

test.each([
	[
		'film',
		'<iframe src="//www.youtube-nocookie.com/embed/a-b_c?start=30&rel=0"></iframe>',
		'https://www.youtube.com/watch?v=a-b_c&t=30s',
	],
	[
		'film',
		'<iframe src="https://www.youtube.com/embed/videoseries?list=PL1"></iframe>',
		'https://www.youtube.com/playlist?list=PL1',
	],
	[
		'film',
		'<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&color=fff"></iframe>',
		'https://vimeo.com/76979871/8272103f6e',
	],
	[
		'film',
		'<iframe src="about:blank" data-src="https://www.dailymotion.com/embed/video/x7"></iframe>',
		'https://www.dailymotion.com/video/x7',
	],
	[
		'film',
		'<object><param name="movie" value="https://www.youtube.com/v/abc"><embed src="https://www.youtube.com/v/abc"></object>',
		'https://www.youtube.com/watch?v=abc',
	],
	['film', '<lite-youtube videoid="abc"></lite-youtube>', 'https://www.youtube.com/watch?v=abc'],
	[
		'film',
		'<video controls poster="p.jpg"><source src="https://x.example/tour.mp4" type="video/mp4"><img src="https://x.example/old.png">Your browser is old</video>',
		'https://x.example/tour.mp4',
	],
	['film', '<video src="blob:https://x.example/1"></video>', ''],
	['sound', '<audio src="https://x.example/talk.mp3"></audio>', 'https://x.example/talk.mp3'],
	[
		'sound',
		'<iframe src="https://open.spotify.com/embed/episode/5Xt?utm_source=generator"></iframe>',
		'https://open.spotify.com/episode/5Xt',
	],
	['page', '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', 'https://www.google.com/maps/embed?pb=1'],
	['page', '<embed src="https://x.example/plan.pdf" type="application/pdf">', 'https://x.example/plan.pdf'],
])('a %s leaves its place: %s', (kind, html, address) => {
	expect(placesIn(`<p>Before</p>${html}<p>After</p>`)).toEqual([{ kind, address, alt: '' }])
})

test.each([
	'<iframe src="https://www.googletagmanager.com/ns.html?id=1" height="0" width="0" style="display:none;visibility:hidden"></iframe>',
	'<iframe src="about:blank"></iframe>',
	'<iframe src="javascript:alert(1)"></iframe>',
	'<iframe></iframe>',
])('a frame that nobody sees leaves nothing: %s', (html) => {
	expect(placesIn(`<p>Before</p>${html}<p>After</p>`)).toEqual([])
})

test('a film among words does not glue them, and a picture of another page has its address', () => {
	expect(storedFrom('<p>See<iframe src="https://vimeo.com/1"></iframe>now</p>')).toBe(
		'<p>See <a href="https://vimeo.com/1">https://vimeo.com/1</a> now</p>',
	)
	const picture = '<p>a <img src="https://x.example/a.png" alt="A"></p>'
	expect(placesIn(picture)).toEqual([{ kind: 'picture', address: 'https://x.example/a.png', alt: 'A' }])
	expect(storedFrom(picture)).toBe('<p>a</p>')
})
