import type { CheckedItem } from '#web/admin/publish-check/item.ts'

export const aFile = new File(['x'], 'hall.webp', { type: 'image/webp' })
export const pictureOf = () => ({ url: 'blob:hall', width: 760, height: 427 })
export const stored = { url: '/media/7/hall.webp', width: 800, height: 450 }

export const lacksOf = ({ lacks }: CheckedItem) => lacks.map(({ what }) => what)
export const pictureNames = ({ pictures }: CheckedItem) => pictures.map(({ name, alt }) => `${name}: ${alt}`)
