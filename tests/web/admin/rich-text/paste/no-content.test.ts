// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pngOf } from '#tests/support/files/sample-files.ts'
import { leftOutReasons } from '#web/admin/rich-text/nodes/left-out-kinds.ts'
import { cleanPaste } from '#web/admin/rich-text/paste/clean-paste.ts'
import { storedFrom } from './pasted.ts'

const pictureUrl = (width: number, height: number) =>
	`data:image/png;base64,${Buffer.from(pngOf(width, height)).toString('base64')}`
const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const emptySvg =
	"data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20760%20427'%3E%3C/svg%3E"

/** The addresses of the pictures that a paste has. */
const addressesIn = (html: string) =>
	[...cleanPaste(html).pictures.values()].map((picture) => ('address' in picture ? picture.address : picture))

const checklist = (...items: [string, string][]) =>
	`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><ul style="margin-top:0;padding-inline-start:28px;">${items
		.map(
			([state, words]) =>
				`<li dir="ltr" role="checkbox" aria-checked="${state === 'checked'}" style="list-style-type:none;white-space:pre;" aria-level="1">` +
				`<img src="${pictureUrl(72, 72)}" width="17.599999999999998px" height="17.599999999999998px" alt="${state}" aria-roledescription="checkbox" style="margin-right:3px;" />` +
				`<p dir="ltr" style="line-height:1.38;display:inline-block;" role="presentation"><span style="white-space:pre-wrap;">${words}</span></p></li>`,
		)
		.join('')}</ul></b>`

test('the boxes of a checklist are no pictures, and the items stay a list (Google Docs)', () => {
	const html = checklist(['checked', 'Passport copy'], ['unchecked', 'Proof of address'], ['unchecked', 'Signed form'])
	expect(storedFrom(html)).toBe('<ul><li>Passport copy</li><li>Proof of address</li><li>Signed form</li></ul>')
	expect(cleanPaste(html).pictures.size).toBe(0)
})

test.each([
	['GitHub', '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked> one</li></ul>'],
	['Evernote', '<ul><li><img class="en-todo" src="x.png"><div>one</div></li></ul>'],
	['a mail', '<ul><li><img alt="Unchecked box" src="https://x.example/box.png" width="16"> one</li></ul>'],
])('the boxes of a checklist are no pictures: %s', (_, html) => {
	expect(storedFrom(html)).toBe('<ul><li>one</li></ul>')
	expect(cleanPaste(html).pictures.size).toBe(0)
})

test.each([
	[
		'Slack',
		'<meta charset="utf-8"><span>The new release is out <img data-stringify-type="emoji" data-stringify-emoji=":tada:" alt="🎉" src="https://a.slack-edge.com/production-standard-emoji-assets/14.0/apple-medium/1f389@2x.png"> and it works <b>well</b></span>',
		'<p>The new release is out 🎉 and it works <strong>well</strong></p>',
	],
	[
		'Gmail',
		'<div dir="ltr">Thank you <img data-emoji="👍" class="an1" alt="👍" aria-label="👍" draggable="false" src="https://fonts.gstatic.com/s/e/notoemoji/16.0/1f44d/72.png" loading="lazy"> for the review</div>',
		'<p>Thank you 👍 for the review</p>',
	],
	[
		'WordPress',
		'<p>We are happy <img draggable="false" role="img" class="emoji" alt="🙂" src="https://s.w.org/images/core/emoji/15.0.3/svg/1f642.svg"> to announce it</p>',
		'<p>We are happy 🙂 to announce it</p>',
	],
	[
		'GitHub, which names it in the file',
		'<p>Out <g-emoji alias="tada"><img class="emoji" alt=":tada:" src="https://github.githubassets.com/images/icons/emoji/unicode/1f389.png" width="20"></g-emoji></p>',
		'<p>Out 🎉</p>',
	],
	[
		'a font of pictures, by code points',
		'<p>By <img class="emoji" src="https://x.example/emoji/emoji_u1f469_200d_1f4bb.png"> and <img class="twemoji" src="/t/72x72/1f1ee-1f1f3.png"></p>',
		'<p>By 👩‍💻 and 🇮🇳</p>',
	],
	[
		'WhatsApp, with an empty picture',
		`<span>Well <img alt="😂" class="b75 emoji wa" data-plain-text="😂" draggable="false" src="${gif}" style="background-position:-60px"> done</span>`,
		'<p>Well 😂 done</p>',
	],
	[
		'Slack, one of its own',
		'<span>Ship <img data-stringify-type="emoji" data-stringify-emoji=":ship-it:" alt=":ship-it:" src="https://emoji.slack-edge.com/T0/ship-it/a.png"> it</span>',
		'<p>Ship :ship-it: it</p>',
	],
])('the emoji of %s stands in the text as a character', (_, html, stored) => {
	expect(storedFrom(html)).toBe(stored)
	expect(cleanPaste(html).pictures.size).toBe(0)
})

