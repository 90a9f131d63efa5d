/** Example documents on pages. Each is built when the page is made; a fault stops the build of the site. */

import { build } from '../../src/library/index.ts';
import { type Example, examples } from '../../src/service/examples/index.ts';
import { part, plain, session, yaml } from './markdown.ts';

/** Returns the first wanted example with the commands that build it. */
export async function exampleParts(isWanted: (example: Example) => boolean): Promise<string> {
  const example = examples.find(isWanted);
  if (example === undefined) return '';
  const document = await example.load();
  const outcome = build(document);
  if (!outcome.ok) throw new Error(`${example.name}: ${outcome.faults.map((fault) => fault.code).join()}`);
  const more = examples.filter((each) => each !== example && isWanted(each)).map(({ name }) => `\`${name}\``);
  return part(
    '## Example',
    session(`billwright example ${example.name} > document.json`, 'billwright build document.json built.json'),
    `\`${example.name}\`: ${plain(example.title)}.`,
    yaml(document),
    more.length > 0 ? `More examples: ${more.join(', ')}.` : '',
  );
}
