import { writeFileSync } from 'node:fs'
import { licencesFile, licencesText } from './licences/licences-text.ts'

/** `npm run licences`: lists the packages that ship with the site and their licences in `docs/third-party-licences.md`. */
writeFileSync(licencesFile, licencesText())
