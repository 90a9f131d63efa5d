/** A file that was read, from which another one of its format is written. */

import type { SyntaxKey } from './format.ts';
import type { StatedFigures } from './national/stated.ts';
import type { Report } from './report.ts';
import type { XmlElement } from './xml/element.ts';

export interface NationalSource {
  readonly syntax: SyntaxKey;
  readonly root: XmlElement;
  /** The losses of reading it. */
  readonly report: Report;
  /** Its figures, if the document has others; undefined if it has the same. */
  readonly stated?: StatedFigures | undefined;
}
