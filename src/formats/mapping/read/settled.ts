/** Common steps of all readers: ignores wrappers of networks, and builds the document until nothing changes. */

import type { Environment, Fault, Outcome } from '../../../engine/faults.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { build } from '../../../engine/operations/operations.ts';
import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import type { XmlElement } from '../../xml/element.ts';

/** A document with its faults. */
export interface Built {
  document: JsonObject;
  faults: Fault[];
}

/** The maximum number of builds. A completed document may be completed further. */
const MOST_BUILDS = 3;

/** Builds until nothing changes. */
export function buildSettled(draft: JsonObject, environment: Environment): Built {
  let document = draft;
  let faults: Fault[] = [];
  let before = '';
  for (let i = 0; i < MOST_BUILDS; i++) {
    const outcome = build(document, {}, environment, true);
    faults = outcome.ok ? [] : outcome.faults;
    document = builtFrom(document, outcome);
    const text = JSON.stringify(document);
    if (text === before) break;
    before = text;
  }
  return { document, faults };
}

/** Returns the built document, or the draft if it cannot be read: a built one lacks what is unreadable. */
export function builtFrom(draft: JsonObject, outcome: Outcome<JsonObject>): JsonObject {
  if (outcome.ok) return outcome.result;
  return outcome.key === 'input' ? draft : ((outcome.document as JsonObject | undefined) ?? draft);
}

/** The maximum number of ignored elements to report, per level. */
const MOST_HEADERS = 20;

/** Reports elements around a document in a file as left out. */
export function reportHeaders(wrapper: XmlElement, root: XmlElement, report: Report): void {
  for (let at = root; at !== wrapper && at.parent; at = at.parent) {
    const path = at;
    const headers = at.parent.children.filter((child) => child !== path);
    for (const header of headers.slice(0, MOST_HEADERS)) {
      report.dropped(
        'info',
        { element: header },
        message('Ignored the envelope around the invoice; it describes the delivery, not the document.'),
      );
    }
  }
}
