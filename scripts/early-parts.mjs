/**
 * The parts of the workbench that a user waits for first, by their modules. Each is imported on demand, and shares modules with the others and
 * with parts that open later, which would be many tiny files: over a slow network each takes a round trip.
 */
export const early = {
  first: 'src/workbench/shell/first/first-visit.tsx',
  drop: 'src/workbench/state/drafts/drop-zone.tsx',
  paper: 'src/workbench/write/beside/draft-preview.tsx',
  drafts: 'src/workbench/state/stores/shapes/index.ts',
  form: 'src/workbench/write/form/form-view.tsx',
  name: 'src/workbench/shell/own-name.tsx',
  editor: 'src/workbench/write/editor/document-editor.tsx',
};

/** Monaco has a file of its own. */
const ownFile = /\/monaco-editor\/|workbench\/write\/monaco\//;

/**
 * Returns the file for a shared module of the early parts: one file for each set of parts that need it. Modules that only one part needs stay
 * with it.
 * @returns {(id: string, context: import('vite').Rolldown.ChunkingContext) => string | null}
 */
export function sharedByEarlyParts() {
  /** @type {Map<string, string> | undefined} */
  let names;
  return (id, context) => {
    names ??= namesOf(context);
    return names.get(id) ?? null;
  };
}

/** @param {import('vite').Rolldown.ChunkingContext} context */
function namesOf(context) {
  const root = process.cwd().replaceAll('\\', '/');
  /** @param {Iterable<string>} ids */
  const withImports = (ids) => {
    const reached = new Set(ids);
    for (const id of reached)
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
    return reached;
  };
  const parts = Object.entries(early).map(([part, path]) => ({ part, ids: withImports([`${root}/${path}`]) }));
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const { part, ids } of parts) for (const id of ids) users.set(id, [...(users.get(id) ?? []), part]);
  const shared = withImports(
    [...users.keys()].filter((id) => {
      const { importers = [] } = context.getModuleInfo(id) ?? {};
      return importers.some((importer) => users.get(importer)?.join() !== users.get(id)?.join());
    }),
  );
  return new Map([...shared].filter((id) => !ownFile.test(id)).map((id) => [id, `${users.get(id)?.join('-')}-parts`]));
}
