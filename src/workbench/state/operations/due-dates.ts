import { type Answer, type Fault, ServiceError } from '../../../client/index.ts';
import { edited } from '../../engine/document/change.ts';
import { locate } from '../../engine/document/locate.ts';
import { treeOf } from '../../engine/document/text.ts';

/**
 * Asks for a copy or correction of a text. Some countries, such as Portugal, refuse a due date before the issue date, which becomes today: if
 * moving the due dates with it is enough, as the service offers, the document is made with them. Its warnings then have the original's dates.
 */
export async function withDueDates<T>(text: string, ask: (text: string) => Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await ask(text);
  } catch (error) {
    const due = error instanceof ServiceError ? error.warnings.filter(isDueDate) : [];
    if (due.length === 0) throw error;
    const answer = await ask(moved(text, due)).catch(() => {
      throw error;
    });
    return { ...answer, warnings: [...due, ...answer.warnings.filter((each) => !isDueDate(each))] };
  }
}

const isDueDate = ({ kept }: Fault) => kept?.what === 'due-date' && kept.to !== undefined;

function moved(text: string, warnings: readonly Fault[]): string {
  const root = treeOf(text);
  const edits = warnings.flatMap(({ kept, properties }) =>
    properties.flatMap((path) => {
      const found = root && locate(root, path);
      if (!found || found.missing) return [];
      return { offset: found.node.offset, length: found.node.length, content: JSON.stringify(kept?.to) };
    }),
  );
  return edited(text, edits);
}
