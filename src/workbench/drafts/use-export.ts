import { useNavigate } from '@tanstack/react-router';
import { showPane } from '../app/pane.ts';
import { describe } from '../document/description.ts';
import { contentOf, readText } from '../document/text.ts';
import { saveFile } from '../ui/files.ts';
import { notify } from '../ui/notice.ts';
import type { Draft } from './draft-storage.ts';

/** Taking a draft out of the browser: as a file, or on paper. */
export function useExport() {
  const navigate = useNavigate();

  const saveJson = ({ text }: Draft) => saveFile(`${fileName(text)}.json`, text);

  const saveYaml = async ({ text }: Draft) => {
    if (contentOf(readText(text)) === undefined) {
      notify({ title: 'A text that is not JSON cannot become YAML', description: 'Mend it first.', tone: 'bad' });
      return;
    }
    const { writeYaml } = await import('../document/yaml.ts');
    saveFile(`${fileName(text)}.yaml`, writeYaml(text), 'application/yaml');
  };

  const print = async ({ id }: Draft) => {
    showPane('Result');
    await navigate({ to: '/', search: { draft: id, panel: 'Preview' } });
    if (await isThere('.paper')) window.print();
    else notify({ title: 'There is nothing to print yet', description: 'Build the document first.' });
  };

  return { saveJson, saveYaml, print };
}

/** A file's name from a document's title: `FAC-2025/118` → `FAC-2025-118`. @internal */
export function fileName(text: string): string {
  return (
    describe(text)
      .title.normalize('NFC')
      .replace(/[^\p{Letter}\p{Number}._-]+/gu, '-')
      .replace(/^[.-]+|(?<!-)-+$/g, '') || 'document'
  );
}

/** Waits a while for an element that is being drawn. */
async function isThere(selector: string): Promise<boolean> {
  for (let waited = 0; waited < 3_000; waited += 50) {
    if (document.querySelector(selector)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
