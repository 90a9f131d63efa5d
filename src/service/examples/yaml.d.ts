/** An example document (`scripts/example-documents.mjs`). */
declare module '*.yaml' {
  const document: import('../../engine/index.ts').JsonObject;
  export default document;
}
