/** The contract's type of a file field also allows text, which is not a file. */
export const fileOf = (value: unknown): File | null => (value instanceof File ? value : null)
