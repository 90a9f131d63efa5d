import { order } from '../../ui/texts/say.ts';

/** Lets the user choose files with any name: their content decides. Empty if cancelled. */
export function chooseFiles(): Promise<File[]> {
  return chosen({ multiple: true });
}

/** Lets the user choose a folder. Returns all its files with their paths; empty if cancelled. */
export async function chooseFolder(): Promise<File[]> {
  const { compare } = order();
  const files = await chosen({ webkitdirectory: true });
  return files.sort((a, b) => compare(a.webkitRelativePath, b.webkitRelativePath));
}

function chosen(how: Partial<Pick<HTMLInputElement, 'multiple' | 'webkitdirectory'>>): Promise<File[]> {
  const input = Object.assign(document.createElement('input'), how, { type: 'file' });
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
