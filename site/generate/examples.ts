/** Example documents on pages. Each is built when the page is made; a fault stops the build of the site. */

import { build } from '../../src/library/index.ts';
import { type Example, examples } from '../../src/service/examples/index.ts';
import { code, codes, type Page, page, part, plain, session, table, yaml } from './markdown.ts';

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

/** Returns a page that lists all examples by country. */
export function examplesPage(): Page {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const nameOf = ({ country }: Example) => (country === '' ? 'Any country' : (names.of(country) ?? country));
  const countries = [...new Set(examples.map(nameOf))].sort((a, b) => a.localeCompare(b));
  return page(
    'examples',
    'Examples',
    'Start from a document that does what you need. Each builds without a fault. The workbench lists them under *New*.',
    session('billwright example es-invoice > document.json', 'billwright build document.json built.json'),
    ...countries.map((country) =>
      part(
        `## ${plain(country)}`,
        table(
          ['Name', 'What it shows', 'Schema', 'Addons'],
          examples
            .filter((example) => nameOf(example) === country)
            .map(({ name, title, schema, addons }) => [code(name), plain(title), code(schema), codes(addons)]),
        ),
      ),
    ),
  );
}
