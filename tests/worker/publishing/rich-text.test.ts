import { describe, expect, test } from 'vitest'
import { plainTextOf } from '#contracts/content/plain-text.ts'
import { cleanHtml, decodeOnce } from '#worker/publishing/clean-html.ts'
import { picturesIn, withPictures } from '#worker/publishing/rich-text.ts'

describe('allowed HTML', () => {
	test.each([
		'<h2>Heading</h2><h3>Smaller</h3><h4>Smallest</h4>',
		'<p>One <strong>strong</strong> <em>em</em> <u>u</u> <s>s</s> <code>code</code> <span>span</span><br>line</p><hr>',
		'<ul><li>one</li><li>two<ol><li>inner</li></ol></li></ul>',
		'<blockquote><p>said</p></blockquote>',
		'<pre><code>if (a &lt; b &amp;&amp; c) {\n\treturn "&lt;script&gt;"\n}</code></pre>',
		'<pre>first\n\nsecond</pre>',
		'<table><thead><tr><th colspan="2">head</th></tr></thead><tbody><tr><td rowspan="3">a</td><td>b</td></tr></tbody></table>',
		'<p><img src="{{cover-2}}" alt="A &quot;plan&quot; &lt;1&gt;" width="760" height="427"></p>',
		'<p><img src="/media/0b6f/plan%202.webp" alt=""></p>',
		'<p><a href="https://data.gov.in/path?a=1&amp;b=2#c" rel="noopener noreferrer">out</a></p>',
		'<p><a href="http://nic.in" rel="noopener noreferrer">out</a></p>',
		'<p><a href="mailto:press@company.example?subject=Hello">mail</a> <a href="tel:+914412345678">call</a></p>',
		'<p><a href="/BlogView/3?x=1#part">in</a> <a href="#part">here</a></p>',
		'<p>தமிழ் &amp; 漢字 👩🏽‍💻 e\u0301 &nbsp; &amp;amp;</p>',
		'<p>10<sup>6</sup> pages on 50 m<sup>2</sup>, H<sub>2</sub>O</p>',
		'<ol start="3" type="a"><li>third</li></ol><ol start="0" type="I"><li>none</li></ol>',
		'<p>أطلقت الشركة نظام DMS الجديد</p><p dir="rtl">DMS نظام</p><p dir="ltr">نظام</p><ul dir="rtl"><li>two</li></ul>',
		'<blockquote dir="rtl"><p>1</p></blockquote><table dir="rtl"><tbody><tr><td dir="rtl">7</td></tr></tbody></table>',
		'<p><br></p>',
		'plain text',
		'',
	])('%j', (html) => {
		expect(cleanHtml(html)).toBe(html)
	})

	test.each([
		['<b>a</b><i>b</i><del>c</del><ins>d</ins>', '<strong>a</strong><em>b</em><s>c</s><u>d</u>'],
		['<h1>a</h1><h5>b</h5><h6>c</h6>', '<h2>a</h2><h4>b</h4><h4>c</h4>'],
		['<b><strong style="white-space: pre-wrap;">a</strong></b>', '<strong>a</strong>'],
		['<div>a<div>b</div></div><section><h2>c</h2>d</section>', '<p>a</p><p>b</p><h2>c</h2>d'],
		['<figure><img src="{{a}}"><figcaption>b</figcaption></figure>', '<p><img src="{{a}}" alt=""></p><p>b</p>'],
		['<table><tr><td>a', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
		['<p>a<p>b', '<p>a</p><p>b</p>'],
		['<p></p><p> </p><h2></h2><p>a<strong> </strong>b<a href="/x"></a></p>', '<p>a b</p>'],
		['<pre>\n\n\na</pre>', '<pre>a</pre>'],
		['<o:p>a</o:p><font color=red>b</font><label>c</label>', 'abc'],
		['<a href=" https://a.example/b c ">d</a>', '<a href="https://a.example/b%20c" rel="noopener noreferrer">d</a>'],
		['<a>a</a><a href="page">b</a><a href="x:y">c</a>', 'abc'],
		['a<img src="https://a.example/x.png">b<img>', 'ab'],
		['<img src="{{a}}" width="9px" height="0">', '<img src="{{a}}" alt="">'],
		['<img src="/media/1/a.png?expires=1&signature=2">', '<img src="/media/1/a.png" alt="">'],
		[
			'<td colspan="x">a</td><table><tr><td colspan="100" rowspan="0">b',
			'a<table><tbody><tr><td>b</td></tr></tbody></table>',
		],
		['a\r\nb', 'a\nb'],
		['<p dir="ltr">a</p><p dir="auto">b</p><p dir="x">c</p>', '<p>a</p><p>b</p><p>c</p>'],
		['<p dir="rtl">مرحبا</p><h2 dir="RTL">DMS דף</h2>', '<p>مرحبا</p><h2 dir="rtl">DMS דף</h2>'],
		['<ol start="1" type="1"><li>a</li></ol>', '<ol><li>a</li></ol>'],
		[
			'<ol start="-2" type="x"><li>a</li></ol><ol start="007"><li>b</li></ol>',
			'<ol><li>a</li></ol><ol start="7"><li>b</li></ol>',
		],
		['<p>x<sup> </sup><sub></sub>y<sup><sup>2</sup></sup></p>', '<p>x y<sup>2</sup></p>'],
		// A soft break is a line break.
		['<p>Navigation\vservice</p>', '<p>Navigation<br>service</p>'],
		['<ul><li>one\u2028<em>two\u2029three</em></li></ul>', '<ul><li>one<br><em>two<br>three</em></li></ul>'],
		[
			'<pre><code>a\vb\u2028c</code></pre><p>d\u0085e&#x2028;f</p>',
			'<pre><code>a\nb\nc</code></pre><p>d<br>e<br>f</p>',
		],
		['plain\vtext<img src="{{a}}" alt="b\vc">', 'plain<br>text<img src="{{a}}" alt="b c">'],
	])('%j becomes %j', (html, cleaned) => {
		expect(cleanHtml(html)).toBe(cleaned)
		expect(cleanHtml(cleaned)).toBe(cleaned)
	})

	test.each(
		'script style title textarea option noscript template math svg xmp plaintext listing iframe noembed noframes'.split(
			' ',
		),
	)('nothing of what is in %s', (name) => {
		expect(cleanHtml(`<p>a</p><${name}>b<em>c</em></${name}>`)).toBe('<p>a</p>')
	})

	test('names that every object has are no tags and no attributes', () => {
		expect(cleanHtml('<constructor>a</constructor><i>b</i><toString>c</toString><p constructor=x>d')).toBe(
			'a<em>b</em>c<p>d</p>',
		)
	})
})

describe('pictures', () => {
	const html = cleanHtml(
		'<p><img src="{{b}}" alt="B"><img src="{{a-1}}" width="5" height="6"></p><img src="{{b}}"><img src="/media/1/c.png" alt="C"><p>{{no}} &lt;img src="{{no}}"></p>',
	)
	if (html === null) throw new Error('Not cleaned')

	test('have names, each once, in their order', () => {
		expect(picturesIn(html)).toEqual(['b', 'a-1'])
		expect(picturesIn('')).toEqual([])
	})

	test('come into the places of their names, with their true sizes', () => {
		const pictureOf = (name: string) =>
			name === 'b' ? { url: '/media/7/b.png?x=1&y="$&$1', width: 760, height: 427 } : { url: '/a', width: 1, height: 2 }
		const b = (alt: string) =>
			`<img src="/media/7/b.png?x=1&amp;y=&quot;$&amp;$1" alt="${alt}" width="760" height="427" loading="lazy" decoding="async">`
		expect(withPictures(html, pictureOf)).toBe(
			`<p>${b('B')}<img src="/a" alt="" width="1" height="2" loading="lazy" decoding="async"></p>${b('')}<img src="/media/1/c.png" alt="C" loading="lazy" decoding="async"><p>{{no}} &lt;img src="{{no}}"&gt;</p>`,
		)
	})

	test('are offered in the sizes that they have', () => {
		const sources = () => ({ type: 'image/webp', srcset: '/a?w=1&f=webp 1w', sizes: '1vw' })
		expect(withPictures('<img src="{{b}}" alt="B">', () => ({ url: '/a', width: 1, height: 2 }), sources)).toBe(
			'<picture><source type="image/webp" srcset="/a?w=1&amp;f=webp 1w" sizes="1vw"><img src="/a" alt="B" width="1" height="2" loading="lazy" decoding="async"></picture>',
		)
	})

	test('are left out where the name is unknown', () => {
		expect(withPictures(html, () => null)).toBe(
			'<p></p><img src="/media/1/c.png" alt="C" loading="lazy" decoding="async"><p>{{no}} &lt;img src="{{no}}"&gt;</p>',
		)
	})

	test('are found in nothing but a whole source', () => {
		const others = cleanHtml(
			'<a href="/{{a}}">{{a}}</a><img src="/media/1/{{a}}"><img src="{{b}}" alt="{{a}} <img src={{a}}>">',
		)
		expect(picturesIn(others ?? '')).toEqual(['b'])
		const seen: string[] = []
		withPictures(others ?? '', (name) => {
			seen.push(name)
			return null
		})
		expect(seen).toEqual(['b'])
	})
})

test.each([
	[
		'<h2>One</h2><p>two <strong>th</strong>ree<br>four</p><ul><li>five</li><li>six</li></ul>',
		'One two three four five six',
	],
	['<p>a &lt;b&gt; &amp;amp; "c" d&nbsp;e</p>', 'a <b> &amp; "c" d e'],
	['<p>a<img src="{{x}}" alt="not > this">b</p>', 'ab'],
	['<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><pre><code>c\n\td</code></pre>', 'a b c d'],
	['<p>Navigation\vservice\u2028and <em>more\u0085text</em></p>', 'Navigation service and more text'],
	['<p>10<sup>6</sup> at 10<sup>−3</sup> m, the 2<sup>nd</sup> H<sub>2</sub>O</p>', '10⁶ at 10⁻³ m, the 2nd H2O'],
	['', ''],
])('the text of %j is %j', (html, text) => {
	expect(plainTextOf(cleanHtml(html) ?? '')).toBe(text)
})

test.each([
	['&lt;p&gt;Java &amp;amp; SQL&lt;/p&gt;', '<p>Java &amp; SQL</p>'],
	['&lt;UL class=&quot;x&quot;&gt;&lt;LI&gt;a', '<UL class="x"><LI>a'],
	['&#60;p&#62;a &#x3c;br/&#x3e;', '<p>a <br/>'],
	['&lt;p&gt;&amp;lt;script&amp;gt;&lt;/p&gt;', '<p>&lt;script&gt;</p>'],
])('a text whose tags are all encoded is decoded, once: %j', (text, html) => {
	expect(decodeOnce(text)).toBe(html)
})

test.each([
	'<p>&lt;script&gt;</p>',
	'&amp;lt;p&amp;gt;',
	'3 &lt; 5 &gt; 4 &amp;&amp; a &lt; b',
	'R&amp;D, 5 years',
	'You know where &lt;Component /&gt; belongs, and that 3 &gt; 2',
	'plain',
	'',
	`&lt;p&gt;${'x'.repeat(524_288)}`,
])('any other is left alone: %j', (text) => {
	expect(decodeOnce(text)).toBe(text)
})
