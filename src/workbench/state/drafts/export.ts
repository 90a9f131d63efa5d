import { describe } from '../../engine/document/description.ts';
import { inUtf8 } from '../../engine/document/in-utf8.ts';
import { isJson } from '../../engine/document/is-json.ts';
import { saveFile } from '../../ui/files.ts';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import type { Draft } from './draft-storage.ts';
import { issued } from './issued.ts';
import * as texts from './texts.ts';

/** Saves a draft's text as a file. */
export function saveJson(draft: Draft): void {
  saveFile(`${fileName(draft.text)}.json`, draft.text);
  issued.emit({ draft, format: 'JSON' });
}

/** Saves an e-invoice unchanged. */
export function saveXml({ text }: Draft): void {
  saveFile(`${fileName(text)}.xml`, inUtf8(text), 'application/xml');
}

/** Saves a draft as a YAML file, or reports why it is unreadable. */
export async function saveYaml(draft: Draft): Promise<void> {
  const { text } = draft;
  if (!isJson(text)) {
    notify({ title: say(texts.noYaml), description: say(texts.fixFirst), tone: 'bad' });
    return;
  }
  const { writeYaml } = await import('../../engine/document/yaml.ts');
  saveFile(`${fileName(text)}.yaml`, writeYaml(text), 'application/yaml');
  issued.emit({ draft, format: 'YAML' });
}

/** Prints the paper that `showPreview` shows. */
export async function print(showPreview: () => Promise<void>): Promise<void> {
  await showPreview();
  if (await isThere('.paper')) window.print();
  else notify({ title: say(texts.nothingToPrint), description: say(texts.buildFirst) });
}

/** Returns a file name without extension for a draft's title: `FT A/312` → `FT-A-312`. */
export function fileName(text: string): string {
  return (
    describe(text)
      .title.replace(/\.xml$/, '')
      .normalize('NFC')
      .replace(/[^\p{Letter}\p{Number}._-]+-?/gu, '-')
      .replace(/^[.-]+|(?<!-)-+$/g, '') || 'document'
  );
}

/** Waits some time for an element to be rendered. */
async function isThere(selector: string): Promise<boolean> {
  for (let waited = 0; waited < 3_000; waited += 50) {
    if (document.querySelector(selector)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