test('a large picture, or one whose text is words, is no emoji', () => {
	expect(addressesIn('<p><img src="https://x.example/party.jpg" alt="🎉" width="800" height="400"></p>')).toHaveLength(
		1,
	)
	expect(addressesIn('<p><img src="https://x.example/emoji-history.png" alt="History of emoji"></p>')).toHaveLength(1)
})

test.each([
	['1x1 by attributes', '<img src="https://x.example/1.gif" width="1" height="1">'],
	['1x1 by style', '<img src="https://x.example/open.php?u=1" style="width:1px;height:1px">'],
	['hidden', '<img src="https://x.example/a.png" style="display: none">'],
	['1x1 by its content', `<img src="${gif}"><img src="${pictureUrl(1, 1)}">`],
	['a counter', '<noscript><img src="https://www.facebook.com/tr?id=1&ev=PageView"></noscript>'],
	['a spacer', '<img src="https://x.example/img/spacer.gif" width="40"><img src="/i/blank.gif"><img>'],
	['a drawing of nothing', `<img src="${emptySvg}">`],
])('a picture of nothing is no content: %s', (_, picture) => {
	expect(cleanPaste(`<p>a ${picture}b</p>`).pictures.size).toBe(0)
})

test.each([
	['data-src', `<img src="${gif}" data-src="https://x.example/a.jpg">`],
	['data-lazy-src behind a drawing', `<img src="${emptySvg}" data-lazy-src="https://x.example/a.jpg">`],
	[
		'the largest of srcset',
		'<img srcset="https://x.example/s.jpg 320w, https://x.example/a.jpg 1280w, https://x.example/m.jpg 640w">',
	],
	['data-srcset', '<img src="/img/loading.gif" data-srcset="https://x.example/a.jpg 2x,https://x.example/s.jpg 1x">'],
	['a blurred small one', `<img src="${pictureUrl(8, 5)}" data-src="https://x.example/a.jpg">`],
	[
		'the source of a picture element',
		`<picture><source data-srcset="https://x.example/a.jpg 900w"><img src="${gif}"></picture>`,
	],
	[
		'the copy for browsers without script, once',
		`<img class="lazy" src="${gif}" data-src="https://x.example/a.jpg"><noscript><img src="https://x.example/a.jpg"></noscript>`,
	],
	[
		'the copy before the stand-in, in another size',
		`<noscript><img src="https://x.example/a-300.jpg"></noscript><img src="${emptySvg}" data-src="https://x.example/a.jpg">`,
	],
	['only the copy', `<img class="lazy" src="${gif}"><noscript><img src="https://x.example/a.jpg"></noscript>`],
])('a picture that is loaded later is its own, not its stand-in: %s', (_, html) => {
	expect(addressesIn(`<p>${html}</p>`)).toEqual(['https://x.example/a.jpg'])
})

test('a picture of the text stays what it is', () => {
	expect(addressesIn(`<p><img src="${pictureUrl(30, 20)}"></p>`)).toEqual([{ file: expect.any(File) }])
	expect(addressesIn('<p><img src="https://x.example/a.jpg" srcset="https://x.example/b.jpg 2x"></p>')).toEqual([
		'https://x.example/a.jpg',
	])
	expect(cleanPaste('<p><img src="file:///C:/a.png"></p>').pictures.values().next().value).toEqual({
		reason: leftOutReasons.localFile,
	})
})

test.each([
	['inside', '<pre><code>npm ci</code><button>Copy</button></pre>', 'npm ci'],
	[
		'in a bar with the language',
		'<pre><div><span>bash</span><div><button>Copy code</button></div></div><div><code>npm ci</code></div></pre>',
		'npm ci',
	],
	[
		'beside',
		'<div class="highlight"><pre>npm ci</pre><div class="zeroclipboard"><clipboard-copy>Copy</clipboard-copy></div></div>',
		'npm ci',
	],
	[
		'beside its wrapper',
		'<figure><div><pre><code>npm ci</code></pre></div><div class="toolbar"><span>Shell</span><button>Copy</button></div></figure>',
		'npm ci',
	],
	['inside the code', '<pre><code>a\n<button class="fold">▾</button>b</code></pre>', 'a\nb'],
	['that are no buttons', '<pre><code>a</code><span class="copy-btn">Copied!</span></pre>', 'a'],
])('buttons of copied code are no code: %s', (_, html, code) => {
	expect(storedFrom(`<p>So:</p>${html}<p>End</p>`)).toBe(`<p>So:</p><pre><code>${code}</code></pre><p>End</p>`)
})
