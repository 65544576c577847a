/**
 * When a form speaks: once a field has been left, and from then on while one types. A message waits a moment, because it moves what stands
 * below it: without, pressing a button would leave a field, move the button away, and miss it.
 */
export const validationMode = { mode: 'onTouched', delayError: 200 } as const
