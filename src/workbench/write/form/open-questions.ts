import { draftById, useDrafts } from '../../state/drafts/drafts.ts';
import type { OpenQuestion } from '../../state/drafts/open-question.ts';
import { showView } from '../../state/view/document-view.ts';
import { goToField, useFormGuide } from '../../state/view/form-guide.ts';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** The open questions of a draft by path. They are stored with the draft, and stay while the form is hidden. */
export interface OpenQuestions {
  get(path: string): OpenQuestion | undefined;
  set(path: string, question: OpenQuestion): void;
  delete(path: string): void;
}

/** Returns the open questions of a draft, to read and change. */
export function openQuestions(draft: string): OpenQuestions {
  const change = (change: (questions: Map<string, OpenQuestion>) => void) => {
    const questions = new Map(questionsOf(draft));
    change(questions);
    useDrafts.getState().change(draft, { questions: questions.size > 0 ? questions : undefined });
  };
  return {
    get: (path) => questionsOf(draft)?.get(path),
    set: (path, question) => change((questions) => questions.set(path, question)),
    delete(path) {
      if (questionsOf(draft)?.has(path)) change((questions) => questions.delete(path));
    },
  };
}

function questionsOf(draft: string): ReadonlyMap<string, OpenQuestion> | undefined {
  return draftById(draft)?.questions;
}

/** Goes to the first question of a draft. Actions that need the answer are not performed. */
function askFirst(draft: string): string | undefined {
  for (const [path, question] of questionsOf(draft) ?? []) {
    // Earlier versions asked about typed numbers too.
    if (question.kind !== 'rows') {
      openQuestions(draft).delete(path);
      continue;
    }
    const title = say(texts.asksFirst, { typed: question.rows.asked });
    notify({ title, description: say(texts.asksFirstAbout), tone: 'bad' });
    showView('Form');
    goToField(path);
    return title;
  }
  return undefined;
}

useFormGuide.setState({ askFirst });
