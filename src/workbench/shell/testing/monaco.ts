/** Monaco's models without its editors, which need a layout: `vitest.config.ts` replaces `monaco/monaco.ts` by it. */
export * as monaco from 'monaco-editor/editor/editor.api.js';
