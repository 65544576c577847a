#!/bin/sh
# Behaviour: `diffWords` of jsdiff takes the option `intlSegmenter` and then never cuts inside a word. `diffWordsWithSpace` accepts the
# same options object and ignores the segmenter: words of scripts outside its own letter ranges are still cut.
# Version: diff 9.0.0.
# Why one would guess otherwise: both are word differences of one module and share their options, and the second one is what an
# interface needs that shows the spaces, too. Nothing fails: the result is only cut in other places.
# Source: seen in the run below; the README of the package names the option at `diffWords` alone.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund diff@9.0.0 > /dev/null

cat > show.cjs <<'JS'
const { diffWords, diffWordsWithSpace } = require('diff')
const { version } = require('diff/package.json')
console.log(`diff ${version}`)

// Two Tamil words: "in the town" and "in the harbour".
const [before, after] = ['நகரத்தில்', 'துறைமுகத்தில்']
const intlSegmenter = new Intl.Segmenter('ta', { granularity: 'word' })
const pieces = (diff) => diff(before, after, { intlSegmenter }).map(({ value }) => value)
const seen = { diffWords: pieces(diffWords), diffWordsWithSpace: pieces(diffWordsWithSpace) }
console.log(seen)

if (seen.diffWords.length !== 2 || seen.diffWordsWithSpace.length <= 2) {
	console.error('It behaves in another way now.')
	process.exit(1)
}
JS
node show.cjs
