import { readPicture } from './recognise.ts'

/**
 * Whether a picture moves. One rule for GIF, WebP, APNG and AVIF: the API keeps a moving picture as it is sent, all its
 * sizes go out as the original, and its frames together have at most `mostMovingPixels`. The forms make a still picture of
 * it, as pages have no control that stops it.
 */
export const isMoving = (bytes: Uint8Array): boolean => (readPicture(bytes)?.frames ?? 1) > 1
