/** What a form's file field holds; a contract also takes text there, which is none. */
export const fileOf = (value: File | string | null | undefined): File | null => (value instanceof File ? value : null)
