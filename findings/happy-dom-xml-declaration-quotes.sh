#!/bin/sh
# Behaviour: happy-dom's DOMParser reads an XML document whose declaration has double quotes, and answers a document with an error for
# the same text with single quotes. Browsers read both.
# Version: happy-dom 21.0.4.
# Why one would guess otherwise: XML allows both quotes (production 23 to 26 and 80), and common programs write single ones, among them
# those that use lxml. A test in happy-dom then sees an empty document where the browser sees the text.
# Source: seen in the run below; XML 1.0 (Fifth Edition), 2.8.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund happy-dom@21.0.4 > /dev/null

cat > show.mjs <<'JS'
import { Window } from 'happy-dom'

const rootOf = (declaration) => {
	const { DOMParser } = new Window()
	const parsed = new DOMParser().parseFromString(`${declaration}\n<w:text xmlns:w="urn:words">quay</w:text>`, 'text/xml')
	return parsed.documentElement?.tagName ?? null
}
const double = rootOf('<?xml version="1.0" encoding="UTF-8"?>')
const single = rootOf("<?xml version='1.0' encoding='UTF-8'?>")
console.log({ double, single })

if (double !== 'w:text' || single === 'w:text') {
	console.error('It behaves in another way now.')
	process.exit(1)
}
JS
node show.mjs
