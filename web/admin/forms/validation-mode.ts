/**
 * A field is validated when it is left, and from then on at each change. The delay keeps a message from moving a button
 * away under the pointer.
 */
export const validationMode = { mode: 'onTouched', delayError: 200 } as const
