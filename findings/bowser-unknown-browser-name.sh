#!/bin/sh
# Behaviour: for a browser that it does not know, bowser gives the beginning of the User-Agent header as `browser.name`, up to the first
# slash, and the number behind it as the version. So the name is not one of a closed list: it is what the client has written.
# Version: bowser 2.15.1.
# Why one would guess otherwise: its map of known browsers is exported (`BROWSER_MAP`), for `os` and `platform` an unknown value is
# undefined, and the types say no more than `name?: string`. A mail or a page that shows the name shows words of the sender.
# Source: seen in the run below; parser-browsers.js of the package ends with a rule that matches everything.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund bowser@2.15.1 > /dev/null

cat > show.cjs <<'JS'
const Bowser = require('bowser')
const { version } = require('bowser/package.json')
console.log(`bowser ${version}`)

const known = Object.values(Bowser.BROWSER_MAP)
const headers = [
	'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
	'PageReader/2.4 (reads pages aloud)',
	'The page reader of our library/2.4 (reads pages aloud)',
]
const seen = headers.map((header) => {
	const { browser, os } = Bowser.parse(header)
	return { header, name: browser.name, isKnown: known.includes(browser.name), system: os.name }
})
console.table(seen)

const expected = [true, false, false]
const names = [undefined, 'PageReader', 'The page reader of our library']
const isSame = seen.every(({ name, isKnown }, place) => isKnown === expected[place] && (isKnown || name === names[place]))
if (!isSame || seen[1].system !== undefined) {
	console.error('It behaves in another way now.')
	process.exit(1)
}
JS
node show.cjs
