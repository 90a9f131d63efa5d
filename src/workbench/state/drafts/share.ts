import { deflateSync, Inflate } from 'fflate';
import { MAX_SIZE } from '../../../engine/reading/problem.ts';
import { bytesOfBase64Url } from '../../../engine/text/base64url.ts';
import { joinedBytes } from '../../../engine/text/joined-bytes.ts';
import { pushInPortions } from '../../../intake/portions.ts';
import { describe } from '../../engine/document/description.ts';
import { say } from '../../ui/texts/say.ts';
import { showFormFirst } from '../view/document-view.ts';
import { usePane } from '../view/pane.ts';
import { showXmlAs } from '../view/xml-view.ts';
import { useDrafts } from './drafts.ts';
import { reportNotOpened } from './not-opened.ts';
import { sharedPrefix } from './shared-link.ts';
import * as texts from './texts.ts';

/** Returns a link fragment that contains a text: compressed, in characters that programs keep unchanged. */
export function sharedFragment(text: string): string {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return (
    sharedPrefix +
    btoa(binary)
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/={1,2}$/, '')
  );
}

/** Returns the text of a fragment; undefined if it has none or is damaged. */
export function sharedText(fragment: string): string | undefined {
  if (!fragment.startsWith(sharedPrefix)) return undefined;
  try {
    const packed = bytesOfBase64Url(fragment.slice(sharedPrefix.length));
    if (!packed || packed.length === 0) return undefined;
    return new TextDecoder('utf-8', { fatal: true }).decode(inflated(packed));
  } catch {
    return undefined;
  }
}

/** Unpacks up to the size of a document. Throws for more. */
function inflated(packed: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const unpacking = new Inflate((part) => {
    length += part.length;
    if (length > MAX_SIZE) throw new RangeError('the document is too large');
    parts.push(part);
  });
  pushInPortions(unpacking, packed);
  return joinedBytes(parts, length);
}

/**
 * Opens the document in a link as paper, or shows the draft with the same text. Reports a damaged link. Readers who have
 * not chosen a view get the form, without the question of the first visit.
 */
export function openLink(fragment: string, show: (draft: string, panel?: string) => void): void {
  const shared = sharedText(fragment);
  if (shared === undefined) {
    reportNotOpened({ title: say(texts.damagedLink), description: say(texts.damagedLinkHow), actions: [] });
    history.replaceState(history.state, '', location.pathname + location.search);
    return;
  }
  const { drafts, open } = useDrafts.getState();
  const draft = drafts.find(({ text }) => text === shared)?.id ?? open(shared);
  showFormFirst();
  const { isXml, schema } = describe(shared);
  if (isXml) showXmlAs('Paper');
  else if (schema !== '') usePane.setState({ pane: 'Result', onlyResult: true });
  show(draft, isXml ? undefined : 'Preview');
}
