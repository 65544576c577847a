/**
 * What the demo pictures share. Everything is drawn on 1600 x 900; `x` and `y` are left and top unless a shape says otherwise.
 */
export * from './hands.ts'
export * from './objects.ts'
export * from './people.ts'
export * from './shapes.ts'
export * from './solids.ts'
