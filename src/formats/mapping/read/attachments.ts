/**
 * Supporting documents: those on the web become attachments, files in the XML accompany the document (chapter 14 §5.9).
 */

import type { InvoiceDraft } from '../../../engine/document-types.ts';
import { message } from '../../../engine/text/message.ts';
import type { AttachedFile } from '../../declare/report.ts';
import { isBase64 } from '../../xml/base64.ts';
import { type Reading, type Terms, unlessEmpty } from './reading.ts';

type Attachment = NonNullable<NonNullable<InvoiceDraft['attachments']>[number]>;

export function readAttachments(reading: Reading): Attachment[] | undefined {
  const attachments: Attachment[] = [];
  for (const group of reading.invoice.all('BG-24')) {
    const path = `$.attachments[${attachments.length}]`;
    const hasUrl = group.peek('BT-124') !== undefined;
    const code = group.text('BT-122', hasUrl ? `${path}.code` : undefined);
    const description = group.text('BT-123', hasUrl ? `${path}.description` : undefined);
    const file = readFile(group, code, description);
    if (file) reading.files.push(file);
    const url = group.text('BT-124', `${path}.url`);
    if (url !== undefined) {
      attachments.push({ code, description, url, ...readMore(reading, group) });
    } else if (group.peek('BT-125') === undefined) {
      const id = code ?? '';
      group.settle();
      reading.report.dropped(
        'warning',
        { element: group.element, term: 'BG-24' },
        description === undefined
          ? message('Ignored the supporting document {id}: it has neither an address nor a file.', { id })
          : message('Ignored the supporting document {id} ({description}): it has neither an address nor a file.', {
              id,
              description,
            }),
      );
    }
  }
  return unlessEmpty(attachments);
}

const DIGESTS: ReadonlyMap<string, 'sha256'> = new Map([
  ['SHA-256', 'sha256'],
  ['SHA256', 'sha256'],
  ['http://www.w3.org/2001/04/xmlenc#sha256', 'sha256'],
]);

/** Reads details of a web file in UBL that have no term. */
function readMore(reading: Reading, { element }: Terms): Attachment {
  const reference = reading.isCii ? undefined : element?.child('cac:Attachment')?.child('cac:ExternalReference');
  const mime = reading.textOf(reference, 'cbc:MimeCode');
  const name = reading.textOf(reference, 'cbc:FileName');
  const alg = DIGESTS.get(reference?.child('cbc:HashAlgorithmMethod')?.value.trim() ?? '');
  if (alg === undefined || reference?.child('cbc:DocumentHash') === undefined) return { mime, name };
  reading.textOf(reference, 'cbc:HashAlgorithmMethod');
  return { mime, name, digest: { alg, val: reading.textOf(reference, 'cbc:DocumentHash') } };
}

/** Reports name and type of a file without content. */
function reportEmptyFile(group: Terms): undefined {
  const [type, file] = [group.text('BT-125-1'), group.text('BT-125-2')];
  const name = file ?? type;
  if (name === undefined) return;
  const place = { element: group.elementOf('BT-125-1') ?? group.element, term: 'BT-125' } as const;
  group.reading.report.dropped('warning', place, message('Ignored the file {name}: it has no content.', { name }));
}

/** Returns the file in the XML. Invalid base64 is ignored. */
function readFile(group: Terms, id: string | undefined, description: string | undefined): AttachedFile | undefined {
  const value = group.value('BT-125');
  if (value === undefined || value.text.trim() === '') return reportEmptyFile(group);
  const mediaType = group.text('BT-125-1');
  const name = group.text('BT-125-2');
  const data = value.text.replace(/\s/g, '');
  if (!isBase64(data)) {
    group.reading.report.dropped(
      'warning',
      { element: value.element, term: 'BT-125' },
      message('Ignored the file {name}: it is not base64.', { name: name ?? id ?? '' }),
    );
    return undefined;
  }
  return {
    ...(id !== undefined && { id }),
    name: name ?? id ?? 'attachment',
    media_type: mediaType ?? 'application/octet-stream',
    ...(description !== undefined && { description }),
    data,
  };
}
