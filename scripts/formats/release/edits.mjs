/** Files of the project that change, written at the end: nothing is written if a step fails. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export class Edits {
  /** @type {Map<string, string>} */
  #texts = new Map();
  #root;

  /** @param {string} root */
  constructor(root) {
    this.#root = root;
  }

  /** @param {string} file */
  read(file) {
    const known = this.#texts.get(file);
    if (known !== undefined) return known;
    const path = join(this.#root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  /** @param {string} file @param {string} text */
  set(file, text) {
    if (this.read(file) !== text) this.#texts.set(file, text);
  }

  write() {
    for (const [file, text] of this.#texts) {
      mkdirSync(dirname(join(this.#root, file)), { recursive: true });
      writeFileSync(join(this.#root, file), text);
    }
    return [...this.#texts.keys()];
  }
}
