import { defineConfig } from 'drizzle-kit'

export default defineConfig({
	dialect: 'sqlite',
	schema: './worker/features/**/*.table.ts',
	out: './migrations',
})
