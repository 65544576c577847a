#!/bin/sh
# Behaviour: a program starts `npm start` and sends a signal to it. SIGINT does nothing: npm goes on, and its script gets no signal.
# SIGTERM ends npm, but its script gets no signal either and goes on without it. Whoever starts a server so must end it some other
# way: the script can watch whether its parent is still the same, for example.
# Version: npm 11.6.4.
# Why one would guess otherwise: in a terminal Ctrl+C ends `npm start` and its script. There the terminal sends SIGINT to both; npm
# relies on that. Many process managers pass SIGTERM on to what they have started.
# Source: seen in the run below; https://docs.npmjs.com/cli/v11/commands/npm-run says nothing of signals.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"scripts":{"start":"node script.js"}}' >package.json
npm install --silent --no-audit --no-fund npm@11.6.4 >/dev/null 2>&1
cat >script.js <<'EOF'
const { writeFileSync } = require('node:fs')
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => writeFileSync('got', signal))
writeFileSync('pid', String(process.pid))
setTimeout(() => {}, 30_000)
EOF
cat >watch.js <<'EOF'
const { spawn } = require('node:child_process')
const { existsSync, readFileSync } = require('node:fs')
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const main = async () => {
	const npm = spawn('node_modules/.bin/npm', ['start'], { stdio: 'ignore' })
	let ended = false
	npm.on('exit', () => (ended = true))
	while (!existsSync('pid') || readFileSync('pid', 'utf8') === '') await wait(50)
	const pid = Number(readFileSync('pid', 'utf8'))
	const runs = () => {
		try {
			return process.kill(pid, 0)
		} catch {
			return false
		}
	}
	const seen = []
	for (const signal of ['SIGINT', 'SIGTERM']) {
		npm.kill(signal)
		await wait(4_000)
		const got = existsSync('got') ? readFileSync('got', 'utf8') : 'nothing'
		seen.push(`${signal}: npm ${ended ? 'has ended' : 'runs'}, its script ${runs() ? 'runs' : 'has ended'} and got ${got}`)
	}
	console.log(seen.join('\n'))
	if (runs()) process.kill(pid, 'SIGKILL')
	const expected = [
		'SIGINT: npm runs, its script runs and got nothing',
		'SIGTERM: npm has ended, its script runs and got nothing',
	]
	process.exit(seen.join() === expected.join() ? 0 : 1)
}
main()
EOF
echo "npm $(node_modules/.bin/npm --version 2>/dev/null)"
if ! node watch.js; then
	echo 'The behaviour has changed.'
	exit 1
fi
echo 'As described.'
