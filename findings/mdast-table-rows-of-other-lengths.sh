#!/bin/sh
# Behaviour: in the tree of mdast-util-gfm-table a row of a table has as many cells as were written: a short row is not filled, and the
# cells beyond the head stay. The HTML that micromark writes of the same text has rows of equal length.
# Version: mdast-util-gfm-table 2.0.1, micromark-extension-gfm-table 2.1.2, mdast-util-from-markdown 2.1.0, micromark 4.0.3.
# Why one would guess otherwise: the format's text says that missing cells are inserted and excess ones are ignored, and the same
# tokenizer is behind both. Code that walks the tree must fill rows itself, and decide about cells that no reader would see.
# Source: seen in the run below; GitHub Flavored Markdown Spec 0.29, 4.10 "Tables (extension)".
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund mdast-util-gfm-table@2.0.1 micromark-extension-gfm-table@2.1.2 \
	mdast-util-from-markdown@2.1.0 micromark@4.0.3 > /dev/null

cat > show.mjs <<'JS'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

const text = ['| quay | ships |', '| --- | --- |', '| north |', '| south | 4 | 5 |'].join('\n')
const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
const inTree = tree.children[0].children.map(({ children }) => children.length)
const html = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
const inHtml = [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([row]) => row.match(/<t[hd]/g).length)
console.log({ inTree, inHtml })

if (`${inTree}` !== '2,1,3' || `${inHtml}` !== '2,2,2') {
	console.error('It behaves in another way now.')
	process.exit(1)
}
JS
node show.mjs
