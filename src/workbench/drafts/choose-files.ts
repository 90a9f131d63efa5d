import { order } from '../texts/say.ts';

/** Lets the user choose files, of whatever name: what they are is told by what is in them. None where they change their mind. */
export function chooseFiles(): Promise<File[]> {
  return chosen({ multiple: true });
}

/** Lets the user choose a folder, and gives all files in it by their paths; none where they change their mind. */
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
