import { asFile, pngOf } from '../../files/sample-files.ts'

/** Pictures in the sizes of a blog. `tone` tells two of them apart. */
export const coverFile = (tone = 96) => asFile(pngOf(760, 427, { tone }), 'cover.png')
export const thumbnailFile = (tone = 96) => asFile(pngOf(336, 247, { tone }), 'thumbnail.png')
export const profileFile = (tone = 96) => asFile(pngOf(40, 40, { tone }), 'profile.png')
export const insideFile = (tone = 96) => asFile(pngOf(320, 180, { tone }), 'inside.png')
