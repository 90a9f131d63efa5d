import { bundledSchema, jsonSchema, load, schemaIds } from '../../../engine/index.ts';
import { command, type MakeCommand } from '../command.ts';
import { printFound, printReference } from '../reference.ts';

const EXAMPLES = `
  $ billwright schema --bundle bill/invoice
  $ billwright schema --indent`;

/** `billwright schema`: the IDs of all schemas, or one JSON Schema, with `--bundle` with all that it refers to. */
export const schemaCommand: MakeCommand = (session) =>
  command('schema', 'print the JSON Schema of a kind of document, or list them', EXAMPLES)
    .argument('[path]', 'path of the schema, such as bill/invoice')
    .option('--bundle', 'put in the definitions that the schema refers to')
    .action(async (path: string | undefined, { bundle }: { bundle?: boolean }) => {
      await load('all');
      if (path === undefined) {
        await printReference(session, { schemas: schemaIds() });
        return;
      }
      const name = path.replace(/\.json$/, '');
      const schema = bundle ? bundledSchema(name) : jsonSchema(name);
      await printFound(session, schema, `schema not found: ${path}`);
    });
