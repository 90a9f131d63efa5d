import { deflateSync, inflateSync } from 'fflate';
import { MAX_SIZE } from '../../engine/reading/problem.ts';
import { bytesOfBase64Url } from '../../engine/text/base64url.ts';
import { chooseView } from '../app/document-view.ts';
import { usePane } from '../app/pane.ts';
import { settings } from '../app/settings.ts';
import { showXmlAs } from '../app/xml-view.ts';
import { describe } from '../document/description.ts';
import { say } from '../texts/say.ts';
import { notify } from '../ui/notice.ts';
import { useDrafts } from './drafts.ts';
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
    // From empty input, fflate fills the output with zeros.
    if (!packed || packed.length === 0) return undefined;
    // Limits unpacking to the size of a document.
    const bytes = inflateSync(packed, { out: new Uint8Array(Math.min(MAX_SIZE, 1032 * packed.length + 64)) });
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Opens the document in a link as paper, or shows the draft with the same text. Reports a damaged link. Readers who have
 * not chosen a view get the form, without the question of the first visit.
 */
export function openLink(fragment: string, show: (draft: string, panel?: string) => void): void {
  const shared = sharedText(fragment);
  if (shared === undefined) {
    notify({ title: say(texts.damagedLink), description: say(texts.damagedLinkHow), tone: 'bad', duration: 20_000 });
    history.replaceState(history.state, '', location.pathname + location.search);
    return;
  }
  const { drafts, open } = useDrafts.getState();
  const draft = drafts.find(({ text }) => text === shared)?.id ?? open(shared);
  if (settings.getItem('view') === null) {
    chooseView('Form');
    settings.setItem('tour', 'done');
  }
  const { isXml, schema } = describe(shared);
  if (isXml) showXmlAs('Paper');
  else if (schema !== '') usePane.setState({ pane: 'Result', onlyResult: true });
  show(draft, isXml ? undefined : 'Preview');
}
