import type { Change } from './form-edits.ts';
import type { Path } from './path.ts';

const WITH_SCHEME = /^\s*(\d{4}):\s*(.*?)\s*$/;

/**
 * Returns the changes that put an electronic address into the right members after another one was typed over it: an e-mail, `scheme:number`
 * or a number. Building does the same, but only for a code without scheme.
 */
export function retypedAddress(path: Path, text: string, scheme: unknown): readonly Change[] {
  const inbox = path.slice(0, -1);
  const isEmail = text.includes('@');
  const code = [...inbox, 'code'];
  if (path.at(-1) === 'email')
    return isEmail || text === ''
      ? []
      : [
          { path, value: undefined },
          { path: code, value: text },
        ];
  if (path.at(-1) !== 'code' || scheme === undefined) return [];
  if (isEmail) return [{ path: [...inbox, 'scheme'], value: undefined }];
  const [, typed, number] = WITH_SCHEME.exec(text) ?? [];
  if (typed === undefined) return [];
  return [
    { path: [...inbox, 'scheme'], value: typed },
    { path: code, value: number },
  ];
}
