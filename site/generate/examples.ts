/** Example documents on pages: they are built while the pages are made, and a fault in one ends that. */

import { build } from '../../src/library/index.ts';
import { type Example, examples } from '../../src/service/examples/index.ts';
import { json, part, plain } from './markdown.ts';

/** Returns the first of the example documents that are wanted, as it is written. */
export async function exampleParts(isWanted: (example: Example) => boolean): Promise<string> {
  const example = examples.find(isWanted);
  if (example === undefined) return '';
  const document = await example.load();
  const outcome = build(document);
  if (!outcome.ok) throw new Error(`${example.name}: ${outcome.faults.map((fault) => fault.code).join()}`);
  const more = examples.filter((each) => each !== example && isWanted(each)).map(({ name }) => `\`${name}\``);
  return part(
    '## Example',
    `${plain(example.title)}. \`billwright examples ${example.name}\` prints it.${more.length > 0 ? ` There are also ${more.join(', ')}.` : ''}`,
    json(document),
  );
}
