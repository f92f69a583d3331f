/** What is learned on a phone brings the rules with it, as copies of its own: nothing of them finds its way into a hand. */
import type { Plugin } from 'vite';

/** How the copies are told from what the page itself uses of the same files. */
const LESSON_QUERY = '?learned';

/** Where learning begins. */
const ROOTS = /\/src\/shared\/(?:games\/[^/]+\/(?:lesson|exercises)|lessons\/run)\.ts$/;

/**
 * A page that uses one function of a file would else carry all that a guided deal uses of it: a file lies in one piece
 * only. What is copied is pure, so that two of it are as one.
 */
export const lessonChunk = (): Plugin => ({
  name: 'learned-apart',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !(importer.endsWith(LESSON_QUERY) || ROOTS.test(importer))) return null;
    const found = await this.resolve(source, importer.replace(LESSON_QUERY, ''), { ...options, skipSelf: true });
    return found?.id.includes('/src/shared/') ? { ...found, id: found.id + LESSON_QUERY } : found;
  },
});
