import { order } from '../texts/say.ts';

/** What files can hold documents, as in the attribute `accept`. */
const documentFiles =
  '.json,.jsonl,.ndjson,.yaml,.yml,.xml,.pdf,application/json,application/xml,text/xml,application/pdf';

/** Lets the user choose files; none where they change their mind. */
export function chooseFiles(accept = documentFiles): Promise<File[]> {
  return chosen({ accept, multiple: true });
}

/** Lets the user choose a folder, and gives all files in it by their paths; none where they change their mind. */
export async function chooseFolder(): Promise<File[]> {
  const { compare } = order();
  const files = await chosen({ webkitdirectory: true });
  return files.sort((a, b) => compare(a.webkitRelativePath, b.webkitRelativePath));
}

function chosen(how: Partial<Pick<HTMLInputElement, 'accept' | 'multiple' | 'webkitdirectory'>>): Promise<File[]> {
  const input = Object.assign(document.createElement('input'), how, { type: 'file' });
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
