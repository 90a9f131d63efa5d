import { applyEdits, type Edit } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { discardDraft } from './discarded.ts';
import { draftById, useDrafts } from './drafts.ts';
import { editText, endStep, firstText, holdText, lightText, stepBack, typeText } from './open-texts.ts';

const at = (offset: number, content: string, length = 0) => [{ offset, length, content }];
const open = (text: string) => useDrafts.getState().open(text);
const textOf = (id: string) => draftById(id)?.text;

/** Returns an editor that records its texts. */
function editorWith(first: string) {
  const steps: string[] = [];
  let text = first;
  const change = (name: string) => (edits: readonly Edit[]) => {
    text = applyEdits(text, [...edits]);
    steps.push(`${name}: ${text}`);
  };
  return {
    steps,
    edit: change('edit'),
    type: change('type'),
    endStep: () => void steps.push('end'),
    stepBack: (action: string) => void steps.push(action),
  };
}

it('firstText lets the editor undo edits made before it loaded', () => {
  const id = open('{}');
  typeText(id, at(1, '1'));
  typeText(id, at(2, '2'));
  endStep(id);
  editText(id, at(3, '3'));
  editText(id, at(4, '4'));
  stepBack(id, 'undo');
  expect(textOf(id)).toBe('{123}');
  const editor = editorWith(firstText(id));
  holdText(id, editor);
  expect(editor.steps).toEqual(['type: {1}', 'type: {12}', 'end', 'type: {123}', 'end', 'type: {1234}', 'end', 'undo']);
  editText(id, at(4, '5'));
  expect(editor.steps.at(-1)).toBe('edit: {12354}');
});

it('firstText is the current text if that was not typed', () => {
  const id = open('{}');
  typeText(id, at(1, '1'));
  useDrafts.getState().change(id, { text: '[]' });
  expect(firstText(id)).toBe('[]');
  const editor = editorWith('[]');
  holdText(id, editor);
  expect(editor.steps).toEqual([]);
});

it('stepBack undoes and redoes in steps', () => {
  const id = open('{"a":1,"b":2}');
  typeText(id, at(5, '1'));
  typeText(id, at(6, '2'));
  endStep(id);
  // Several parts at once, and two texts at one place.
  editText(id, [...at(1, '"x":0,'), ...at(5, '[', 0), ...at(5, '9', 3), ...at(13, '3', 1)]);
  const last = textOf(id);
  expect(last).toBe('{"x":0,"a":[9,"b":3}');
  stepBack(id, 'undo');
  expect(textOf(id)).toBe('{"a":121,"b":2}');
  stepBack(id, 'undo');
  expect(textOf(id)).toBe('{"a":1,"b":2}');
  stepBack(id, 'undo');
  stepBack(id, 'redo');
  stepBack(id, 'redo');
  stepBack(id, 'redo');
  expect(textOf(id)).toBe(last);
  stepBack(id, 'undo');
  typeText(id, at(0, ' '));
  stepBack(id, 'redo');
  expect(textOf(id)).toBe(' {"a":121,"b":2}');
});

it('watchers of a text receive its changes', () => {
  const id = open('{}');
  const heard: unknown[] = [];
  const stop = lightText(id)?.watch((changes) => heard.push(...changes));
  typeText(id, at(1, '"a"'));
  typeText(id, at(0, '', 0));
  stepBack(id, 'undo');
  stop?.();
  stepBack(id, 'redo');
  expect(heard).toEqual([
    { offset: 1, length: 0, newLength: 3 },
    { offset: 1, length: 3, newLength: 0 },
  ]);
});

it('discarding a draft forgets its undo steps', () => {
  const id = open('{}');
  editText(id, at(1, '1'));
  const before = lightText(id);
  useDrafts.getState().close(id);
  discardDraft(id);
  expect(lightText(id)).not.toBe(before);
});
