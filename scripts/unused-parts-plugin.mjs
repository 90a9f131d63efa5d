/**
 * An empty class replaces Monaco's multi-file diff editor in the build, which the workbench never opens. This saves 13 KB. Own code,
 * because the plugins that choose parts of Monaco know languages and features, and not this one.
 */
const UNUSED = /(?:^|\/)multiDiffEditorWidget\.js$/;
const INSTEAD = 'export class MultiDiffEditorWidget {}';

const ID = '\0billwright:multi-diff';

/** A Vite plugin that omits parts of Monaco that never run. @returns {import('vite').Plugin} */
export function unusedParts() {
  return {
    name: 'billwright:unused-parts',
    enforce: 'pre',
    apply: 'build',
    resolveId: { filter: { id: UNUSED }, handler: () => ID },
    load: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => INSTEAD },
  };
}
