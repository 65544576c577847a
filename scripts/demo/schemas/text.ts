import { z } from 'zod/mini'

export const text = () => z.string().check(z.minLength(1))
export const texts = () => z.array(text())
