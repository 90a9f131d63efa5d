/** Wrappers of networks, which all readers ignore. */

import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import type { XmlElement } from '../../xml/element.ts';

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
