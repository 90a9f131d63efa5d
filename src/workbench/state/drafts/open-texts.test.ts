import { applyEdits } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { useDrafts } from './drafts.ts';
import { editText, endStep, firstText, holdText, releaseText, typeText } from './open-texts.ts';

const at = (offset: number, content: string) => [{ offset, length: 0, content }];

/** Returns an editor that records its texts. */
function held(first: string) {
  const steps: string[] = [];
  let text = first;
  const change = (name: string) => (edits: ReturnType<typeof at>) => {
    text = applyEdits(text, edits);
    steps.push(`${name}: ${text}`);
  };
  return { steps, edit: change('edit'), type: change('type'), endStep: () => steps.push('end') };
}

it('firstText makes edits from before the editor undoable in it', () => {
  const drafts = useDrafts.getState();
  const id = drafts.open('{}');
  const text = () => useDrafts.getState().drafts.find((draft) => draft.id === id)?.text ?? '';
  typeText(id, at(1, '1'));
  typeText(id, at(2, '2'));
  endStep(id);
  editText(id, at(3, '3'));
  expect(text()).toBe('{123}');
  const editor = held(firstText(id, text()));
  holdText(id, editor);
  expect(editor.steps).toEqual(['type: {1}', 'type: {12}', 'end', 'edit: {123}']);
  releaseText(id);
  expect(firstText(id, text())).toBe('{123}');
});

it('firstText is the current text if it came otherwise', () => {
  const drafts = useDrafts.getState();
  const id = drafts.open('{}');
  typeText(id, at(1, '1'));
  drafts.change(id, { text: '[]' });
  expect(firstText(id, '[]')).toBe('[]');
  const editor = held('[]');
  holdText(id, editor);
  expect(editor.steps).toEqual([]);
  releaseText(id);
});
