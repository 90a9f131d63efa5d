/** What files can hold documents, as in the attribute `accept`. */
const documentFiles = '.json,.jsonl,.ndjson,.yaml,.yml,application/json';

/** Lets the user choose files; none where they change their mind. */
export function chooseFiles(accept = documentFiles): Promise<File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = true;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
