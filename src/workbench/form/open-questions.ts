import { showView } from '../app/document-view.ts';
import { goToField, useFormGuide } from '../app/form-guide.ts';
import { describe } from '../document/description.ts';
import { isObject, partAt } from '../document/values.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { say } from '../texts/say.ts';
import { notify } from '../ui/notice.ts';
import { formText } from './form-text.ts';
import { stepsOf } from './path.ts';
import type { AskedRows } from './sheet/pasted-rows.ts';
import * as texts from './texts.ts';

/** What was typed or pasted and is not in the text yet: somebody has to say which of two numbers it is. */
type Question =
  | {
      kind: 'number';
      typed: string;
      /** What the text has there. */
      value: string;
    }
  | { kind: 'rows'; rows: AskedRows };

/** The questions of a draft, by the paths where they are asked: they stay while the form is not shown. */
export type OpenQuestions = Map<string, Question>;

const open = new Map<string, OpenQuestions>();

/** Returns the open questions of a draft, to look into and to change. */
export function openQuestions(draft: string): OpenQuestions {
  const known = open.get(draft) ?? new Map();
  open.set(draft, known);
  return known;
}

/** Goes to the first question of a draft; what waits for the answer is not done. */
function askFirst(draft: string): string | undefined {
  const questions = open.get(draft);
  for (const [path, question] of questions ?? []) {
    if (question.kind === 'number' && question.value !== valueAt(draft, path)) {
      // Somebody has written it as text.
      questions?.delete(path);
      continue;
    }
    const typed = question.kind === 'number' ? question.typed : question.rows.asked;
    const title = say(texts.asksFirst, { typed });
    notify({ title, description: say(texts.asksFirstAbout), tone: 'bad' });
    showView('Form');
    goToField(path);
    return title;
  }
  return undefined;
}

function valueAt(draft: string, path: string): string {
  const text = useDrafts.getState().drafts.find(({ id }) => id === draft)?.text ?? '';
  const { value: whole } = formText(text);
  const document = describe(text).envelope && isObject(whole) ? whole.doc : whole;
  return String(partAt(document, stepsOf(path)) ?? '');
}

// There is nothing to ask before a form was shown.
useFormGuide.setState({ askFirst });
