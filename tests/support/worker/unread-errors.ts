import { afterEach, beforeEach, expect } from 'vitest'
import { forgetLogged, logged } from './console.ts'

// Setup files run anew for each test file, so the lines are kept in a module that all files share.
beforeEach(forgetLogged)

// A test must read each expected error with `logged('error')`.
afterEach(() => {
	expect(logged('error')).toEqual([])
})
