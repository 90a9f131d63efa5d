/** An operation on documents, which at first is a build. */

/** @param {import('../new.mjs').Given} given @returns {import('../new.mjs').Made} */
export function operation({ name, identifier, before }) {
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return {
    files: {
      [`src/operations/${name}.ts`]: `import * as engine from '../engine/index.ts';
import { exampleInvoice } from './example-data.ts';
import { operation } from './operation.ts';

/** Say what it does, and the chapter. */
export const ${identifier} = operation({
  name: '${name}',
  summary: '${title}',
  description: 'Say what it does with a document, and what it returns.',
  fields: [],
  usage: \`  $ billwright ${name} invoice.json changed.json\`,
  examples: { invoice: { summary: 'An invoice', request: { data: exampleInvoice } } },
  run: (data, { strict }, environment) => engine.build(data, { strict }, environment),
});
`,
    },
    lists: {
      'src/operations/all.ts': (text) => `${text}export * from './${name}.ts';\n`,
      'src/operations/names.ts': before(/^\] as const satisfies/m, `  '${identifier}',\n`),
    },
    next: ['npm run format', 'npm run accept', 'the steps in docs/contributing/operation.md'],
  };
}
