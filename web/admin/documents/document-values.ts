import type { z } from 'zod/mini'
import { type DocumentDetails, documentFields, type documentForm } from '#contracts/content/documents.ts'
import { emptyValues, loadedValues } from '../publishing/form-values.ts'

export type DocumentValues = z.input<typeof documentForm>

// Whitepapers have the same form.

export const newDocument = (): DocumentValues => emptyValues('flyers', documentFields)

export const valuesOf = (document: DocumentDetails): DocumentValues => loadedValues('flyers', documentFields, document)
