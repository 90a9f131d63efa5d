import { expect, it } from 'vitest';
import { noteIndexOf, noteOf } from './legal-note.ts';

const members = { key: 'legal', src: 'pl-favat-exemption' };
const legal = { ...members, text: 'art. 43' };
const note = { text: 'Thank you' };

it.each([
  [undefined, 0, 0],
  [[note], 1, 0],
  [[legal], 0, 1],
  [[legal, note], 0, 1],
  [[note, legal], 1, 0],
])('the legal basis and the note are separate entries of %j', (notes, ofLegal, ofNote) => {
  expect(noteOf({ label: '', members }, notes).path).toEqual(['notes', ofLegal, 'text']);
  expect(noteIndexOf(notes)).toBe(ofNote);
});
