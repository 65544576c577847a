/** What a form's file field holds; a contract also takes text there, which is none. */
export const fileOf = (value: unknown): File | null => (value instanceof File ? value : null)
