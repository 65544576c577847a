#!/bin/sh
# Behaviour: drizzle-orm leaves the table out of the columns of a `sql` expression that is selected from one table alone. A subquery in
# it that compares a column of its own table with one of the outer table then compares its own table with itself, if both have a
# column of that name: `"note"."topic_id" = "topic"."id"` becomes `"topic_id" = "id"`, where "id" is that of the inner table. The
# query runs and gives wrong numbers. With a join in the query the same expression keeps the tables.
# Version: drizzle-orm 0.45.4.
# Why one would guess otherwise: `topic.id` in the template names a column of a table, and the same expression is right in another
# query.
# Source: seen in the run below, with the rows of SQLite.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund drizzle-orm@0.45.4 sql.js@1.17.0 > /dev/null

cat > show.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { eq, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { drizzle } from 'drizzle-orm/sqlite-proxy'

const require = createRequire(import.meta.url)
const { version } = JSON.parse(readFileSync('node_modules/drizzle-orm/package.json', 'utf8'))
const SQL = await require('sql.js')()
const data = new SQL.Database()
data.run(`create table author (id integer primary key, name text);
	create table topic (id integer primary key, author_id integer);
	create table note (id integer primary key, topic_id integer);
	insert into author values (1, 'Meera');
	insert into topic values (1, 1), (2, 1);
	insert into note values (1, 2), (2, 2), (3, 2)`)

const author = sqliteTable('author', { id: integer('id').primaryKey(), name: text('name') })
const topic = sqliteTable('topic', { id: integer('id').primaryKey(), authorId: integer('author_id') })
const note = sqliteTable('note', { id: integer('id').primaryKey(), topicId: integer('topic_id') })
const db = drizzle(async () => ({ rows: [] }))

const count = sql`(select count(*) from ${note} where ${note.topicId} = ${topic.id})`
const queries = {
	'from one table': db.select({ id: topic.id, count: count.as('notes') }).from(topic),
	'with a join': db.select({ id: topic.id, count: count.as('notes') }).from(topic).innerJoin(author, eq(author.id, topic.authorId)),
}
console.log(`drizzle-orm ${version}. Topic 1 has no note, topic 2 has three.`)
const seen = {}
for (const [name, query] of Object.entries(queries)) {
	const { sql: written } = query.toSQL()
	seen[name] = JSON.stringify(data.exec(written)[0].values)
	console.log(`${name}: ${written}\n  rows: ${seen[name]}`)
}
const expected = { 'from one table': '[[1,1],[2,1]]', 'with a join': '[[1,0],[2,3]]' }
if (JSON.stringify(seen) !== JSON.stringify(expected)) {
	console.error('The behaviour has changed.')
	process.exit(1)
}
JS
node show.mjs
